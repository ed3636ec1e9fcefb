import { isAdmin } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { OtpService, OwnerLinksService, SessionsService } from '../auth/index.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import { UserDetailsRepository } from '../users/index.js';
import { ManagedPeopleService } from './managed-people.service.js';
import { OpenWorkService, type Replacements } from './open-work.service.js';
import type { ListedUser } from './user-list.repository.js';

/** Blocks and unblocks people, and lifts everything else that prevents their access (rules 89, 92). */
@Injectable()
export class UserBlockingService {
  constructor(
    private readonly database: Database,
    private readonly people: ManagedPeopleService,
    private readonly details: UserDetailsRepository,
    private readonly sessions: SessionsService,
    private readonly otp: OtpService,
    private readonly ownerLinks: OwnerLinksService,
    private readonly blockedIps: BlockedIpsService,
    private readonly work: OpenWorkService,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Blocks a person: their work is handed over, they are signed out everywhere at once, and no link or code
   * lets them in.
   * @throws NOT_FOUND when they are out of reach, BLOCK_SELF, BLOCK_ADMIN, REPLACEMENT_REQUIRED,
   * REPLACEMENT_UNKNOWN
   */
  async block(caller: Caller, userId: number, reason: string, replacements: Replacements): Promise<void> {
    if (userId === caller.userId) return fail('BLOCK_SELF', { field: 'error' });
    await this.database.transaction(async (tx) => {
      await this.lock(caller, userId);
      await this.work.handOn(tx, userId, replacements, caller.userId);
      await this.details.setBlock(userId, true);
      await this.ownerLinks.withdraw(userId);
      await this.sessions.endAll(userId);
      await this.activity.record([
        { subjectType: 'user', subjectId: userId, actorId: caller.userId, action: 'blocked', note: reason },
      ]);
    });
  }

  /**
   * Lifts everything that prevents a person's access: the block, the waits after wrong codes, and addresses
   * blocked because of them.
   */
  async unblock(caller: Caller, userId: number): Promise<void> {
    await this.database.transaction(async () => {
      const { phone } = await this.lock(caller, userId);
      await this.details.setBlock(userId, false);
      await this.otp.forgive(phone);
      await this.blockedIps.liftOf(userId, caller.userId);
      await this.activity.record([
        { subjectType: 'user', subjectId: userId, actorId: caller.userId, action: 'unblocked' },
      ]);
    });
  }

  private async lock(caller: Caller, userId: number): Promise<ListedUser> {
    const person = await this.people.lock(caller, userId);
    if (person.deletedAt !== null) return fail('NOT_FOUND');
    if (person.roles.some(isAdmin) && caller.role !== 'super_admin')
      return fail('BLOCK_ADMIN', { field: 'error' });
    return person;
  }
}
