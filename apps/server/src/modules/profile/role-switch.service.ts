import type { AuthRecord } from '@karov/api-client';
import { type Role, signInObstacle } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { EntryService, SessionsService } from '../auth/index.js';
import { UsersRepository } from '../users/index.js';

/** The switch from one of a person's roles to another (rule 130, "Role switch"). */
@Injectable()
export class RoleSwitchService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly entry: EntryService,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Opens a session in the other role and ends all other sessions of the person (rules 27, 99). Nobody can
   * switch to super admin; they must sign in as one.
   * @throws ROLE_NOT_HELD, ACCOUNT_INACTIVE, PASSKEY_REQUIRED
   */
  async switch(caller: Caller, role: Role, userAgent: string): Promise<AuthRecord> {
    const account = await this.users.accountById(caller.userId);
    if (!account) return fail('SESSION_EXPIRED');
    if (role === 'super_admin' || !account.roles.includes(role))
      return fail('ROLE_NOT_HELD', { field: 'role' });
    const obstacle = signInObstacle(account, role);
    if (obstacle) return fail(obstacle, { field: 'role' });
    const token = await this.database.transaction(async (tx) => {
      const proofs = (await this.sessions.hold(caller.sessionId)) ?? fail('SESSION_EXPIRED');
      if (!proofs.passkey) await this.entry.refuseOtherProofs(caller.userId, role, 'role');
      await this.activity.record([
        {
          subjectType: 'user',
          subjectId: caller.userId,
          actorId: caller.userId,
          action: 'role_switched',
          newValues: { role },
        },
      ]);
      return this.sessions.replaceAll(tx, caller, role, userAgent, proofs);
    });
    return this.entry.recordOf(account, role, token);
  }
}
