import type { ActOnMany, OpenWork } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { ManyActs } from '../../platform/http/many-acts.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { SessionsService } from '../auth/index.js';
import { UserDetailsRepository } from '../users/index.js';
import { ManagedPeopleService } from './managed-people.service.js';
import { OpenWorkService, type Replacements } from './open-work.service.js';
import { UserListService } from './user-list.service.js';
import { hasSwitch, mayGovern } from './user-management.policy.js';

/** Activates and deactivates people (rules 27, 63, 88, 89, 139). */
@Injectable()
export class UserStatusService {
  constructor(
    private readonly database: Database,
    private readonly list: UserListService,
    private readonly people: ManagedPeopleService,
    private readonly details: UserDetailsRepository,
    private readonly sessions: SessionsService,
    private readonly work: OpenWorkService,
    private readonly activity: ActivityService,
    private readonly acts: ManyActs,
  ) {}

  /** The work that a person within reach has taken on. */
  async openWork(caller: Caller, userId: number): Promise<OpenWork> {
    await this.list.require(caller, userId);
    return this.work.of(caller, userId);
  }

  /**
   * Activates or deactivates people (rule 241). Those with open work are refused, since who takes it over is
   * chosen for each.
   */
  changeMany(caller: Caller, userIds: readonly number[], isActive: boolean): Promise<ActOnMany> {
    return this.acts.each(userIds, (id) => this.change(caller, id, isActive, {}));
  }

  /**
   * Activates or deactivates a person; open work is handed over in the same transaction, and sessions end at
   * once. Returns whether anything changed.
   * @throws NOT_FOUND when the person is out of reach, GOVERN_DENIED, NOT_ALLOWED_NOW, REPLACEMENT_REQUIRED,
   * REPLACEMENT_UNKNOWN
   */
  async change(
    caller: Caller,
    userId: number,
    isActive: boolean,
    replacements: Replacements,
  ): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const person = await this.people.lock(caller, userId);
      if (!mayGovern(caller, person)) return fail('GOVERN_DENIED', { field: 'message' });
      if (!hasSwitch(person)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      if (person.isActive === isActive) return false;
      if (!isActive) await this.work.handOn(tx, userId, replacements, caller.userId);
      await this.details.setActive(userId, isActive);
      if (!isActive) await this.sessions.endAll(userId);
      await this.activity.record([
        {
          subjectType: 'user',
          subjectId: userId,
          actorId: caller.userId,
          action: isActive ? 'activated' : 'deactivated',
        },
      ]);
      return true;
    });
  }
}
