import { Injectable } from '@nestjs/common';
import { isAdmin } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { OtpService, OwnerLinks, SessionsService } from '../auth/index.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import { RegionsService } from '../regions/index.js';
import { UserDetailsService, UsersService, type Account } from '../users/index.js';

/** Blocking people and lifting it, with all that keeps somebody out (rule 92). */
@Injectable()
export class BlockingService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly details: UserDetailsService,
    private readonly regions: RegionsService,
    private readonly sessions: SessionsService,
    private readonly otp: OtpService,
    private readonly ownerLinks: OwnerLinks,
    private readonly blockedIps: BlockedIpsService,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Blocks somebody: they are signed out everywhere at once, and no link or code lets them in.
   * @throws NOT_FOUND out of reach, BLOCK_SELF, BLOCK_ADMIN
   */
  async block(caller: Caller, userId: number, reason: string): Promise<void> {
    if (userId === caller.userId) return fail('BLOCK_SELF', { field: 'error' });
    await this.database.transaction(async (tx) => {
      const account = await this.reached(caller, userId);
      if (account.roles.some(isAdmin) && caller.role !== 'super_admin') return fail('BLOCK_ADMIN', { field: 'error' });
      await this.details.setBlock(tx, userId, true);
      await this.ownerLinks.withdraw(tx, userId);
      await this.sessions.endAll(userId);
      await this.activity.record(tx, [{ subjectType: 'user', subjectId: userId, actorId: caller.userId, action: 'blocked', note: reason }]);
    });
  }

  /** Lifts everything that keeps somebody out: the block, the waits after wrong codes, and the addresses that were blocked on their account. */
  async unblock(caller: Caller, userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await this.reached(caller, userId);
      if (account.roles.some(isAdmin) && caller.role !== 'super_admin') return fail('BLOCK_ADMIN', { field: 'error' });
      await this.details.setBlock(tx, userId, false);
      await this.otp.forgive(tx, account.phone);
      await this.blockedIps.liftOf(tx, userId, caller.userId);
      await this.activity.record(tx, [{ subjectType: 'user', subjectId: userId, actorId: caller.userId, action: 'unblocked' }]);
    });
  }

  /** Somebody whom the caller may see: an admin with regions reaches the people who live there (rule 51). */
  private async reached(caller: Caller, userId: number): Promise<Account> {
    const account = await this.users.accountById(userId);
    const { states } = await this.regions.reachOf(caller);
    if (!account || states === null) return account ?? fail('NOT_FOUND');
    const person = await this.details.find(userId);
    return states.includes(person?.residential?.state ?? '') ? account : fail('NOT_FOUND');
  }
}
