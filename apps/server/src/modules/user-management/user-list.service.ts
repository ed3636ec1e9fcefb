import type { Flag, UserRow, UserVetting } from '@karov/api-client';
import { isAdmin, roleId } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { inBatches, type ListPage } from '../../platform/lists/list-answer.js';
import { readFilters } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { SensitiveReadsService } from '../activity/index.js';
import { EventsService } from '../events/index.js';
import { OptionsService } from '../options/index.js';
import { addressForCaller, PlacesService } from '../places/index.js';
import { type Reach, RegionsRepository } from '../regions/index.js';
import {
  contactOf,
  HelpProfilesRepository,
  ReferencesRepository,
  UserDetailsRepository,
  UsersRepository,
} from '../users/index.js';
import {
  IdNumberHashesService,
  VolunteerFormsRepository,
  type VolunteerStanding,
} from '../volunteers/index.js';
import { PEOPLE_FILTERS, type PeopleFilters } from './people-filters.js';
import { SignInHoldsService } from './sign-in-holds.service.js';
import {
  type ListedUser,
  type PeopleList,
  type PeopleSought,
  UserListRepository,
} from './user-list.repository.js';
import { userAbilities } from './user-management.policy.js';

type Told = Pick<
  UserRow,
  | 'disabilities'
  | 'other_disability'
  | 'disability_confirmation_check'
  | 'quick_emergency_request'
  | 'personal_information'
>;
const NOTHING_TOLD: Told = {
  disabilities: [],
  other_disability: '',
  disability_confirmation_check: false,
  quick_emergency_request: false,
  personal_information: null,
};

type Reached = Pick<
  UserRow,
  | 'is_phone'
  | 'is_wp'
  | 'is_sms'
  | 'email_verified_at'
  | 'residential_address'
  | 'arrival_address'
  | 'references'
>;
const NOT_READ: Reached = {
  is_phone: 0,
  is_wp: 0,
  is_sms: 0,
  email_verified_at: null,
  residential_address: '',
  arrival_address: '',
  references: [],
};

/** Which people a list is about. */
interface PeopleChosen {
  search: string;
  filters: PeopleFilters;
}

const flag = (value: boolean): Flag => (value ? 1 : 0);

/** The people managed by a member of staff (rules 51, 91, 93). */
@Injectable()
export class UserListService {
  constructor(
    private readonly clock: Clock,
    private readonly regions: RegionsRepository,
    private readonly places: PlacesService,
    private readonly users: UsersRepository,
    private readonly details: UserDetailsRepository,
    private readonly references: ReferencesRepository,
    private readonly told: HelpProfilesRepository,
    private readonly options: OptionsService,
    private readonly reads: SensitiveReadsService,
    private readonly forms: VolunteerFormsRepository,
    private readonly idNumbers: IdNumberHashesService,
    private readonly events: EventsService,
    private readonly holds: SignInHoldsService,
    private readonly repository: UserListRepository,
  ) {}

  /**
   * Returns a page of people; for an export, all of them as a stream, however many. What they told about
   * disability and health is decrypted for the page's rows alone and each view is recorded; the export does
   * not contain it (rule 67).
   */
  async page(caller: Caller, query: ListQuery): Promise<ListPage<UserRow>> {
    const reach = await this.regions.reachOf(caller);
    const filters = readFilters(query, PEOPLE_FILTERS);
    await this.requireEvent(caller, filters);
    const sought = { filters, owners: await this.ownersOf(caller, query.search) };
    if (query.isExport)
      return this.stream(caller, await this.repository.ids(reach, query, sought, this.clock.now()));
    const page = await this.repository.page(reach, query, sought, this.clock.now());
    return { total: page.total, rows: await this.rows(caller, page.rows, true) };
  }

  /**
   * Returns the ids of everybody in a list; the event filter accepts only an event within the caller's reach.
   * @throws NOT_FOUND
   */
  async idsOf(caller: Caller, { search, filters }: PeopleChosen): Promise<number[]> {
    const [reach, sought] = await this.chosen(caller, { search, filters });
    return this.repository.ids(reach, { search, orderBy: 'id', descending: false }, sought, this.clock.now());
  }

  /**
   * Returns everybody in a list for another list, which reads them by itself; the event filter as in {@link idsOf}.
   * @throws NOT_FOUND
   */
  async list(caller: Caller, { search, filters }: PeopleChosen): Promise<PeopleList> {
    const [reach, sought] = await this.chosen(caller, { search, filters });
    return this.repository.list(reach, search, sought, this.clock.now());
  }

  private async chosen(caller: Caller, { search, filters }: PeopleChosen): Promise<[Reach, PeopleSought]> {
    await this.requireEvent(caller, filters);
    const reach = await this.regions.reachOf(caller);
    return [reach, { filters, owners: await this.ownersOf(caller, search) }];
  }

  /**
   * Returns a person within the caller's reach whose name the caller may know (rule 79).
   * @throws NOT_FOUND
   */
  async require(caller: Caller, id: number): Promise<ListedUser> {
    return (await this.knownAmong(caller, [id])).get(id) ?? fail('NOT_FOUND');
  }

