import type { ActivityEntry, ApprovalRow, VolunteerEventRequestRow } from '@karov/api-client';
import { type Approval, type HelpType, NO_MATTERS, type ProgressStep } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { type ActivityLine, ActivityService } from '../activity/index.js';
import { type LockedNeed, NeedEndingsService, NeedLifecycleService, offeredWords } from '../needs/index.js';
import { addressIn, PlacesService } from '../places/index.js';
import { RegionsRepository } from '../regions/index.js';
import { contactOf, HelpProfileLooksService, type Person, UsersRepository } from '../users/index.js';
import { EventCallsService } from './event-calls.service.js';
import { EventDeskService } from './event-desk.service.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventsService } from './events.service.js';
import { RequestRows, type RowWords } from './request-rows.js';
import { type RequestTableRow, RequestTablesRepository } from './request-tables.repository.js';

/** The tables of assignments and their histories, for staff and for volunteers. */
@Injectable()
export class RequestTablesService {
  constructor(
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly regions: RegionsRepository,
    private readonly users: UsersRepository,
    private readonly events: EventsService,
    private readonly requests: EventRequestsRepository,
    private readonly tables: RequestTablesRepository,
    private readonly sources: EventSourcesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly endings: NeedEndingsService,
    private readonly calls: EventCallsService,
    private readonly desk: EventDeskService,
    private readonly rows: RequestRows,
    private readonly looks: HelpProfileLooksService,
    private readonly places: PlacesService,
  ) {}

  /**
   * Rows of the approval lists, with what a helper must know; the view is recorded (rules 67, 155). A file has no
   * column for it, so nothing is looked at for one.
   */
  async approvals(caller: Caller, query: ListQuery): Promise<ListPage<ApprovalRow>> {
    const page = await this.tables.approvals(await this.regions.reachOf(caller), query);
    const words = await this.rows.describe(page.rows);
    const visited = query.isExport ? [] : page.rows.filter((row) => awaitsVisit(row, words));
    const matters = await this.looks.matters(
      caller,
      visited.map(({ userId }) => userId),
    );
    const rows = page.rows.map((row) => {
      const seeker = words.people.get(row.userId);
      const base = this.rows.row(row, words, isWaiting(row) ? ['accept'] : []);
      return {
        ...base,
        user: base.user && { ...base.user, phone: seeker?.phone ?? '' },
        town: this.places.townName(seeker?.city ?? '', currentLocale()),
        waiting_since: isWaiting(row) ? row.updatedAt.toISOString() : null,
        ...((awaitsVisit(row, words) && matters.get(row.userId)) || NO_MATTERS),
      };
    });
    return { total: page.total, rows };
  }

  /**
   * Rows of the volunteer's own table; the help seeker is named while the assignment is approved (rule 30).
   */
  async ofVolunteer(caller: Caller, query: ListQuery): Promise<ListPage<VolunteerEventRequestRow>> {
    const page = await this.tables.ofVolunteer(caller.userId, query);
    const words = await this.rows.describe(page.rows);
    const rows = page.rows.map((row) => {
      // an emergency is help on the spot, also in an event of help by telephone
      const helpType = row.isEmergency ? 'physical' : (words.helpTypes.get(row.eventId) ?? 'physical');
      const next =
        row.status === 'assigned'
          ? offeredWords({ isApproved: row.isApproved, ended: null, progress: row.progress }, helpType)
          : [];
      const isShown = next.length > 0;
      const seeker = words.people.get(row.userId);
      const base = this.rows.row(row, words, []);
      return {
        ...base,
        abilities: isShown ? [...next, 'reject' as const] : row.isReserve ? ['leave_reserve' as const] : [],
        is_reserve: row.isReserve ?? false,
        is_approved_soon: row.isApprovedSoon ?? false,
        progress: isShown ? row.progress : null,
        user: isShown ? base.user : null,
        contact: isShown && seeker ? contactIn(row, seeker, helpType) : null,
      };
    });
    return { total: page.total, rows };
  }

  /**
   * Completes or rejects an assignment: volunteers their own while it is approved, staff any within their
   * reach. A yes in reserve can be withdrawn.
   */
  async finish(
    caller: Caller,
    requestId: number,
    move: 'completed' | 'reject',
    note: string | null,
  ): Promise<void> {
    if (caller.role !== 'volunteer') {
      return move === 'completed'
        ? this.desk.complete(caller, requestId, note)
        : this.desk.unassign(caller, requestId, note);
    }
    if (move === 'reject' && (await this.leaveReserve(caller, requestId))) return;
    await this.onOwn(caller, requestId, async (tx, locked) => {
      if (locked.hold?.isApproved !== 1) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      if (move === 'completed') await this.endings.end(tx, locked, 'complete', caller.userId, note);
      else await this.lifecycle.release(tx, locked, { note, actorId: caller.userId });
    });
  }

