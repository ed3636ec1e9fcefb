import type {
  ActOnMany,
  EventUserRequest,
  OpenVolunteer,
  PairsPreview,
  ProposedPair,
} from '@karov/api-client';
import { APPROVAL, byUrgency, LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Failure, fail, ValidationFailure } from '../../../platform/errors/fail.js';
import { ManyActs } from '../../../platform/http/many-acts.js';
import { currentLocale } from '../../../platform/http/request-context.js';
import type { Caller } from '../../../platform/security/caller.js';
import { EventDeskService, EventSourcesService, EventsService } from '../../events/index.js';
import { RegionsRepository } from '../../regions/index.js';
import { CandidateAnswersService } from '../candidate-answers.service.js';
import { OpenVolunteersService } from '../open-volunteers.service.js';
import type { PairDto } from './event-pairs.dto.js';
import type { Pair } from './pairing.rules.js';
import { PairingService } from './pairing.service.js';
import { type NeedToPropose, pairVersion, toPair } from './pairs-by-hand.rules.js';

/** How many of the nearest volunteers are looked at for each need, besides all who said yes. */
const EXTENT = { lookAt: 50, most: 200 } as const;

/** How many other volunteers are proposed for each need, to be chosen instead. */
const OTHERS = 4;

/** Gives many needs of an event their volunteers in one act, after a preview (rule 243). */
@Injectable()
export class PairsByHandService {
  constructor(
    private readonly events: EventsService,
    private readonly desk: EventDeskService,
    private readonly sources: EventSourcesService,
    private readonly regions: RegionsRepository,
    private readonly open: OpenVolunteersService,
    private readonly answers: CandidateAnswersService,
    private readonly pairing: PairingService,
    private readonly acts: ManyActs,
  ) {}

  /**
   * Proposes volunteers for these needs of an event, or for all that have nobody; writes nothing.
   * @throws NOT_FOUND, EVENT_OVER
   */
  async preview(
    caller: Caller,
    eventId: number,
    requestIds: readonly number[] | null,
  ): Promise<PairsPreview> {
    await this.requireRunning(caller, eventId);
    const waiting = (await this.desk.openNeeds(caller, eventId, null)).toSorted(byUrgency);
    const wanted = requestIds && new Set(requestIds);
    const rows = waiting.filter(({ id }) => !wanted || wanted.has(id)).slice(0, LIMITS.manyMax);
    const needs = await this.proposable(caller, rows);
    const pairs = await this.propose(needs);
    const volunteerOf = new Map(pairs.map(({ needId, volunteerId }) => [needId, volunteerId]));
    const proposed = rows.map((row, at) => {
      const people = needs[at]?.people ?? [];
      const volunteer = people.find(({ id }) => id === volunteerOf.get(row.id));
      return volunteer ? toProposal(row, volunteer, people) : row.id;
    });
    return {
      pairs: proposed.filter((one) => typeof one === 'object'),
      unpaired: [
        ...proposed.filter((one) => typeof one === 'number').map((id) => ({ id, message: nobody() })),
        ...(await this.closed(caller, eventId, requestIds ?? [], rows)),
      ],
      left: wanted ? 0 : waiting.length - rows.length,
    };
  }