  /** Returns those of these people who are within the caller's reach and may be known by name, by id. */
  async knownAmong(caller: Caller, ids: readonly number[]): Promise<Map<number, ListedUser>> {
    if (ids.length === 0) return new Map();
    const reach = await this.regions.reachOf(caller);
    const people = await this.repository.findMany(reach, ids, this.clock.now());
    return new Map(people.map((person) => [person.id, person]));
  }

  /**
   * Returns a row of the list without the details whose view must be recorded, and without those that a
   * person's record reads itself.
   * @throws NOT_FOUND
   */
  async row(caller: Caller, id: number): Promise<UserRow> {
    const [row] = await this.rows(caller, [await this.require(caller, id)], false);
    return row ?? fail('NOT_FOUND');
  }

  private async requireEvent(caller: Caller, { event_people: people }: PeopleFilters): Promise<void> {
    if (people) await this.events.require(caller, people.eventId);
  }

  private stream(caller: Caller, ids: readonly number[]): ListPage<UserRow> {
    const read = async (some: readonly number[]): Promise<UserRow[]> =>
      this.rows(caller, await this.repository.byIds(some), false);
    return {
      rows: [],
      total: ids.length,
      stream: { personIds: ids, batches: () => inBatches(ids, read) },
    };
  }

  /** Returns the people with an identity number; only admins can search for one. */
  private async ownersOf({ role }: Caller, search: string): Promise<number[]> {
    return isAdmin(role) && search !== '' ? this.idNumbers.ownersOf(search) : [];
  }

  private async rows(caller: Caller, people: readonly ListedUser[], isPage: boolean): Promise<UserRow[]> {
    const ids = people.map(({ id }) => id);
    const [online, standings, held, told, reached] = await Promise.all([
      this.users.onlineAmong(ids),
      this.forms.standings(ids),
      isAdmin(caller.role) ? this.holds.heldAmong(people) : new Set<number>(),
      isPage ? this.toldBy(caller, ids) : new Map<number, Told>(),
      isPage ? this.reached(ids) : new Map<number, Reached>(),
    ]);
    return people.map((person) => ({
      ...this.toRow(caller, person, {
        isOnline: online.has(person.id),
        isHeld: held.has(person.id),
        standing: standings.get(person.id) ?? null,
      }),
      ...told.get(person.id),
      ...reached.get(person.id),
    }));
  }

  /** How the people of a page are reached, where they live, and whom they registered. */
  private async reached(ids: readonly number[]): Promise<Map<number, Reached>> {
    const [details, referred] = await Promise.all([
      this.details.findManyKept(ids),
      this.references.referredBy(ids),
    ]);
    return new Map(
      [...details].map(([id, { isPhone, isWp, isSms, residential, arrival }]) => [
        id,
        {
          is_phone: flag(isPhone),
          is_wp: flag(isWp),
          is_sms: flag(isSms),
          email_verified_at: null,
          residential_address: residential ? addressForCaller(residential) : '',
          arrival_address: arrival ? addressForCaller(arrival) : '',
          references: (referred.get(id) ?? []).map(({ id: of, fullName, isActive }) => ({
            user: { id: of, full_name: fullName },
            is_active: isActive,
          })),
        },
      ]),
    );
  }

  /** Records the view before anything is returned (rule 67); people without a profile are skipped. */
  private async toldBy(caller: Caller, ids: readonly number[]): Promise<Map<number, Told>> {
    const told = await this.told.disabilitiesOf(ids);
    await this.reads.notePage(caller, [...told.keys()], 'help_profile');
    const labels = await this.options.labels(
      [...new Set([...told.values()].flatMap((one) => one.ids))],
      currentLocale(),
    );
    return new Map(
      [...told].map(([id, one]) => [
        id,
        {
          disabilities: [
            ...one.ids.flatMap((disability) => labels.get(disability) ?? []),
            ...(one.isUnreadable ? [serverText(currentLocale(), 'answers.unreadable')] : []),
          ],
          other_disability: one.other,
          disability_confirmation_check: one.isConfirmed,
          quick_emergency_request: one.isQuick,
          personal_information: one.answers,
        },
      ]),
    );
  }

  private toRow(
    caller: Caller,
    user: ListedUser,
    {
      isOnline,
      isHeld,
      standing,
    }: { isOnline: boolean; isHeld: boolean; standing: VolunteerStanding | null },
  ): UserRow {
    return {
      ...NOTHING_TOLD,
      ...NOT_READ,
      id: user.id,
      full_name: user.fullName,
      ...contactOf(user),
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
      signed_in_at: user.signedInAt?.toISOString() ?? null,
      deleted_at: user.deletedAt?.toISOString() ?? null,
      volunteer_information: standing && vettingOf(standing, caller),
      abilities: userAbilities(caller, user, standing, isHeld),
    };
  }
}

/** Returns the state of vetting: admins also see the documents, managers only the states. */
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
