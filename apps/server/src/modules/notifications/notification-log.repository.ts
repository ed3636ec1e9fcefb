import type { NotificationRow } from '@karov/api-client';
import {
  CHANNELS,
  endOfLocalDay,
  isAdmin,
  isPhoneText,
  isStaff,
  LOCALES,
  type Locale,
  localMoment,
  NOTIFICATION_STATUSES,
  NOTIFICATION_TYPES,
  phoneSearchDigits,
  type Role,
} from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { dayFilter, idsFilter, wordsFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { applyList, escapeLike, type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsRepository } from '../regions/index.js';
import { ADDED_WITHOUT_ADDRESS } from '../users/index.js';
import { NotificationEntity, type SecretKind } from './notification.entity.js';
import type { KeptMessage, MessagesOfEvent } from './notifications.types.js';

/** A row of the log as read from the database. */
export interface LogRow {
  id: number;
  receiver_id: number | null;
  receiver_name: string | null;
  type: NotificationRow['type'];
  receiver_type: Role[];
  send_to: string;
  created_at: Date;
  sent_at: Date | null;
  channel: NotificationRow['action_type'];
  message: string;
  secret_kind: SecretKind | null;
  locale: Locale;
  status: NotificationRow['status'];
  error: string | null;
  attempts: number;
  template: string | null;
  application_id: number | null;
  event_id: number | null;
  broadcast_id: number | null;
  /** the person about whom an approval tells the recipient how to find and contact them */
  about_id: number | null;
}

const COLUMNS: ListColumns = {
  sortable: {
    created_at: 'n.created_at',
    date: 'n.created_at',
    type: 'n.type',
    send_to: 'n.send_to',
    action_type: 'n.channel',
    status: 'n.status',
  },
  isCountRemembered: true,
  searchable: [],
  filterable: {
    type: { sql: 'n.type IN (:...value)', read: wordsFilter(NOTIFICATION_TYPES) },
    status: { sql: 'n.status::text IN (:...value)', read: wordsFilter(NOTIFICATION_STATUSES) },
    received: {
      sql: `CASE WHEN n.status IN ('queued', 'sending', 'failed', 'cancelled') THEN '0' ELSE '1' END IN (:...value)`,
      read: wordsFilter(['0', '1'], { true: '1', false: '0' }),
    },
    channel: { sql: 'n.channel IN (:...value)', read: wordsFilter(CHANNELS) },
    receiver_id: { sql: 'n.receiver_id IN (:...value)', read: idsFilter },
    application_id: { sql: 'n.application_id IN (:...value)', read: idsFilter },
    event_id: { sql: 'n.event_id IN (:...value)', read: idsFilter },
    broadcast_id: { sql: 'n.broadcast_id IN (:...value)', read: idsFilter },
    from: {
      sql: 'n.created_at >= :value',
      read: (texts) => momentOf(texts, (day) => localMoment(day, '00:00')),
    },
    to: { sql: 'n.created_at <= :value', read: (texts) => momentOf(texts, endOfLocalDay) },
  },
  tieBreak: 'n.id',
};

/**
 * SQL for what is within reach: a manager sees the names and numbers of people outside their own regions only
 * after these people have answered in the event (rule 79).
 */
const REACHED = `(n.receiver_id = :me OR lives_in(n.receiver_id, :states)
  OR EXISTS (SELECT 1 FROM event_answers a WHERE a.event_id = n.event_id AND a.person_id = n.receiver_id))`;
const NAME = '(SELECT u.full_name FROM users u WHERE u.id = n.receiver_id)';

/** SQL for the person whom the recipient of an approval helps, through the request or in the event. */
const HELPED = `CASE WHEN n.type = 'approved' THEN coalesce((SELECT a.user_id FROM applications a WHERE a.id = n.application_id),
  (SELECT q.user_id FROM event_requests q WHERE q.event_id = n.event_id AND q.volunteer_id = n.receiver_id ORDER BY q.id DESC LIMIT 1)) END`;

/** Returns the columns that a role may read in the rows within its reach. */
function personColumns({ role }: Caller): string[] {
  const shown = (sql: string, otherwise: string): string =>
    role === 'manager' ? `CASE WHEN ${REACHED} THEN ${sql} ELSE ${otherwise} END` : sql;
  const name = isStaff(role) ? shown(NAME, 'NULL') : 'NULL::text';
  return [`${shown('n.send_to', `''`)} AS send_to`, `${name} AS receiver_name`];
}

/** Queries on the notification log, within the caller's reach (rules 32, 190). */
@Injectable()
export class NotificationLogRepository {
  constructor(
    private readonly database: Database,
    private readonly regions: RegionsRepository,
  ) {}

  /** Returns a page; `saying` are the broadcasts in whose text the search term occurs. */
  async page(caller: Caller, query: ListQuery, saying: readonly number[]): Promise<ListPage<LogRow>> {
    const builder = await this.reached(caller);
    search(caller, builder, query, saying);
    return pageOf<LogRow>(builder, query, COLUMNS);
  }

  /** Returns all rows of a file by their numbers, in its order, and whom they are addressed to. */
  async numbers(
    caller: Caller,
    query: ListQuery,
    saying: readonly number[],
  ): Promise<Pick<LogRow, 'id' | 'receiver_id'>[]> {
    const builder = (await this.reached(caller)).select(['n.id AS id', 'n.receiver_id AS receiver_id']);
    search(caller, builder, query, saying);
    return applyList(builder, query, COLUMNS).getRawMany();
  }

  /** Returns rows by their numbers, in the order of these. */
  async rows(caller: Caller, ids: readonly number[]): Promise<LogRow[]> {
    const builder = (await this.reached(caller)).andWhere('n.id = ANY(:ids)', { ids });
    const rows = await builder.getRawMany<LogRow>();
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => rowOf.get(id) ?? []);
  }

  /** Selects what the caller may read of the rows within their reach. */
  private async reached(caller: Caller): Promise<SelectQueryBuilder<NotificationEntity>> {
    const builder = this.database.manager
      .createQueryBuilder(NotificationEntity, 'n')
      .select([
        'n.id AS id',
        'n.receiver_id AS receiver_id',
        'n.type AS type',
        'n.receiver_type AS receiver_type',
        ...personColumns(caller),
        'n.created_at AS created_at',
        'n.sent_at AS sent_at',
        'n.channel AS channel',
        'n.message AS message',
        'n.secret_kind AS secret_kind',
        'n.locale AS locale',
        'n.status AS status',
        'n.error AS error',
        'n.attempts AS attempts',
        'n.template AS template',
        'n.application_id AS application_id',
        'n.event_id AS event_id',
        'n.broadcast_id AS broadcast_id',
        `${isStaff(caller.role) ? HELPED : 'NULL::int'} AS about_id`,
      ]);
    const { states } = isStaff(caller.role) ? await this.regions.reachOf(caller) : { states: null };
    limitToReach(builder, caller, states);
    if (caller.role === 'manager') builder.setParameter('states', states ?? []);
    return builder;
  }

  /**
   * Returns the messages of an event, newest first; messages written together with the same kind and outcome
   * are combined.
   */
  async ofEvent(eventId: number, before: number, limit: number): Promise<MessagesOfEvent[]> {
    return this.database.manager.query(
      `SELECT max(id) AS id, created_at AS "createdAt", type, status = 'failed' AS "isFailed", count(*)::int AS count, max(receiver_id) AS "receiverId"
       FROM notifications WHERE event_id = $1 AND status <> 'cancelled' GROUP BY created_at, type, status = 'failed' HAVING max(id) < $2 ORDER BY max(id) DESC LIMIT $3`,
      [eventId, before, limit],
    );
  }

  /** Returns the messages sent to a person, newest first. */
  async sentTo(userId: number, limit: number): Promise<KeptMessage[]> {
    return this.database.manager.query(
      `SELECT id, type, channel, created_at AS "createdAt", message, secret_kind AS "secretKind", secret_id AS "secretId" FROM notifications WHERE receiver_id = $1 ORDER BY id DESC LIMIT $2`,
      [userId, limit],
    );
  }
}

