import type { PersonRequest } from '@karov/api-client';
import type { ApplicationStatus, Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Reach } from '../regions/index.js';

/** The maximum number of entries of each kind shown with a person; the lists of requests have all of them. */
const SHOWN = 50;

/** A single request that a person made or helps with. */
export interface DoneRequest {
  id: number;
  categoryId: number;
  isHelper: boolean;
  status: ApplicationStatus;
  isAddressChanged: boolean;
  createdAt: Date;
}

/** An event's question to a person, or a need of an event that they took on. */
export interface DoneInEvent {
  id: number;
  name: string;
  isHelper: boolean;
  status: PersonRequest['status'];
  isAddressChanged: boolean;
  createdAt: Date;
}

/**
 * The question to a person in an event: to a help seeker, whether they need help; to a volunteer called to
 * the whole event, whether they are ready.
 */
export interface AskedInEvent {
  id: number;
  eventId: number;
  name: string;
  kind: 'need' | 'ready';
  askedAt: Date;
  /** A help seeker's answer; a volunteer's answer is in the audit log. */
  respond: 1 | 2 | null;
  /** Whether the question can still be answered. */
  isOpen: boolean;
}

/**
 * SQL for the state of an event's question, expressed in the states of single requests: one word for each
 * state (rule 106).
 */
const EVENT_STATUS = `CASE WHEN r.respond IS NULL AND r.status = 'pending' THEN 'unanswered' WHEN r.respond = 2 THEN 'no_need'
  WHEN r.status = 'pending' THEN 'open' WHEN r.status = 'assigned' THEN 'in treatment' ELSE r.status::text END`;

const IN_EVENTS = 'JOIN events e ON e.id = r.event_id JOIN options o ON o.id = e.event_list_id';
/** SQL for events within reach; the parameters are person, districts and manager. */
const EVENT_WITHIN = '($2::text[] IS NULL OR e.state = ANY($2::text[]) OR e.manager_id = $3)';

function labelOf(locale: Locale): string {
  return locale === 'he-IL' ? 'o.label_he' : 'o.label_en';
}

/** People's requests and activities within a reader's reach, newest first. */
@Injectable()
export class PersonActivityRepository {
  constructor(private readonly database: Database) {}

  /** A person's single requests; the district of a request is that of its origin (rule 80). */
  requests(reach: Reach, personId: number): Promise<DoneRequest[]> {
    const within = '($2::text[] IS NULL OR a.origin_state = ANY($2::text[]))';
    return this.database.manager.query(
      `SELECT a.id, a.category_id AS "categoryId", false AS "isHelper", a.status, a.is_address_changed AS "isAddressChanged", a.created_at AS "createdAt" FROM applications a WHERE a.user_id = $1 AND ${within}
       UNION ALL SELECT a.id, a.category_id, true, a.status, a.is_address_changed, a.created_at FROM applications a WHERE a.volunteer_id = $1 AND ${within}
       ORDER BY "createdAt" DESC, id DESC LIMIT ${SHOWN}`,
      [personId, reach.states],
    );
  }

  /**
   * The questions to a person as one of everybody in an event's circle, newest first. A call for one need of
   * an event counts as a call, not as a question.
   */
  questions(reach: Reach, personId: number, locale: Locale): Promise<AskedInEvent[]> {
    const of = (
      kind: AskedInEvent['kind'],
      table: string,
      column: string,
      respond: string,
      alone: string,
    ): string =>
      `SELECT r.id, e.id AS "eventId", ${labelOf(locale)} AS name, '${kind}' AS kind, r.created_at AS "askedAt", ${respond} AS respond, e.status AND r.status = 'pending' AS "isOpen"
       FROM ${table} r ${IN_EVENTS} WHERE r.${column} = $1 AND ${alone} AND ${EVENT_WITHIN}`;
    return this.database.manager.query(
      `${of('need', 'event_requests', 'user_id', 'r.respond', 'NOT r.is_emergency')}
       UNION ALL ${of('ready', 'event_volunteer_requests', 'volunteer_id', 'NULL', 'r.need_request_id IS NULL')}
       ORDER BY "askedAt" DESC, id DESC LIMIT ${SHOWN}`,
      [personId, reach.states, reach.userId],
    );
  }

  /** A person's activity in events; a manager reaches their own events and those in their districts. */
  inEvents(reach: Reach, personId: number, locale: Locale): Promise<DoneInEvent[]> {
    const of = (column: string, isHelper: boolean): string =>
      `SELECT e.id, ${labelOf(locale)} AS name, ${String(isHelper)} AS "isHelper", ${EVENT_STATUS} AS status, r.kept_address IS NOT NULL AS "isAddressChanged", r.created_at AS "createdAt"
       FROM event_requests r ${IN_EVENTS} WHERE r.${column} = $1 AND ${EVENT_WITHIN}`;
    return this.database.manager.query(
      `${of('user_id', false)} UNION ALL ${of('volunteer_id', true)} ORDER BY "createdAt" DESC, id DESC LIMIT ${SHOWN}`,
      [personId, reach.states, reach.userId],
    );
  }
}