  /** Withdraws a yes kept in reserve; returns false if there is none. */
  private async leaveReserve(caller: Caller, requestId: number): Promise<boolean> {
    const callId = await this.requests.reserveOf(caller.userId, requestId);
    if (callId === null) return false;
    await this.database.transaction((tx) => this.calls.takeAnswer(tx, callId, false, caller.userId));
    return true;
  }

  /** Records the volunteer's own progress. @throws NOT_FOUND, NOT_ALLOWED_NOW */
  async progress(caller: Caller, requestId: number, step: ProgressStep): Promise<void> {
    await this.onOwn(caller, requestId, (tx, locked) =>
      this.lifecycle.progress(tx, locked, step, caller.userId),
    );
  }

  /** The history of a help seeker's request; a volunteer may see it if they hold or held the request. */
  async userHistory(caller: Caller, requestId: number): Promise<ActivityEntry[]> {
    const request = await this.requests.findUserRequest(requestId);
    if (!request) return fail('NOT_FOUND');
    if (caller.role !== 'volunteer') await this.events.require(caller, request.eventId);
    else if (!(await this.requests.wasAssigned(caller.userId, requestId))) return fail('NOT_FOUND');
    return this.history(await this.activity.history('event_user_request', requestId), caller);
  }

  /** The history of a volunteer's request. */
  async volunteerHistory(caller: Caller, requestId: number): Promise<ActivityEntry[]> {
    const request = await this.requests.findVolunteerRequest(requestId);
    if (!request) return fail('NOT_FOUND');
    if (caller.role !== 'volunteer') await this.events.require(caller, request.eventId);
    else if (request.volunteerId !== caller.userId) return fail('NOT_FOUND');
    return this.history(await this.activity.history('event_volunteer_request', requestId), caller);
  }

  /**
   * Works on a locked request whose volunteer is the caller.
   * @throws NOT_FOUND
   */
  private async onOwn(
    caller: Caller,
    requestId: number,
    act: (tx: Tx, locked: LockedNeed) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const question = await this.requests.lockWithEvent(requestId);
      const isOwn = question?.request.volunteerId === caller.userId;
      const locked = isOwn ? await this.sources.toLocked(question.event, question.request) : null;
      return locked ? act(tx, locked) : fail('NOT_FOUND');
    });
  }

  /** Volunteers see what happened, but not which member of staff did it. */
  private async history(lines: readonly ActivityLine[], caller: Caller): Promise<ActivityEntry[]> {
    const people =
      caller.role === 'volunteer'
        ? new Map<number, Person>()
        : await this.users.people(lines.map((line) => line.actorId));
    return lines.map((line) => ({
      id: line.id,
      new_values: {
        status: String(line.newValues['status'] ?? line.action),
        is_approved: toApproval(line.newValues['is_approved']),
      },
      actor: line.actorId === null ? null : (people.get(line.actorId)?.fullName ?? null),
      system_note: line.note,
      created_at: line.createdAt.toISOString(),
    }));
  }
}

function isWaiting({ status, isApproved }: RequestTableRow): boolean {
  return status === 'assigned' && isApproved === 0;
}

/** Whether a volunteer will go to the person of a row that waits: only then does it matter what to know. */
function awaitsVisit(row: RequestTableRow, { helpTypes }: RowWords): boolean {
  return isWaiting(row) && (row.isEmergency || helpTypes.get(row.eventId) !== 'phone');
}

function toApproval(value: unknown): Approval {
  return value === 1 || value === 2 ? value : 0;
}

/** Whom a volunteer helps, and where: at the address that the need keeps (rule 61); by telephone nowhere. */
function contactIn(
  { keptAddress }: RequestTableRow,
  seeker: Person,
  helpType: HelpType,
): VolunteerEventRequestRow['contact'] {
  if (helpType === 'phone') return { ...contactOf(seeker), address: '', is_address_changed: false };
  return {
    ...contactOf(seeker),
    address: addressIn(keptAddress ?? seeker.text, currentLocale()),
    is_address_changed: keptAddress !== null,
  };
}
