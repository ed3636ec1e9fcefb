import { Injectable } from '@nestjs/common';
import type { AuthRecord } from '@karov/api-client';
import { isAdmin, type Role } from '@karov/domain';
import { fail } from '../../platform/errors/fail.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import type { Account } from '../users/index.js';
import { AuthRecords } from './auth-records.js';
import { DevicesService } from './devices.service.js';
import type { Origin } from './origin.js';
import { SessionsService } from './sessions.service.js';
import { signInObstacle } from './sign-in.rules.js';

/** The last step of every way in: the session, and the device that is known from now on. */
@Injectable()
export class EntryService {
  constructor(
    private readonly records: AuthRecords,
    private readonly sessions: SessionsService,
    private readonly devices: DevicesService,
    private readonly blockedIps: BlockedIpsService,
  ) {}

  /**
   * Lets somebody in whose phone is proven.
   * @throws ACCOUNT_BLOCKED, ACCOUNT_INACTIVE
   */
  async enter(account: Account, role: Role, origin: Origin): Promise<AuthRecord> {
    const obstacle = signInObstacle(account, role);
    if (obstacle) return fail(obstacle, { field: 'error' });
    const token = await this.sessions.open(account.id, role, origin.userAgent);
    await this.devices.remember(origin.device, account.id);
    if (isAdmin(role)) await this.blockedIps.noteAdmin(origin.network);
    return this.records.of(account, role, token);
  }
}
