import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { UsersService } from '../users/index.js';

/** The objection of somebody whom another person registered or linked (decision 64). */
@Injectable()
export class ReferenceObjection {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly activity: ActivityService,
  ) {}

  /** @throws NOT_FOUND for references of others and for those that were objected to */
  async object(caller: Caller, referenceId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.users.objectToReference(tx, caller.userId, referenceId))) return fail('NOT_FOUND');
      await this.activity.record(tx, [{ subjectType: 'user', subjectId: caller.userId, actorId: caller.userId, action: 'reference_objected' }]);
    });
  }
}
