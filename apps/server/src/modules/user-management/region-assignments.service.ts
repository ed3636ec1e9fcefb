import type { RegionCover, RegionPermissionRow } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { idFilter, readFilters } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { nameAndNumber, RegionPermissionsService } from '../regions/index.js';
import { UserListService } from './user-list.service.js';
import type { RegionsDto } from './user-management.dto.js';
import { mayGovern } from './user-management.policy.js';

/** The districts of people within reach (rules 88, 94). */
@Injectable()
export class RegionAssignmentsService {
  constructor(
    private readonly list: UserListService,
    private readonly permissions: RegionPermissionsService,
  ) {}

  /**
   * The regions of one person.
   * @throws NOT_FOUND when the person is out of reach, ValidationFailure without a person
   */
  async page(caller: Caller, query: ListQuery): Promise<ListPage<RegionPermissionRow>> {
    const { user_id: userId } = readFilters(query, { user_id: idFilter });
    if (userId === undefined) throw new ValidationFailure([{ path: 'user_id', key: 'required', params: {} }]);
    await this.list.require(caller, userId);
    return this.permissions.page(userId, query);
  }

  /** The managers of the caller's districts, and those to whom the caller may give one (rules 51, 88). */
  async cover(caller: Caller): Promise<RegionCover> {
    const { districts, managers } = await this.permissions.cover(caller);
    return {
      districts,
      managers: managers.filter((manager) => mayGovern(caller, manager)).map(nameAndNumber),
    };
  }

  /** @throws NOT_FOUND, GOVERN_DENIED, NOT_ALLOWED_NOW for an inactive person, REGION_OUT_OF_REACH */
  async add(caller: Caller, form: RegionsDto): Promise<void> {
    const person = await this.list.require(caller, form.user_id);
    if (!mayGovern(caller, person)) return fail('GOVERN_DENIED', { field: 'message' });
    if (!person.isActive || person.deletedAt !== null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    await this.permissions.add(caller, form.user_id, form.state_ids ?? [], form.country_ids ?? []);
  }

  async remove(caller: Caller, id: number): Promise<void> {
    const permission = await this.permissions.require(id);
    const person = await this.list.require(caller, permission.userId);
    if (!mayGovern(caller, person)) return fail('GOVERN_DENIED', { field: 'message' });
    await this.permissions.remove(caller, permission);
  }
}
