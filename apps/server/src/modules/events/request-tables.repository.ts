import {
  type Approval,
  EVENT_STATUS_SPELLINGS,
  EVENT_VOLUNTEER_STATUSES,
  type EventUserStatus,
  type ProgressStep,
} from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { keptText } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { idsFilter, wordsFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { PlacesService } from '../places/index.js';
import type { Reach } from '../regions/index.js';
import { EventRequestView } from './event-request-view.entity.js';
import { EventVolunteerRequestEntity } from './event-volunteer-request.entity.js';
import { EVENT_TYPE, eventNameOrder } from './event-words.js';
import { withinReach } from './events.repository.js';

/** A database row of the approval tables and of the volunteer's table. */
export interface RequestTableRow {
  id: number;
  eventId: number;
  userId: number;
  volunteerId: number | null;
  status: EventUserStatus;
  isApproved: Approval;
  /** The note as stored (rule 236). */
  systemNote: Buffer | null;
  keptAddress: string | null;
  isEmergency: boolean;
  progress: ProgressStep | null;
  /**
   * In a volunteer's own table: whether their yes is kept in reserve while another volunteer holds the need
   * (rule 71).
   */
  isReserve?: boolean;
  /**
   * In a volunteer's own table: whether the row awaits approval, which comes automatically within two minutes
   * (rule 70).
   */
  isApprovedSoon?: boolean;
  createdAt: Date;
  updatedAt: Date;
}

const SELECTION = [
  'r.id AS id',
  'r.event_id AS "eventId"',
  'r.user_id AS "userId"',
  'r.created_at AS "createdAt"',
  'r.kept_address AS "keptAddress"',
  'r.is_emergency AS "isEmergency"',
  'r.progress AS progress',
];

/** SQL for the states in the tables, by their stored values. */
const STATUS_FILTER = wordsFilter(EVENT_VOLUNTEER_STATUSES, EVENT_STATUS_SPELLINGS);

/** The columns of the tables; they are found by people, and by type and town of the event. */
function columns(request: 'r' | 'v'): ListColumns {
  return {
    sortable: {
      updated_at: `${request}.updated_at`,
      creation_date: 'r.created_at',
      created_at: 'r.created_at',
      status: `${request}.status`,
      event: eventNameOrder(currentLocale()),
      user: 'u.full_name',
      volunteer: 'w.full_name',
      id: 'r.id',
    },
    nullable: ['volunteer'],
    searchable: Object.values(EVENT_TYPE),
    towns: ['e.city'],
    names: ['u.name_folded', 'w.name_folded'],
    filterable: {
      event_id: { sql: 'r.event_id IN (:...value)', read: idsFilter },
      status: { sql: `${request}.status::text IN (:...value)`, read: STATUS_FILTER },
    },
    tieBreak: 'r.id',
  };
}

/** SQL for whether a volunteer's own row names its help seeker (rule 30). */
const IS_NAMED = `v.status = 'assigned' AND v.is_approved = 1`;

/** The columns of a volunteer's own table: people whom it does not name are neither found nor sorted. */
function ownColumns(): ListColumns {
  const { sortable, ...others } = columns('v');
  const named = (sql: string): string => `CASE WHEN ${IS_NAMED} THEN ${sql} END`;
  return {
    ...others,
    sortable: { ...sortable, user: named('u.full_name') },
    nullable: ['user'],
    names: [named('u.name_folded')],
  };
}

/** SQL for a request's last volunteer who was not approved or was released. */
const REFUSED = `(SELECT v.volunteer_id FROM event_volunteer_requests v WHERE v.need_request_id = r.id AND v.status = 'reject' AND v.is_approved = 2 ORDER BY v.updated_at DESC LIMIT 1)`;

/** SQL that gives 2 if the last volunteer was not approved or was released (rule 139). */
const REFUSED_APPROVAL =
  'CASE WHEN r.volunteer_id IS NULL AND w.id IS NOT NULL THEN 2 ELSE r.is_approved END';

/**
 * SQL for requests whose volunteer was not approved or was released, or that staff rejected, but not those
 * whose person declined help.
 */
const REJECTED = `(r.status = 'reject' AND r.respond IS DISTINCT FROM 2) OR (r.status IN ('pending', 'reject') AND w.id IS NOT NULL)`;

/** SQL for whether the yes is still kept: a volunteer who is helping elsewhere is no longer in reserve. */
const IN_RESERVE = `EXISTS (SELECT 1 FROM volunteer_calls c WHERE c.need_id = r.need_id AND c.volunteer_id = v.volunteer_id AND c.state = 'reserve')`;

/**
 * The columns of a table in which rows of other states than the given ones count as rejected; "pending" finds
 * those that wait for approval (rule 139).
 */
function tableOf(shown: readonly EventUserStatus[]): ListColumns {
  const listed = shown.map((status) => `'${status}'`).join(', ');
  const event = { sql: 'r.event_id IN (:...value)', read: idsFilter };
  return {
    ...columns('r'),
    filterable: {
      event,
      event_id: event,
      status: {
        sql: `(CASE WHEN r.status IN (${listed}) THEN r.status::text ELSE 'reject' END IN (:...value)
          OR ('pending' IN (:...value) AND r.status = 'assigned' AND r.is_approved = 0))`,
        read: STATUS_FILTER,
      },
    },
  };
}

/** SQL for the moment since when a row waits for approval. */
const WAITING_SINCE = `CASE WHEN r.status = 'assigned' AND r.is_approved = 0 THEN r.updated_at END`;

/**
 * The columns of the table of approvals: first what waits, the most urgent first, then the longest waiting
 * (rule 77); what does not wait follows, newest first.
 */
function approvalColumns(): ListColumns {
  const columns = tableOf(['assigned', 'completed']);
  const urgency = 'CASE WHEN r.is_emergency THEN 3 WHEN o.is_urgent THEN 2 ELSE 1 END';
  const waiting = `CASE WHEN ${WAITING_SINCE} IS NULL THEN extract(epoch FROM r.updated_at) - 1e11 ELSE waiting_order(${urgency}, r.updated_at) END`;
  return { ...columns, sortable: { waiting, ...columns.sortable } };
}

/** The tables of assignments: one for approval, one for the volunteer. */
@Injectable()
export class RequestTablesRepository {
  constructor(
    private readonly database: Database,
    private readonly places: PlacesService,
  ) {}

  /**
   * Assignments within a person's reach (rule 137); waiting ones have the status "assigned", refused ones
   * have `is_approved` 2.
   */
  async approvals(reach: Reach, query: ListQuery): Promise<ListPage<RequestTableRow>> {
    const builder = this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .innerJoin('events', 'e', 'e.id = r.event_id')
      .innerJoin('options', 'o', 'o.id = e.event_list_id')
      .innerJoin('users', 'u', 'u.id = r.user_id')
      .leftJoin('users', 'w', `w.id = coalesce(r.volunteer_id, ${REFUSED})`)
      .select([
        ...SELECTION,
        'w.id AS "volunteerId"',
        'r.status AS status',
        'r.system_note_kept AS "systemNote"',
        'r.updated_at AS "updatedAt"',
      ])
      .addSelect(REFUSED_APPROVAL, 'isApproved')
      .where(
        `(r.status IN ('assigned', 'completed') OR (r.status IN ('pending', 'reject') AND w.id IS NOT NULL))`,
      );
    return pageOf<RequestTableRow>(
      withinReach(builder, reach),
      this.places.inAllSpellings(query),
      approvalColumns(),
    );
  }

  /**
   * Assigned and rejected requests within a person's reach (rule 137). A request whose volunteer was not
   * approved or was released counts as rejected.
   */
  async managed(reach: Reach, query: ListQuery): Promise<ListPage<RequestTableRow>> {
    const builder = this.database.manager
      .createQueryBuilder(EventRequestView, 'r')
      .innerJoin('events', 'e', 'e.id = r.event_id')
      .innerJoin('options', 'o', 'o.id = e.event_list_id')
      .innerJoin('users', 'u', 'u.id = r.user_id')
      .leftJoin('users', 'w', `w.id = coalesce(r.volunteer_id, ${REFUSED})`)
      .select([
        ...SELECTION,
        'w.id AS "volunteerId"',
        'r.status AS status',
        'r.system_note_kept AS "systemNote"',
        'r.updated_at AS "updatedAt"',
      ])
      .addSelect(REFUSED_APPROVAL, 'isApproved')
      .where(`(r.status = 'assigned' OR ${REJECTED})`);
    return pageOf<RequestTableRow>(
      withinReach(builder, reach),
      this.places.inAllSpellings(query),
      tableOf(['assigned']),
    );
  }

  /** A volunteer's current and past assignments and reserves. */
  async ofVolunteer(volunteerId: number, query: ListQuery): Promise<ListPage<RequestTableRow>> {
    const builder = this.database.manager
      .createQueryBuilder(EventVolunteerRequestEntity, 'v')
      .innerJoin('event_requests', 'r', 'r.id = v.need_request_id')
      .innerJoin('events', 'e', 'e.id = r.event_id')
      .innerJoin('options', 'o', 'o.id = e.event_list_id')
      .innerJoin('users', 'u', 'u.id = r.user_id')
      .innerJoin('users', 'w', 'w.id = v.volunteer_id')
      .select([
        ...SELECTION,
        'v.volunteer_id AS "volunteerId"',
        `CASE WHEN v.status = 'accept' THEN 'pending' ELSE v.status::text END AS status`,
        `v.status = 'accept' AS "isReserve"`,
        'v.is_approved AS "isApproved"',
        `v.status = 'assigned' AND v.is_approved = 0 AND r.volunteer_request_id = v.id AND r.approve_at IS NOT NULL AS "isApprovedSoon"`,
        `${keptText('v.system_note')} AS "systemNote"`,
        'v.updated_at AS "updatedAt"',
      ])
      .where(
        `v.volunteer_id = :volunteerId AND (v.status IN ('assigned', 'completed') OR (v.status = 'accept' AND ${IN_RESERVE}) OR (v.status = 'reject' AND v.is_approved = 2))`,
        { volunteerId },
      );
    return pageOf<RequestTableRow>(builder, this.places.inAllSpellings(query), ownColumns());
  }
}
