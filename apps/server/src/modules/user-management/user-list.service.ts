import { Injectable } from '@nestjs/common';
import type { Flag, UserRow, UserVetting } from '@karov/api-client';
import { roleId } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { PlacesService } from '../places/index.js';
import { RegionsService } from '../regions/index.js';
import { PresenceService } from '../users/index.js';
import { VolunteersService, type VolunteerStanding } from '../volunteers/index.js';
import { UserListRepository, type ListedUser } from './user-list.repository.js';
import { userAbilities } from './user-management.policy.js';

const flag = (value: boolean): Flag => (value ? 1 : 0);

/** The people whom a member of staff manages (rule 137 "Admin user management"; rules 51, 91, 93). */
@Injectable()
export class UserList {
  constructor(
    private readonly clock: Clock,
    private readonly regions: RegionsService,
    private readonly places: PlacesService,
    private readonly presence: PresenceService,
    private readonly volunteers: VolunteersService,
    private readonly repository: UserListRepository,
  ) {}

  async page(caller: Caller, query: ListQuery): Promise<ListPage<UserRow>> {
    const page = await this.repository.page(await this.regions.reachOf(caller), query, this.clock.now());
    const ids = page.rows.map(({ id }) => id);
    const [online, standings] = await Promise.all([this.presence.onlineAmong(ids), this.volunteers.standings(ids)]);
    return { total: page.total, rows: page.rows.map((row) => this.toRow(caller, row, online.has(row.id), standings.get(row.id) ?? null)) };
  }

  /** One person within the caller's reach. @throws NOT_FOUND */
  async require(caller: Caller, id: number): Promise<ListedUser> {
    return (await this.repository.find(await this.regions.reachOf(caller), id, this.clock.now())) ?? fail('NOT_FOUND');
  }

  private toRow(caller: Caller, user: ListedUser, isOnline: boolean, standing: VolunteerStanding | null): UserRow {
    return {
      id: user.id,
      full_name: user.fullName,
      phone: user.phone,
      email: user.email,
      roles: user.roles.map((role) => ({ id: roleId(role), name: role.replace('_', ' ') })),
      status: user.deletedAt !== null ? 'deleted' : user.isActive ? 'activated' : 'deactivated',
      is_active: flag(user.isActive),
      is_block: flag(user.isBlock),
      is_freeze: flag(user.isFreeze),
      is_online: flag(isOnline),
      is_super_admin: user.roles.includes('super_admin'),
      is_notification_alert: user.isReachable,
      organization: user.organization === null ? null : { name: user.organization },
      city: this.places.townName(user.city, currentLocale()),
      created_at: user.createdAt.toISOString(),
      deleted_at: user.deletedAt?.toISOString() ?? null,
      volunteer_information: standing && vettingOf(standing, caller),
      abilities: userAbilities(caller, user, standing),
    };
  }
}

/** Files are for admins; managers see the states alone. */
function vettingOf(standing: VolunteerStanding, { role }: Caller): UserVetting {
  const isManager = role === 'manager';
  return {
    id: standing.informationId,
    validate_training: standing.isTrainingValidated,
    validate_police: standing.isPoliceValidated,
    is_required_police_validation: standing.isPoliceRequired,
    police_ends_at: standing.isPoliceValidated ? (standing.policeEndsAt?.toISOString() ?? null) : null,
    police_file: isManager ? null : standing.policeFile,
    guardian_needed: standing.guardianNeeded,
    is_guardian_confirmed: standing.isGuardianConfirmed,
    guardian_file: isManager ? null : standing.guardianFile,
  };
}
