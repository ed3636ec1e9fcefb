import type { CallRecord, OpenVolunteer } from '@karov/api-client';
import { isNameLike, phoneSearchDigits } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { AdminApplicationsService, ApplicationSourcesService } from '../applications/index.js';
import { EventDeskService, EventSourcesService } from '../events/index.js';
import { type ShownNeed } from '../needs/index.js';
import { isConcealed, type Reach, RegionsRepository } from '../regions/index.js';
import { contactOf, type Person, UsersRepository } from '../users/index.js';
import { CandidatesRepository, type NearbyVolunteer, VolunteerCallsRepository } from '../volunteers/index.js';
import { skipReason, toOpenNeed, type Wished } from './auto-assign.rules.js';
import { candidateQuery } from './volunteer-search.service.js';

const LOOK_AT = 200;
const SHOWN = 50;
/** Reasons that always prevent an assignment, even one by a coordinator. */
const NEVER = ['is_seeker', 'blocked', 'inactive', 'frozen', 'not_validated', 'busy'] as const;

/**
 * Volunteers who can be assigned to a request by hand: the nearest first, with their load and any reason
 * against them (rule 76).
 */
@Injectable()
export class OpenVolunteersService {
  constructor(
    private readonly database: Database,
    private readonly admin: AdminApplicationsService,
    private readonly single: ApplicationSourcesService,
    private readonly users: UsersRepository,
    private readonly calls: VolunteerCallsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly inEvents: EventSourcesService,
    private readonly desk: EventDeskService,
    private readonly regions: RegionsRepository,
  ) {}

  /** @throws NOT_FOUND when it is out of the caller's reach */
  async list(caller: Caller, applicationId: number, search: string): Promise<OpenVolunteer[]> {
    await this.admin.require(caller, applicationId);
    const isShown = await this.admin.shownVolunteers(caller, applicationId);
    const [source] = await this.single.describe([applicationId]);
    if (!source) return fail('NOT_FOUND');
    return this.near(toOpenNeed(source), search, isShown);
  }

  /**
   * Returns the volunteers for a need of an event; people outside a manager's regions are included only if
   * they have answered (rule 79).
   * @throws NOT_FOUND when it is out of reach
   */
  async listForEvent(caller: Caller, requestId: number, search: string): Promise<OpenVolunteer[]> {
    const { request } = await this.desk.require(caller, requestId);
    const source = await this.inEvents.describe(requestId);
    if (!source) return fail('NOT_FOUND');
    const reach = await this.regions.reachOf(caller);
    const seeker = (await this.users.people([source.seekerId])).get(source.seekerId);
    // The volunteers' distances to a concealed person would reveal where the person lives.
    if (!seeker || isConcealed(reach, seeker.state, request.respond !== null)) return fail('NOT_FOUND');
    return this.near(toOpenNeed(source), search, (person) => !isConcealed(reach, person.state, false));
  }

  /**
   * Returns the volunteers who could take over each of these single requests from its current holder, if any:
   * the nearest first, without people outside a manager's regions.
   */
  async forHeld(reach: Reach, applicationIds: readonly number[]): Promise<OpenVolunteer[][]> {
    const needs = (await this.single.describe(applicationIds)).map(toOpenNeed);
    return this.nearAll(needs, '', (person) => !isConcealed(reach, person.state, false));
  }

  private async near(
    need: Wished<ShownNeed>,
    search: string,
    isShown: (person: Person) => boolean,
  ): Promise<OpenVolunteer[]> {
    return (await this.nearAll([need], search, isShown)).flat();
  }

  private async nearAll(
    needs: readonly Wished<ShownNeed>[],
    search: string,
    isShown: (person: Person) => boolean,
  ): Promise<OpenVolunteer[][]> {
    const queries = needs.map((need) => ({ ...candidateQuery(need, null, LOOK_AT), fitting: [] }));
    const near = await this.database.transaction(() => this.candidates.nearest(queries));
    const found = needs.map((need, at) => ({
      need,
      assignable: (near[at] ?? [])
        .map((volunteer) => ({ volunteer, reason: skipReason({ ...volunteer, hasAnswered: false }, need) }))
        .filter(({ reason }) => !NEVER.some((never) => never === reason)),
    }));
    const ids = found.flatMap(({ assignable }) => assignable.map(({ volunteer }) => volunteer.userId));
    const [people, recordOf] = [await this.users.people(ids), await this.calls.recordsOf(ids)];
    return found.map(({ need, assignable }) =>
      assignable
        .flatMap(({ volunteer, reason }) => {
          const person = people.get(volunteer.userId);
          return person && isShown(person) && matches(person, search)
            ? [toRow(volunteer, person, reason, recordOf(person.id), need)]
            : [];
        })
        .slice(0, SHOWN),
    );
  }
}

function toRow(
  volunteer: NearbyVolunteer,
  person: Person,
  reason: ReturnType<typeof skipReason>,
  record: CallRecord,
  need: Wished<ShownNeed>,
): OpenVolunteer {
  const locale = currentLocale();
  return {
    id: person.id,
    full_name: person.fullName,
    ...contactOf(person),
    distance_km: need.isPlaced ? Math.round(volunteer.distanceM / 100) / 10 : null,
    ...record,
    has_vehicle: volunteer.hasVehicle,
    languages: volunteer.languages,
    is_fitting: reason === null,
    reason:
      reason === null
        ? serverText(locale, 'requests.fit.fitting')
        : serverText(locale, `timeline.reasons.${reason}`),
  };
}

function matches(person: Person, search: string): boolean {
  const digits = phoneSearchDigits(search);
  return (
    search === '' || isNameLike(person.fullName, search) || (digits !== '' && person.phone.includes(digits))
  );
}