/**
 * Narrows the log to a search term, which only admins may use (rule 190). A complete telephone number is looked
 * up as such, in any notation. Each part of the condition has an index of its own: the words of all messages
 * except broadcasts, which are too many, the broadcasts, and the addresses.
 */
function search(
  { role }: Caller,
  builder: SelectQueryBuilder<NotificationEntity>,
  { search: sought }: ListQuery,
  saying: readonly number[],
): void {
  if (!isAdmin(role) || !sought) return;
  const number = isPhoneText(sought) ? normalizePhone(sought) : null;
  if (number !== null) {
    builder.andWhere('n.send_to = :number', { number });
    return;
  }
  const digits = phoneSearchDigits(sought);
  const parts = [
    'n.broadcast_id IS NULL AND n.message ILIKE :sought',
    'n.broadcast_id = ANY(:saying) AND n.message ILIKE :sought',
    'n.send_to ILIKE :sought',
    ...(isInCallOfBroadcast(sought) ? [IN_CALL_OF_BROADCAST] : []),
    ...(digits === '' ? [] : ['n.send_to LIKE :digits']),
  ];
  builder.andWhere(`(${parts.map((part) => `(${part})`).join(' OR ')})`, {
    sought: `%${escapeLike(sought)}%`,
    saying,
    digits: `%${digits}%`,
  });
}

