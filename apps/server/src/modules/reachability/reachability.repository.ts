import type { ReachCounts } from '@karov/api-client';
import { type Channel, REACH_LEVELS, type ReachLevel, type ReachState } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CountMemory } from '../../platform/lists/count-memory.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { idsOf, keyOfList, type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import type { PeopleList } from '../user-management/index.js';

/** A person, and the channels that reach them. */
export interface ReachRecord {
  id: number;
  fullName: string;
  phone: string;
  channels: Channel[];
  bounced: Channel[];
  lastDeliveredAt: Date | null;
  lastAnsweredAt: Date | null;
}

/** One of a person's channels, with the results of its messages. */
export interface ChannelRecord {
  channel: Channel;
  state: ReachState;
  lastSentAt: Date | null;
  lastDeliveredAt: Date | null;
  lastFailedAt: Date | null;
  error: string | null;
  isUnsubscribed: boolean;
}

const CONDITIONS: Readonly<Record<ReachLevel, string>> = {
  many: 'cardinality(u.channels) >= 2',
  one: 'cardinality(u.channels) = 1',
  none: 'cardinality(u.channels) = 0',
};

/** SQL for the states without a receipt; all other states mean that the message was received. */
const NOT_RECEIVED = `('queued', 'sending', 'sent', 'failed', 'cancelled')`;
/** SQL for the current address of a channel: messages to a former number are no evidence. */
const addressOf = (channel: string): string => `CASE WHEN ${channel} = 'email' THEN u.email ELSE u.phone END`;

/** SQL for whether people `u` can get messages at all. */
const IS_REACHED = 'u.deleted_at IS NULL AND u.is_active AND NOT u.is_block';
/**
 * SQL for those of the given people who can get messages at all, with the channels that reach them now and
 * the addresses that bounce (rule 189).
 */
const REACHED = `
  SELECT u.id, u.full_name, u.phone, u.channels, ARRAY(SELECT b.channel FROM bounced_addresses b WHERE b.user_id = u.id ORDER BY b.channel) AS bounced
  FROM unnest($1::int[]) AS chosen(id) JOIN users u ON u.id = chosen.id
  WHERE ${IS_REACHED}`;

const LAST_DELIVERED = `(SELECT max(n.sent_at) FROM notifications n WHERE n.receiver_id = r.id AND n.status NOT IN ${NOT_RECEIVED})`;
const LAST_ANSWERED = '(SELECT max(a.received_at) FROM replies a WHERE a.user_id = r.id)';

const LIST: ListColumns = {
  sortable: { full_name: 'u.full_name' },
  isOldestFirst: true,
  searchable: [],
  filterable: {},
  tieBreak: 'u.id',
};

/**
 * Queries on the channels that reach people (rule 191). The caller has already checked the access to these
 * people.
 */
@Injectable()
export class ReachabilityRepository {
  private readonly memory = new CountMemory<ReachCounts>(
    undefined,
    ({ many, one, none }) => many + one + none,
  );

  constructor(private readonly database: Database) {}

  /**
   * The number of people of a list on each level, which may be a few seconds old if they are many and the list is
   * not searched (rule 16).
   */
  counts(people: PeopleList, isSearched: boolean): Promise<ReachCounts> {
    const counting = people
      .select(REACH_LEVELS.map((level) => `(count(*) FILTER (WHERE ${CONDITIONS[level]}))::int AS ${level}`))
      .andWhere(IS_REACHED);
    const count = async (): Promise<ReachCounts> =>
      (await counting.getRawOne<ReachCounts>()) ?? { many: 0, one: 0, none: 0 };
    return isSearched ? count() : this.memory.of(keyOfList(counting), count);
  }

  /** Returns a page of the people of a list who are on a level, sorted by name. */
  async page(people: PeopleList, level: ReachLevel | null, query: ListQuery): Promise<ListPage<ReachRecord>> {
    // the list has its search and filters already
    const asked = { ...query, search: '', filters: {}, asked: [], orderBy: null };
    const columns = { ...LIST, isCountRemembered: query.search === '' };
    const { rows, total } = await pageOf<{ id: number }>(
      onLevel(people, level).select('u.id', 'id'),
      asked,
      columns,
    );
    return { total, rows: await this.rows(rows.map(({ id }) => id)) };
  }

  /** Returns all people of a list who are on a level, sorted by name. */
  ids(people: PeopleList, level: ReachLevel | null): Promise<number[]> {
    return idsOf(onLevel(people, level), { search: '', orderBy: null, descending: false }, LIST);
  }

  /** Returns people with their channels, in the given order. */
  async rows(ids: readonly number[]): Promise<ReachRecord[]> {
    return this.database.manager.query(
      `SELECT r.id, r.full_name AS "fullName", r.phone, r.channels, r.bounced, ${LAST_DELIVERED} AS "lastDeliveredAt", ${LAST_ANSWERED} AS "lastAnsweredAt"
       FROM (${REACHED}) r ORDER BY array_position($1::int[], r.id)`,
      [ids],
    );
  }

  /** Each channel of a person. */
  async channelsOf(id: number): Promise<ChannelRecord[]> {
    return this.database.manager.query(
      `SELECT c.channel, CASE
           WHEN EXISTS (SELECT 1 FROM bounced_addresses b WHERE b.user_id = u.id AND b.channel = c.channel) THEN 'bounced'
           WHEN c.channel = ANY(u.channels) THEN 'works'
           WHEN c.channel = 'email' AND coalesce(u.email, '') = '' OR c.channel <> 'email' AND u.phone = '' THEN 'no_address'
           WHEN c.channel IN ('sms', 'whatsapp') AND is_landline(u.phone) THEN 'landline'
           WHEN c.channel = 'call' AND u.is_phone AND u.takes_calls IS NOT TRUE THEN 'no_calls'
           ELSE 'not_chosen' END AS state,
         m.sent AS "lastSentAt", m.delivered AS "lastDeliveredAt", f.created_at AS "lastFailedAt", f.error,
         EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id = u.id AND s.channel = c.channel AND NOT s.is_subscribed) AS "isUnsubscribed"
       FROM users u CROSS JOIN unnest(ARRAY['whatsapp', 'sms', 'email', 'call']) WITH ORDINALITY AS c(channel, place)
         LEFT JOIN LATERAL (
           SELECT max(n.sent_at) AS sent, max(n.sent_at) FILTER (WHERE n.status NOT IN ${NOT_RECEIVED}) AS delivered
           FROM notifications n WHERE n.receiver_id = u.id AND n.channel = c.channel AND n.send_to = ${addressOf('c.channel')}
         ) m ON true
         LEFT JOIN LATERAL (
           SELECT n.created_at, n.error FROM notifications n
           WHERE n.receiver_id = u.id AND n.channel = c.channel AND n.status = 'failed' AND n.send_to = ${addressOf('c.channel')} ORDER BY n.id DESC LIMIT 1
         ) f ON true
       WHERE u.id = $1 ORDER BY c.place`,
      [id],
    );
  }
}

function onLevel(people: PeopleList, level: ReachLevel | null): PeopleList {
  return people.andWhere(level === null ? IS_REACHED : `${IS_REACHED} AND ${CONDITIONS[level]}`);
}
