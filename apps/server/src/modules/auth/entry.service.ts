import type { AuthRecord } from '@karov/api-client';
import { isAdmin, type Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import { type Account, PresenceService } from '../users/index.js';
import { AuthRecords } from './auth-records.js';
import type { Client } from './client.js';
import { DevicesService } from './devices.service.js';
import { OwnerDoubts } from './owner-doubts.service.js';
import { PasskeyRequirement } from './passkey-requirement.service.js';
import { SessionsService } from './sessions.service.js';
import { signInObstacle } from './sign-in.rules.js';

/** The last step of every way in: the session, and the device that is known from now on. */
@Injectable()
export class EntryService {
  constructor(
    private readonly clock: Clock,
    private readonly records: AuthRecords,
    private readonly sessions: SessionsService,
    private readonly devices: DevicesService,
    private readonly blockedIps: BlockedIpsService,
    private readonly requirement: PasskeyRequirement,
    private readonly presence: PresenceService,
    private readonly doubts: OwnerDoubts,
  ) {}

  /**
   * Lets in a person of a number who has registered, chosen or named themselves: sessions and tickets there
   * that wait for another's question end (rule 237). A person who comes to a question of their own has not
   * proven who they are, and ends nobody else's: two of a household may both wait.
   */
  async enterAs(
    ...[account, role, client, proof, provenAt]: Parameters<EntryService['enter']>
  ): Promise<AuthRecord> {
    const record = await this.enter(account, role, client, proof, provenAt);
    if (!record.is_limited) await this.sessions.endLimitedOfOthers(account.id, account.phone);
    return record;
  }

  /**
   * Lets in somebody who has proven who they are: that the phone is theirs, or by a passkey. Somebody who may
   * be new with an old number is let in to the question alone, and their device is not known yet (rule 237).
   * The session has the moment of the proof, and none where it was never given (rule 234).
   * @throws ACCOUNT_BLOCKED, ACCOUNT_INACTIVE, PASSKEY_REQUIRED
   */
  async enter(
    account: Account,
    role: Role,
    client: Client,
    proof: 'phone' | 'passkey',
    provenAt: Date | null = this.clock.now(),
  ): Promise<AuthRecord> {
    const obstacle = signInObstacle(account, role);
    if (obstacle) return fail(obstacle, { field: 'error' });
    if (proof === 'phone') await this.requirement.refuseOtherProofs(account.id, role, 'error');
    const isLimited = proof === 'phone' && (await this.doubts.mayBeAnother(account.id, client.device));
    const token = await this.sessions.open(
      account.id,
      role,
      client.userAgent,
      { [proof]: provenAt },
      isLimited,
    );
    if (isLimited) return this.doubts.begin(account, role, token);
    await this.devices.remember(client.device, account.id);
    // of several who share a number, the last to come in is asked for first (rule 238)
    await this.presence.note(account.id, true);
    if (isAdmin(role)) await this.blockedIps.noteAdmin(client.network);
    return this.records.of(account, role, token);
  }
}