  /**
   * Gives needs of an event the volunteers that were proposed for them, each as if it were given alone.
   * @throws NOT_FOUND, EVENT_OVER, ValidationFailure on `pairs` for a need with two volunteers
   */
  async carryOut(caller: Caller, eventId: number, pairs: readonly PairDto[]): Promise<ActOnMany> {
    await this.requireRunning(caller, eventId);
    const pairOf = new Map(pairs.map((pair) => [pair.request_id, pair]));
    if (pairOf.size < pairs.length)
      throw new ValidationFailure([{ path: 'pairs', key: 'choice', params: {} }]);
    const ids = [...pairOf.keys()];
    const requests = await this.desk.requestsIn(caller, eventId, ids);
    const requestOf = new Map(requests.map((request) => [request.id, request]));
    const needs = requests.map(({ id, needId }) => ({ id: needId, eventId, requestId: id }));
    const said = await this.answers.of(needs);
    const answersOf = new Map(needs.map(({ requestId }, at) => [requestId, said[at]?.answered]));
    return this.acts.each(ids, async (id) => {
      const [pair, request] = [pairOf.get(id), requestOf.get(id)];
      if (!pair || !request) return fail('NOT_FOUND');
      const { volunteer_id: volunteerId, has_spoken: hasSpoken } = pair;
      if (request.volunteerId === volunteerId && request.isApproved === APPROVAL.approved) return;
      const answered = answersOf.get(id)?.get(volunteerId) ?? 'not_asked';
      if (pair.version !== pairVersion({ ...request, answered })) return fail('PAIR_CHANGED');
      await this.desk.assignAnybody(caller, id, volunteerId, { hasSpoken, asOf: request.updatedAt });
    });
  }

  private async requireRunning(caller: Caller, eventId: number): Promise<void> {
    if (!(await this.events.require(caller, eventId)).status) fail('EVENT_OVER', { field: 'message' });
  }

  /** Returns the needs of rows, in their order, with the people to whom each can be given. */
  private async proposable(caller: Caller, rows: readonly EventUserRequest[]): Promise<NeedToPropose[]> {
    const described = await this.sources.describe(rows.map(({ id }) => id));
    const lists = await this.open.forNeeds(await this.regions.reachOf(caller), described, EXTENT);
    const peopleOf = new Map(described.map(({ requestId }, at) => [requestId, lists[at] ?? []]));
    return rows.map((row) => ({
      requestId: row.id,
      isEmergency: row.is_emergency,
      waitingSince: row.waiting_since === null ? null : new Date(row.waiting_since),
      people: peopleOf.get(row.id) ?? [],
    }));
  }

  /** Pairs first with those who said yes; what is then left, with the others. */
  private async propose(needs: readonly NeedToPropose[]): Promise<Pair[]> {
    const first = await this.pairing.pair(toPair(needs, 'yes', new Set()));
    const served = new Set(first.map(({ needId }) => needId));
    const taken = new Set(first.map(({ volunteerId }) => volunteerId));
    const left = needs.filter(({ requestId }) => !served.has(requestId));
    return [...first, ...(await this.pairing.pair(toPair(left, 'others', taken)))];
  }

  /** Those of the wanted requests that wait for nobody, with the reason. */
  private async closed(
    caller: Caller,
    eventId: number,
    requestIds: readonly number[],
    rows: readonly EventUserRequest[],
  ): Promise<{ id: number; message: string }[]> {
    const waiting = new Set(rows.map(({ id }) => id));
    const others = [...new Set(requestIds)].filter((id) => !waiting.has(id));
    const known = new Set((await this.desk.requestsIn(caller, eventId, others)).map(({ id }) => id));
    return others.map((id) => ({
      id,
      message: new Failure(known.has(id) ? 'NOT_OPEN' : 'NOT_FOUND').words(currentLocale()),
    }));
  }
}

function nobody(): string {
  return serverText(currentLocale(), 'requests.fit.nobody');
}

function toProposal(
  row: EventUserRequest,
  volunteer: OpenVolunteer,
  people: readonly OpenVolunteer[],
): ProposedPair {
  const { id, full_name, city } = row.user;
  const withVersion = (one: OpenVolunteer): ProposedPair['others'][number] => ({
    volunteer: one,
    version: pairVersion({ updatedAt: new Date(row.updated_at), answered: one.answered }),
  });
  return {
    request_id: row.id,
    user: { id, full_name, city },
    is_emergency: row.is_emergency,
    waiting_since: row.waiting_since,
    ...withVersion(volunteer),
    others: people
      .filter((one) => one.is_fitting && one.id !== volunteer.id)
      .slice(0, OTHERS)
      .map(withVersion),
  };
}
