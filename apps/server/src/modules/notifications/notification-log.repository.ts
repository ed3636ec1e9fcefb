import { Injectable } from '@nestjs/common';
import type { NotificationRow } from '@karov/api-client';
import { isAdmin, type Locale, type Role } from '@karov/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { asIds, asTexts, pageOf, type ListColumns } from '../../platform/lists/list-sql.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsService } from '../regions/index.js';
import { NotificationEntity } from './notification.entity.js';

/** A raw row of the log. */
export interface LogRow {
  id: number;
  receiver_id: number | null;
  type: NotificationRow['type'];
  receiver_type: Role[];
  send_to: string;
  created_at: Date;
  channel: NotificationRow['action_type'];
  message: string;
  locale: Locale;
  status: NotificationRow['status'];
  error: string | null;
}

const COLUMNS: ListColumns = {
  sortable: { created_at: 'n.created_at', date: 'n.created_at', type: 'n.type', send_to: 'n.send_to', action_type: 'n.channel', status: 'n.status' },
  searchable: ['n.message', 'n.send_to'],
  phones: ['n.send_to'],
  filterable: {
    type: { sql: 'n.type IN (:...value)', read: asTexts },
    status: { sql: 'n.status::text IN (:...value)', read: asTexts },
    received: { sql: `CASE WHEN n.status IN ('sent', 'delivered') THEN '1' ELSE '0' END IN (:...value)`, read: asTexts },
    channel: { sql: 'n.channel IN (:...value)', read: asTexts },
    receiver_id: { sql: 'n.receiver_id IN (:...value)', read: asIds },
  },
  tieBreak: 'n.id',
};

/** Of people outside the regions a manager sees the number only after they have answered in the event (rule 79). */
const REACHED = `CASE WHEN n.receiver_id = :me OR lives_in(n.receiver_id, :states)
  OR EXISTS (SELECT 1 FROM event_answers a WHERE a.event_id = n.event_id AND a.person_id = n.receiver_id) THEN n.send_to ELSE '' END`;

/** Reads of the notification log, by the caller's reach (rule 32). */
@Injectable()
export class NotificationLogRepository {
  constructor(
    private readonly database: Database,
    private readonly regions: RegionsService,
  ) {}

  async page(caller: Caller, query: ListQuery): Promise<ListPage<LogRow>> {
    const builder = this.database.manager
      .createQueryBuilder(NotificationEntity, 'n')
      .select([
        'n.id AS id',
        'n.receiver_id AS receiver_id',
        'n.type AS type',
        'n.receiver_type AS receiver_type',
        `${caller.role === 'manager' ? REACHED : 'n.send_to'} AS send_to`,
        'n.created_at AS created_at',
        'n.channel AS channel',
        'n.message AS message',
        'n.locale AS locale',
        'n.status AS status',
        'n.error AS error',
      ]);
    limitToReach(builder, caller);
    if (caller.role === 'manager') builder.setParameter('states', (await this.regions.reachOf(caller)).states ?? []);
    // Only admins search the log (rule 137).
    const allowed = isAdmin(caller.role) ? query : { ...query, search: '' };
    return pageOf<LogRow>(builder, allowed, COLUMNS);
  }
}

/** People see their own rows, managers those of their events and their own, admins all. */
function limitToReach(builder: SelectQueryBuilder<NotificationEntity>, caller: Caller): void {
  if (isAdmin(caller.role)) return;
  if (caller.role === 'manager') {
    builder.where('(n.receiver_id = :me OR n.event_id IN (SELECT e.id FROM events e WHERE e.manager_id = :me))', { me: caller.userId });
    return;
  }
  builder.where('n.receiver_id = :me', { me: caller.userId });
}
