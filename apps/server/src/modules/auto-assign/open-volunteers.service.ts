import type { CallRecord, OpenVolunteer } from '@karov/api-client';
import { byCandidacy, type CandidateAnswer, distanceMetres, isFreeFor, workSpan } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { AdminApplicationsService, ApplicationSourcesService } from '../applications/index.js';
import { EventDeskService, EventSourcesService } from '../events/index.js';
import { type ShownNeed } from '../needs/index.js';
import { isConcealed, type Reach, RegionsRepository } from '../regions/index.js';
import { contactOf, type Person, UsersRepository } from '../users/index.js';
import {
  CandidatesRepository,
  VolunteerCallsRepository,
  VolunteerFactsRepository,
  type VolunteerFitness,
} from '../volunteers/index.js';
import { type Considered, skipReason, toOpenNeed, type Wished } from './auto-assign.rules.js';
import { type CandidateAnswers, CandidateAnswersService } from './candidate-answers.service.js';
import { candidateQuery } from './volunteer-search.service.js';

const LOOK_AT = 200;
const SHOWN = 50;
/** Reasons that always prevent an assignment, even one by a coordinator. */
const NEVER = ['is_seeker', 'blocked', 'inactive', 'frozen', 'not_validated', 'busy'] as const;

/** Whether the caller may know a person who has, or has not, answered. */
type IsShown = (person: Person, hasAnswered: boolean) => boolean;

/** The volunteers to look at for a need: how many of the nearest, and how many to return. */
interface Extent {
  lookAt: number;
  most: number;
}

/**
 * Volunteers who can be assigned to a request by hand, as one list: who said yes, who was asked, who was not
 * and who said no, with their load and any reason against them (rules 76, 242).
 */
@Injectable()
export class OpenVolunteersService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly admin: AdminApplicationsService,
    private readonly single: ApplicationSourcesService,
    private readonly users: UsersRepository,
    private readonly calls: VolunteerCallsRepository,
    private readonly facts: VolunteerFactsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly answers: CandidateAnswersService,
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
    return (await this.nearAll([toOpenNeed(source)], isShown, search)).flat();
  }

  /**
   * Returns the volunteers for a need of an event; people outside a manager's regions are included only if
   * they have answered (rule 79).
   * @throws NOT_FOUND when it is out of reach
   */
  async listForEvent(caller: Caller, requestId: number, search: string): Promise<OpenVolunteer[]> {
    const { request } = await this.desk.require(caller, requestId);
    const [source] = await this.inEvents.describe([requestId]);
    if (!source) return fail('NOT_FOUND');
    const reach = await this.regions.reachOf(caller);
    const seeker = (await this.users.people([source.seekerId])).get(source.seekerId);
    // The volunteers' distances to a concealed person would reveal where the person lives.
    if (!seeker || isConcealed(reach, seeker.state, request.respond !== null)) return fail('NOT_FOUND');
    return (await this.nearAll([toOpenNeed(source)], shownIn(reach), search)).flat();
  }

  /**
   * Returns the volunteers for each of several needs of an event, which the caller reaches; only the nearest
   * few are looked at besides those who said yes.
   */
  forNeeds(reach: Reach, needs: readonly ShownNeed[], extent: Extent): Promise<OpenVolunteer[][]> {
    return this.nearAll(needs.map(toOpenNeed), shownIn(reach), '', extent);
  }

  /**
   * Returns the volunteers who could take over each of these single requests from its current holder, if any:
   * without people outside a manager's regions.
   */
  async forHeld(reach: Reach, applicationIds: readonly number[]): Promise<OpenVolunteer[][]> {
    const needs = (await this.single.describe(applicationIds)).map(toOpenNeed);
    return this.nearAll(needs, ({ state }) => !isConcealed(reach, state, false));
  }

  private async nearAll(
    needs: readonly Wished<ShownNeed>[],
    isShown: IsShown,
    search = '',
    { lookAt, most }: Extent = { lookAt: LOOK_AT, most: SHOWN },
  ): Promise<OpenVolunteer[][]> {
    const answers = await this.answers.of(needs);
    const found =
      search === ''
        ? await this.withEveryYes(needs, await this.nearest(needs, lookAt), answers)
        : await this.named(needs, search, answers);
    const ids = found.flatMap((one) => one.map(({ userId }) => userId));
    const [people, recordOf] = [await this.users.people(ids), await this.calls.recordsOf(ids)];
    return needs.map((need, at) =>
      (found[at] ?? [])
        .flatMap((volunteer) => {
          const person = people.get(volunteer.userId);
          const answered = answers[at]?.answered.get(volunteer.userId) ?? 'not_asked';
          const hasAnswered = answered === 'yes' || answered === 'no';
          if (!person || !isShown(person, hasAnswered)) return [];
          const said = answers[at]?.said.get(volunteer.userId) ?? null;
          const row = toRow(volunteer, person, { need, answered, said, record: recordOf(person.id) });
          return row ? [row] : [];
        })
        .sort(byCandidacy)
        .slice(0, most),
    );
  }

  private nearest(needs: readonly Wished<ShownNeed>[], lookAt: number): Promise<Considered[][]> {
    const queries = needs.map((need) => ({ ...candidateQuery(need, null, lookAt), fitting: [] }));
    return this.database.transaction(() => this.candidates.nearest(queries));
  }

  /** Returns the volunteers of a name or telephone for each need, near or far: nobody who exists is missing. */
  private async named(
    needs: readonly Wished<ShownNeed>[],
    search: string,
    answers: readonly CandidateAnswers[],
  ): Promise<Considered[][]> {
    const ids = await this.candidates.named(search, LOOK_AT);
    const [facts, ...readiness] = await Promise.all([
      this.facts.fitnessOf(ids),
      ...[true, false].map((isUrgent) => this.candidates.readinessOf(ids, isUrgent)),
    ]);
    const now = this.clock.now();
    return needs.map((need, at) =>
      [...facts.values()].map((volunteer) => {
        const saidYes = answers[at]?.answered.get(volunteer.userId) === 'yes';
        const known = readiness[need.isUrgent ? 0 : 1]?.get(volunteer.userId);
        return { ...considered(volunteer, need, now), ...(!saidYes && known) };
      }),
    );
  }

  /** Adds to the nearest volunteers of each need those who said yes to it and live farther away. */
  private async withEveryYes(
    needs: readonly Wished<ShownNeed>[],
    near: readonly Considered[][],
    answers: readonly CandidateAnswers[],
  ): Promise<Considered[][]> {
    const farther = needs.map((_, at) => {
      const known = new Set(near[at]?.map(({ userId }) => userId));
      const said = [...(answers[at]?.answered ?? [])];
      return said.flatMap(([id, answer]) => (answer === 'yes' && !known.has(id) ? [id] : []));
    });
    const facts = await this.facts.fitnessOf([...new Set(farther.flat())]);
    const now = this.clock.now();
    return needs.map((need, at) => [
      ...(near[at] ?? []),
      ...(farther[at] ?? []).flatMap((id) => {
        const fitness = facts.get(id);
        return fitness ? [considered(fitness, need, now)] : [];
      }),
    ]);
  }
}

