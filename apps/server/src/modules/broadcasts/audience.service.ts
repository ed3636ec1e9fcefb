import type { BroadcastPeople, BroadcastPerson } from '@karov/api-client';
import type { BroadcastWay, Channel, LeftOutReason, Locale } from '@karov/domain';
import { ANY_MORNING, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import { readFilters } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { readListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { EventsService } from '../events/index.js';
import { PEOPLE_FILTERS, UserListService } from '../user-management/index.js';
import type { KeptAudience } from './broadcast.entity.js';
import type { AudienceDto, AudiencePageDto } from './broadcasts.dto.js';
import { BroadcastsRepository } from './broadcasts.repository.js';

/** A receiver of a broadcast, with the channel. */
interface Receiver {
  id: number;
  locale: Locale;
  channel: Channel;
}

/** The receivers of a broadcast, and the chosen people who get none. */
export interface Audience {
  kept: KeptAudience;
  receivers: readonly Receiver[];
  leftOut: ReadonlyMap<LeftOutReason, readonly number[]>;
  /** chosen people outside the caller's reach: a count without names */
  outOfReach: number;
}

const DEFAULT_PER_PAGE = 50;

/**
 * Resolves the audience of a broadcast: never more than the list of people shows the caller (rules 51, 93,
 * 176).
 */
@Injectable()
export class AudienceService {
  constructor(
    private readonly people: UserListService,
    private readonly repository: BroadcastsRepository,
    private readonly events: EventsService,
  ) {}

  /**
   * @throws NOTHING_CHOSEN where nobody was chosen in any way, VALIDATION for a filter that the list does not
   * know, NOT_FOUND for an event out of reach
   */
  async of(caller: Caller, dto: AudienceDto, way: BroadcastWay): Promise<Audience> {
    const query = queryOf(dto);
    const filters = {
      ...readFilters(query, PEOPLE_FILTERS),
      ...(dto.user_ids && { user_ids: dto.user_ids }),
    };
    const reached = await this.people.idsOf(caller, { search: query.search, filters });
    const unticked = new Set(dto.unticked ?? []);
    const wanted = reached.filter((id) => !unticked.has(id));
    const named = dto.user_ids ? new Set(dto.user_ids.filter((id) => !unticked.has(id))).size : wanted.length;
    // a test is never urgent, even for an event's people
    const eventId = way === 'test' ? null : (filters.event_people?.eventId ?? null);
    const audience = await this.ofPeople(wanted, way, {
      filters: keptFilters(query.filters, dto.user_ids),
      chosen: named,
      event_id: eventId,
    });
    return { ...audience, outOfReach: Math.max(0, named - wanted.length) };
  }

  /**
   * Until when such a message can wait during quiet hours (rule 100). A message to the people of a running
   * event, other than an exercise, leaves at once; null: no waiting.
   */
  async canWaitUntil({ event_id: eventId }: KeptAudience): Promise<Date | null> {
    return eventId !== null && (await this.events.isInEarnest(eventId)) ? null : ANY_MORNING;
  }

  /** Returns the receivers within reach among the given people, as for a broadcast. */
  async ofPeople(ids: readonly number[], way: BroadcastWay, kept: KeptAudience): Promise<Audience> {
    const judged = await this.repository.validate(ids, way);
    const leftOut = new Map<LeftOutReason, number[]>();
    for (const { id, reason } of judged)
      if (reason !== null) leftOut.set(reason, [...(leftOut.get(reason) ?? []), id]);
    return {
      kept,
      receivers: judged.flatMap(({ id, locale, channel, reason }) =>
        reason === null && channel !== null ? [{ id, locale, channel }] : [],
      ),
      leftOut,
      outOfReach: 0,
    };
  }

  /**
   * A page of the receivers, or of those excluded for a reason. People out of the caller's reach have no name
   * here.
   */
  async page(caller: Caller, dto: AudiencePageDto): Promise<BroadcastPeople> {
    const audience = await this.of(caller, dto, dto.type);
    const ids =
      dto.reason === undefined
        ? audience.receivers.map(({ id }) => id)
        : (audience.leftOut.get(dto.reason) ?? []);
    const perPage = dto.per_page ?? DEFAULT_PER_PAGE;
    const from = ((dto.page ?? 1) - 1) * perPage;
    return {
      total: ids.length,
      people: await this.repository.people(ids.slice(from, from + perPage), dto.type),
    };
  }

  /** The first few receivers. */
  first(audience: Audience, count: number, way: BroadcastWay): Promise<BroadcastPerson[]> {
    return this.repository.people(
      audience.receivers.slice(0, count).map(({ id }) => id),
      way,
    );
  }
}

/** Filters that choose people, rather than narrow a list. */
const PICKED: readonly string[] = ['user_ids', 'id', 'event_people', 'figure'];

/** A filter's name in its plain spelling. */
function plainName(name: string): string {
  return name.trim().toLowerCase().replace(/\[\]$/, '');
}

/** The query for the list of people. */
function queryOf({ user_ids: ids, filters, search }: AudienceDto): ListQuery {
  const read = readListQuery({ search: search ?? '', filters: filters ?? {} });
  if (ids === undefined && filters === undefined && !search)
    return fail('NOTHING_CHOSEN', { field: 'user_ids' });
  // an empty choice must not become everybody
  const emptied = Object.keys(filters ?? {}).some(
    (name) => PICKED.includes(plainName(name)) && !Object.hasOwn(read.filters, plainName(name)),
  );
  if (emptied) return fail('NOTHING_CHOSEN', { field: 'user_ids' });
  if (ids?.length === 0) return fail('NOTHING_CHOSEN', { field: 'user_ids' });
  return read;
}

/** Keeps only the first of many numbers for the record; the log has every receiver. */
function keptFilters(
  given: ListQuery['filters'],
  ids: readonly number[] | undefined,
): KeptAudience['filters'] {
  const filters: ListQuery['filters'] = ids === undefined ? given : { ...given, user_ids: ids.map(String) };
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value.slice(0, LIMITS.textMax)]),
  );
}
