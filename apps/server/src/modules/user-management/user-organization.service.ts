import type { ActOnMany } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { ManyActs } from '../../platform/http/many-acts.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { UserDetailsService } from '../users/index.js';
import { ManagedPeopleService } from './managed-people.service.js';
import { mayBelong, mayGovern } from './user-management.policy.js';

/** The organization of a volunteer. */
@Injectable()
export class UserOrganizationService {
  constructor(
    private readonly database: Database,
    private readonly people: ManagedPeopleService,
    private readonly details: UserDetailsService,
    private readonly organizations: OrganizationsService,
    private readonly activity: ActivityService,
    private readonly acts: ManyActs,
  ) {}

  /** Assigns volunteers to one organization (rule 241). */
  assignMany(caller: Caller, userIds: readonly number[], organizationId: number): Promise<ActOnMany> {
    return this.acts.each(userIds, (id) => this.assign(caller, id, organizationId));
  }

  /**
   * Assigns a volunteer to an organization; if they belong to it already, nothing is written.
   * @throws NOT_FOUND when the person is out of reach, GOVERN_DENIED, NOT_ALLOWED_NOW for anybody but an
   * active volunteer, ValidationFailure on `organization_id`
   */
  async assign(caller: Caller, userId: number, organizationId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const person = await this.people.lock(caller, userId);
      if (!mayGovern(caller, person)) return fail('GOVERN_DENIED', { field: 'message' });
      if (!mayBelong(person)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      if (!(await this.organizations.hold(organizationId)))
        throw new ValidationFailure([{ path: 'organization_id', key: 'choice', params: {} }]);
      if (person.organizationId === organizationId) return;
      await this.details.save(tx, userId, { organizationId });
      await this.activity.record([
        {
          subjectType: 'user',
          subjectId: userId,
          actorId: caller.userId,
          action: 'organization_assigned',
          newValues: { organization_id: organizationId },
        },
      ]);
    });
  }
}