function shownIn(reach: Reach): IsShown {
  return ({ state }, hasAnswered) => !isConcealed(reach, state, hasAnswered);
}

/** A volunteer without the times that they set for themselves, which no longer matter after a yes. */
function considered(volunteer: VolunteerFitness, need: Wished<ShownNeed>, now: Date): Considered {
  const { lat, lon } = volunteer;
  return {
    ...volunteer,
    distanceM: lat === null || lon === null ? null : distanceMetres(need, { lat, lon }),
    isReachable: true,
    isBusy: !isFreeFor(volunteer.work, workSpan(need.rideAt, now), need.isEmergency, now),
    wasAsked: true,
    hasAnswered: true,
    duty: 'free',
  };
}

/** Returns a volunteer's row; null for somebody who can never be assigned. */
function toRow(
  volunteer: Considered,
  person: Person,
  {
    need,
    answered,
    said,
    record,
  }: { need: Wished<ShownNeed>; answered: CandidateAnswer; said: string | null; record: CallRecord },
): OpenVolunteer | null {
  // that they were asked is no reason against them: what they said is shown beside them
  const skipped = skipReason({ ...volunteer, wasAsked: false, hasAnswered: false }, need);
  if (NEVER.some((never) => never === skipped)) return null;
  const { distanceM } = volunteer;
  return {
    id: person.id,
    full_name: person.fullName,
    ...contactOf(person),
    distance_km: need.isPlaced && distanceM !== null ? Math.round(distanceM / 100) / 10 : null,
    ...record,
    has_vehicle: volunteer.hasVehicle,
    way_to_help: volunteer.wayToHelp,
    languages: volunteer.languages,
    answered,
    said,
    is_fitting: skipped === null && answered !== 'no',
    reason: reasonFor(skipped, answered),
  };
}

function reasonFor(skipped: ReturnType<typeof skipReason>, answered: CandidateAnswer): string {
  const locale = currentLocale();
  if (skipped !== null) return serverText(locale, `timeline.reasons.${skipped}`);
  return serverText(locale, answered === 'no' ? 'requests.fit.saidNo' : 'requests.fit.fitting');
}
