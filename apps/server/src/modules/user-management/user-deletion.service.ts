import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { takenForAdmins } from '../../platform/database/taken-fault.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { OwnerLinksService, SessionsService } from '../auth/index.js';
import { NotificationsService } from '../notifications/index.js';
import { DeletionService } from '../privacy/index.js';
import { UserDetailsService } from '../users/index.js';
import { ManagedPeopleService } from './managed-people.service.js';
import { OpenWorkService, type Replacements } from './open-work.service.js';
import { isRestorable, mayGovern } from './user-management.policy.js';

/** Deletes people for staff, and restores them (rules 63, 89, 90). */
@Injectable()
export class UserDeletionService {
  constructor(
    private readonly database: Database,
    private readonly people: ManagedPeopleService,
    private readonly details: UserDetailsService,
    private readonly sessions: SessionsService,
    private readonly ownerLinks: OwnerLinksService,
    private readonly notifications: NotificationsService,
    private readonly deletions: DeletionService,
    private readonly work: OpenWorkService,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Deletes a person: their work is handed over, the search for help for them ends, they are signed out, and
   * nobody can find them or write to them. This can be undone for 30 days, after which they are erased.
   * @throws NOT_FOUND when they are out of reach or already deleted, GOVERN_DENIED, DELETION_IN_CARE,
   * REPLACEMENT_REQUIRED, REPLACEMENT_UNKNOWN
   */
  async remove(caller: Caller, userId: number, replacements: Replacements): Promise<void> {
    await this.database.transaction(async (tx) => {
      const person = await this.people.lock(caller, userId);
      if (person.deletedAt !== null) return fail('NOT_FOUND');
      if (!mayGovern(caller, person)) return fail('GOVERN_DENIED', { field: 'message' });
      await this.deletions.byStaff(userId);
      // Messages that were waiting to be sent are withdrawn; those of the hand-over are sent.
      await this.notifications.cancelAllTo(userId);
      await this.work.handOn(tx, userId, replacements, caller.userId);
      await this.details.remove(tx, userId, caller.userId);
      await this.ownerLinks.withdraw(userId);
      await this.sessions.endAll(userId);
      await this.activity.record([
        { subjectType: 'user', subjectId: userId, actorId: caller.userId, action: 'deleted' },
      ]);
    });
  }

  /**
   * Restores a person to their former state within those 30 days, without their open requests.
   * @throws NOT_FOUND when they are out of reach, GOVERN_DENIED, NOT_ALLOWED_NOW for a person who is not
   * deleted or has already been erased, PHONE_TAKEN, NAME_AT_PHONE, PHONE_OF_BLOCKED
   */
  async restore(caller: Caller, userId: number): Promise<void> {
    try {
      await this.database.transaction(async () => {
        const person = await this.people.lock(caller, userId);
        if (!mayGovern(caller, person)) return fail('GOVERN_DENIED', { field: 'message' });
        if (!isRestorable(person)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
        await this.details.restore(userId);
        await this.deletions.undoneByStaff(userId);
        await this.activity.record([
          { subjectType: 'user', subjectId: userId, actorId: caller.userId, action: 'restored' },
        ]);
      });
    } catch (error) {
      const code = takenForAdmins(error);
      return code ? fail(code, { field: 'message' }) : Promise.reject(error);
    }
  }
}
