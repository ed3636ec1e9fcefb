import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { UserDetailsRepository, UsersRepository } from '../users/index.js';
import type { ListedUser } from './user-list.repository.js';
import { UserListService } from './user-list.service.js';

/** People within a caller's reach, one action at a time. */
@Injectable()
export class ManagedPeopleService {
  constructor(
    private readonly users: UsersRepository,
    private readonly details: UserDetailsRepository,
    private readonly list: UserListService,
  ) {}

  /**
   * Returns a person, locked until the transaction ends. Until then the caller keeps the role needed for the
   * action, so that of two people who block or deactivate each other one remains (rule 88).
   * @throws NOT_FOUND when the person is out of reach, or the caller has just lost the role
   */
  async lock(caller: Caller, userId: number): Promise<ListedUser> {
    if (!(await this.users.holdRole(caller.userId, caller.role))) return fail('NOT_FOUND');
    await this.details.lock(userId);
    return this.list.require(caller, userId);
  }
}
