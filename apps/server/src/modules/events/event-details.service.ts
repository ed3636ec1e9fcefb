import type {
  EventChanges,
  EventDetail,
  EventRow,
  EventUserRequest,
  EventVolunteerRequest,
} from '@karov/api-client';
import { isGoneTo } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { Caller } from '../../platform/security/caller.js';
import { DispatchStates, mayGiveBack } from '../needs/index.js';
import { isConcealed, type Reach, RegionsRepository } from '../regions/index.js';
import { HelpProfileLooksService } from '../users/index.js';
import { concealedUser, concealedVolunteer } from './concealed-requests.js';
import { EventChangesRepository } from './event-changes.repository.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventViewsService } from './event-views.service.js';
import { hasSeekerAnswered, hasVolunteerAnswered } from './events.policy.js';
import {
  type EventRecord,
  standingOf,
  type UserRequestRecord,
  type VolunteerRequestRecord,
} from './events.types.js';

/** How far back changes are reread, because a row written before a given time may be committed after it. */
const LATE_SECONDS = 30;

interface RequestsOfEvent {
  users: readonly UserRequestRecord[];
  volunteers: readonly VolunteerRequestRecord[];
}

/** An event with its people, and what changes in them, as far as the caller may see it (rule 79). */
@Injectable()
export class EventDetailsService {
  constructor(
    private readonly clock: Clock,
    private readonly regions: RegionsRepository,
    private readonly views: EventViewsService,
    private readonly requests: EventRequestsRepository,
    private readonly changed: EventChangesRepository,
    private readonly dispatch: DispatchStates,
    private readonly looks: HelpProfileLooksService,
  ) {}

  /** Returns one event with its two lists; in the brief form the rows of volunteers do not repeat the event. */
  async detail(caller: Caller, event: EventRecord, isBrief: boolean): Promise<EventDetail> {
    const asOf = this.clock.now().toISOString();
    const [users, volunteers] = await Promise.all([
      this.requests.userRequestsOf(event.id),
      this.requests.volunteerRequestsOf(event.id),
    ]);
    const [row, shown] = await Promise.all([
      this.row(event),
      this.shown(caller, event, { users, volunteers }, isBrief),
    ]);
    return { ...row, ...shown, as_of: asOf };
  }

  /** Returns only the help seekers of an event. */
  async seekers(caller: Caller, event: EventRecord): Promise<EventUserRequest[]> {
    const [reach, records] = await Promise.all([
      this.regions.reachOf(caller),
      this.requests.userRequestsOf(event.id),
    ]);
    return this.shownSeekers(caller, reach, records, await this.views.userRequests(event, records));
  }

  /** Returns only what changed since a given time (rule 158); an unreadable time is treated as long ago. */
  async changes(caller: Caller, event: EventRecord, since: string): Promise<EventChanges> {
    const asOf = this.clock.now().toISOString();
    const moment = Date.parse(since);
    const from = addSeconds(new Date(Number.isNaN(moment) ? 0 : moment), -LATE_SECONDS);
    if (Number.isNaN(moment) || event.updatedAt > from) {
      return {
        event: await this.row(event),
        event_user_requests: [],
        event_volunteer_requests: [],
        as_of: asOf,
        is_stale: true,
      };
    }
    const moved = await this.dispatch.movedSince(await this.changed.soughtNeeds(event.id), from);
    const users = await this.changed.userRequests(event.id, from, moved);
    const volunteers = await this.changed.volunteerRequests(
      event.id,
      from,
      users.map(({ id }) => id),
    );
    const [row, shown] = await Promise.all([
      this.row(event),
      this.shown(caller, event, { users, volunteers }, true),
    ]);
    return { event: row, ...shown, as_of: asOf, is_stale: false };
  }

  private async row(event: EventRecord): Promise<EventRow> {
    const [row] = await this.views.rows([event]);
    if (!row) throw new Error('event without row');
    return row;
  }

  private async shown(
    caller: Caller,
    event: EventRecord,
    records: RequestsOfEvent,
    isBrief: boolean,
  ): Promise<Pick<EventDetail, 'event_user_requests' | 'event_volunteer_requests'>> {
    const [reach, users, volunteers] = await Promise.all([
      this.regions.reachOf(caller),
      this.views.userRequests(event, records.users),
      this.views.volunteerRequests(event, records.volunteers),
    ]);
    return {
      event_user_requests: await this.shownSeekers(caller, reach, records.users, users),
      event_volunteer_requests: concealVolunteers(
        isBrief ? volunteers.map(({ event: _event, ...row }) => row) : volunteers,
        records.volunteers,
        reach,
      ),
    };
  }

  private shownSeekers(
    caller: Caller,
    reach: Reach,
    records: readonly UserRequestRecord[],
    shown: readonly EventUserRequest[],
  ): Promise<EventUserRequest[]> {
    return this.withMatters(caller, withGiveBack(caller, concealUsers(shown, records, reach), records));
  }

  /**
   * Adds what a helper must know before leaving, but only for people whom a helper visits; the view is
   * recorded (rules 67, 155).
   */
  private async withMatters(caller: Caller, users: readonly EventUserRequest[]): Promise<EventUserRequest[]> {
    const goneTo = users.filter(isGoneTo);
    const matters = await this.looks.matters(
      caller,
      goneTo.map(({ user }) => user.id),
    );
    const wanted = new Set(goneTo.map(({ id }) => id));
    return users.map((request) =>
      wanted.has(request.id) ? { ...request, ...matters.get(request.user.id) } : request,
    );
  }
}

/** Adds to the acts of the needs that the caller took over that they may give them back (rule 221). */
function withGiveBack(
  { userId }: Caller,
  shown: readonly EventUserRequest[],
  records: readonly UserRequestRecord[],
): EventUserRequest[] {
  const own = new Set(records.filter((record) => isOwn(record, userId)).map(({ id }) => id));
  return shown.map((row) => (own.has(row.id) ? { ...row, abilities: [...row.abilities, 'give_back'] } : row));
}

const isOwn = (record: UserRequestRecord, callerId: number): boolean => {
  const standing = standingOf(record);
  return standing !== null && mayGiveBack(standing.need, callerId);
};

function concealUsers(
  shown: readonly EventUserRequest[],
  records: readonly UserRequestRecord[],
  reach: Reach,
): EventUserRequest[] {
  const silent = unanswered(records, hasSeekerAnswered);
  return shown.map((request) =>
    isConcealed(reach, request.user.state, !silent.has(request.id)) ? concealedUser(request) : request,
  );
}

function concealVolunteers(
  shown: readonly EventVolunteerRequest[],
  records: readonly VolunteerRequestRecord[],
  reach: Reach,
): EventVolunteerRequest[] {
  const silent = unanswered(records, hasVolunteerAnswered);
  return shown.map((request) =>
    isConcealed(reach, request.volunteer.state, !silent.has(request.id))
      ? concealedVolunteer(request)
      : request,
  );
}

function unanswered<T extends { id: number }>(
  requests: readonly T[],
  hasAnswered: (request: T) => boolean,
): Set<number> {
  return new Set(requests.filter((request) => !hasAnswered(request)).map((request) => request.id));
}
