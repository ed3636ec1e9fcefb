import type { PersonReach, ReachChannel, ReachCounts, ReachRow } from '@karov/api-client';
import { messageFault, REACH_LEVELS, reachLevel } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { inBatches, type ListPage } from '../../platform/lists/list-answer.js';
import { readFilters, wordFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { PushDevicesService } from '../push/index.js';
import { PEOPLE_FILTERS, UserListService } from '../user-management/index.js';
import { type ChannelRecord, ReachabilityRepository, type ReachRecord } from './reachability.repository.js';

const FILTERS = { ...PEOPLE_FILTERS, level: wordFilter(REACH_LEVELS) };

/** The channels that reach people (rule 191): only people in the caller's list of people, never others. */
@Injectable()
export class ReachabilityService {
  constructor(
    private readonly people: UserListService,
    private readonly devices: PushDevicesService,
    private readonly repository: ReachabilityRepository,
  ) {}

  /** The people on a level, or all people, sorted by name; for an export, all of them as a stream. */
  async page(caller: Caller, query: ListQuery): Promise<ListPage<ReachRow>> {
    const { level = null, ...filters } = readFilters(query, FILTERS);
    const people = await this.people.list(caller, { search: query.search, filters });
    if (query.isExport) return this.stream(await this.repository.ids(people, level));
    const { rows, total } = await this.repository.page(people, level, query);
    return { total, rows: rows.map(toRow) };
  }

  /** The number of people on each level, whatever level the list is filtered by. */
  async counts(caller: Caller, query: ListQuery): Promise<ReachCounts> {
    const { search } = query;
    return this.repository.counts(
      await this.people.list(caller, { search, filters: readFilters(query, FILTERS) }),
      search !== '',
    );
  }

  /** The channels that reach one person. @throws NOT_FOUND */
  async of(caller: Caller, id: number): Promise<PersonReach> {
    await this.people.require(caller, id);
    const channels = (await this.repository.channelsOf(id)).map(toChannel);
    const [row] = await this.repository.rows([id]);
    const { devices } = await this.devices.of(id);
    return {
      level: reachLevel(channels.filter(({ state }) => state === 'works').length),
      channels,
      push_devices: devices.length,
      last_delivered_at: row?.lastDeliveredAt?.toISOString() ?? null,
      last_answered_at: row?.lastAnsweredAt?.toISOString() ?? null,
    };
  }

  private stream(ids: readonly number[]): ListPage<ReachRow> {
    const read = async (some: readonly number[]): Promise<ReachRow[]> =>
      (await this.repository.rows(some)).map(toRow);
    return {
      rows: [],
      total: ids.length,
      stream: { personIds: ids, batches: () => inBatches(ids, read) },
    };
  }
}

function toRow({
  id,
  fullName,
  phone,
  channels,
  bounced,
  lastDeliveredAt,
  lastAnsweredAt,
}: ReachRecord): ReachRow {
  return {
    id,
    full_name: fullName,
    phone,
    level: reachLevel(channels.length),
    channels,
    bounced,
    last_delivered_at: lastDeliveredAt?.toISOString() ?? null,
    last_answered_at: lastAnsweredAt?.toISOString() ?? null,
  };
}

function toChannel({
  channel,
  state,
  lastSentAt,
  lastDeliveredAt,
  lastFailedAt,
  error,
  isUnsubscribed,
}: ChannelRecord): ReachChannel {
  return {
    channel,
    state,
    last_sent_at: lastSentAt?.toISOString() ?? null,
    last_delivered_at: lastDeliveredAt?.toISOString() ?? null,
    last_failed_at: lastFailedAt?.toISOString() ?? null,
    fault: error === null ? null : messageFault(error),
    is_silent: lastSentAt !== null && lastDeliveredAt === null,
    is_unsubscribed: isUnsubscribed,
  };
}