/** A broadcast by telephone says its own words. */
const IN_CALL_OF_BROADCAST = `n.channel = 'call' AND n.broadcast_id IS NOT NULL AND n.message ILIKE :sought`;

function isInCallOfBroadcast(sought: string): boolean {
  return LOCALES.some((locale) =>
    serverText(locale, 'voice.test').toLowerCase().includes(sought.toLowerCase()),
  );
}

/**
 * SQL for messages about an event or a request in the given districts, and for messages to people who live
 * there or whom the reader added without an address.
 */
const OF_REGIONS = `(n.receiver_id = :me
  OR (n.event_id IS NOT NULL AND EXISTS (SELECT 1 FROM events e WHERE e.id = n.event_id AND e.state = ANY(:states)))
  OR (n.application_id IS NOT NULL AND EXISTS (SELECT 1 FROM applications a WHERE a.id = n.application_id AND a.origin_state = ANY(:states)))
  OR EXISTS (SELECT 1 FROM users u WHERE u.id = n.receiver_id AND (u.residential_state = ANY(:states) OR u.arrival_state = ANY(:states) OR ${ADDED_WITHOUT_ADDRESS})))`;

/**
 * Limits rows to a person's reach: people see their own rows, managers also those of their events, admins
 * those of their districts, or all rows if they have no districts (rule 51).
 */
function limitToReach(
  builder: SelectQueryBuilder<NotificationEntity>,
  caller: Caller,
  states: readonly string[] | null,
): void {
  if (isAdmin(caller.role)) {
    if (states !== null) builder.where(OF_REGIONS, { me: caller.userId, states });
    return;
  }
  if (caller.role === 'manager') {
    builder.where(
      '(n.receiver_id = :me OR n.event_id IN (SELECT e.id FROM events e WHERE e.manager_id = :me))',
      { me: caller.userId },
    );
    return;
  }
  builder.where('n.receiver_id = :me', { me: caller.userId });
}

function momentOf(texts: readonly string[], moment: (day: string) => Date | null): Date | undefined {
  const day = dayFilter(texts);
  return day === undefined ? undefined : (moment(day) ?? undefined);
}
