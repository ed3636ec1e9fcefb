import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { OwnerQuestionsService } from '../auth/index.js';
import { ManagedPeopleService } from './managed-people.service.js';
import { mayGovern } from './user-management.policy.js';

/**
 * Lets staff confirm that a person is the owner of an old number, if the question does not help (rule 237).
 */
@Injectable()
export class UserVouchingService {
  constructor(
    private readonly database: Database,
    private readonly people: ManagedPeopleService,
    private readonly questions: OwnerQuestionsService,
  ) {}

  /** @throws NOT_FOUND when the person is out of reach, or nobody is waiting; GOVERN_DENIED */
  async vouch(caller: Caller, userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const person = await this.people.lock(caller, userId);
      if (!mayGovern(caller, person)) fail('GOVERN_DENIED', { field: 'message' });
      await this.questions.vouch(tx, caller, userId);
    });
  }
}
