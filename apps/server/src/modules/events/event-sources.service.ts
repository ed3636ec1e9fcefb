import { ANSWERABLE_CALLS } from '@karov/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import {
  type Assignee,
  AssignmentsRepository,
  type EndedCall,
  type LockedNeed,
  type MessageContext,
  type NeedSource,
  NeedSources,
  NeedsRepository,
  needOpened,
} from '../needs/index.js';
import { VolunteerCalls } from '../volunteers/index.js';
import { EventNeedRows } from './event-need-rows.service.js';
import { EventPlacesRepository } from './event-places.repository.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventUrgency } from './event-urgency.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';
import { emergenciesLeft, eventChanged } from './events.signals.js';
import type { EventRecord, UserRequestRecord } from './events.types.js';

/** Needs of events, as the lifecycle of needs works on them. */
@Injectable()
export class EventSources implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly calls: VolunteerCalls,
    private readonly needs: NeedsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly places: EventPlacesRepository,
    private readonly rows: EventNeedRows,
    private readonly urgency: EventUrgency,
    private readonly words: EventWords,
    private readonly events: EventsRepository,
    private readonly origins: NeedSources,
  ) {}

  onModuleInit(): void {
    this.origins.register('event', async (needId) => {
      const request = await this.requests.lockByNeed(needId);
      const event = request && (await this.events.findIn(request.eventId));
      return event && this.inHand(event, request);
    });
  }

  /** The need of a question that the caller has locked; null while nobody has said yes. */
  async inHand(event: EventRecord, request: UserRequestRecord): Promise<LockedNeed | null> {
    const need = request.needId === null ? null : await this.needs.find(request.needId);
    if (!need) return null;
    const hold = need.volunteerId === null ? null : await this.assignments.live(need.id);
    const isUrgent = await this.urgency.isUrgent(event, need);
    return { need, hold, source: this.originOf(event, request, { needId: need.id, isUrgent }) };
  }

  /** The context of a help seeker's request for messages about it. */
  voiceOf(
    event: EventRecord,
    request: Pick<UserRequestRecord, 'userId' | 'isEmergency' | 'keptAddress'>,
  ): MessageContext {
    return {
      seekerId: request.userId,
      event: { id: event.id, managerId: event.managerId },
      applicationId: null,
      region: event.state,
      isEmergency: request.isEmergency,
      isPressing: request.isEmergency,
      canWaitUntil: null,
      address: request.keptAddress ?? '',
      pages: {
        seeker: '/requests',
        ended: '/requests',
        volunteer: '/volunteer/event-requests',
        staff: `/admin/events/map/${event.id}`,
      },
      texts: (text, params) => this.words.texts(event, text, params),
    };
  }

  private originOf(
    event: EventRecord,
    request: UserRequestRecord,
    { needId, isUrgent }: { needId: number; isUrgent: boolean },
  ): NeedSource {
    return {
      context: this.voiceOf(event, request),
      isUrgent,
      isOn: event.status,
      radiusKm: event.radius,
      needsApproval: () => Promise.resolve(true),
      seat: (assignee) => this.seat(event, request, assignee),
      follow: (step) => this.rows.follow({ event, request, needId }, step),
      endCalls: (exceptVolunteerId, withReserves) =>
        this.endCalls({ requestId: request.id, needId }, exceptVolunteerId, withReserves),
      reserves: () => this.reserves({ requestId: request.id, needId }),
      searchOn: (tx) => searchOn(tx, event, request, needId),
      changed: (tx) => tx.signal(eventChanged, { eventId: event.id }),
    };
  }

  private async seat(
    event: EventRecord,
    { id, isEmergency }: UserRequestRecord,
    assignee: Assignee,
  ): Promise<Assignee> {
    if (!isEmergency) return assignee;
    const call = {
      eventId: event.id,
      volunteerId: assignee.id,
      needRequestId: id,
      radiusKm: event.radius,
      distanceM: assignee.distanceM ?? 0,
    };
    return { ...assignee, callId: await this.places.emergencyCall(call, this.clock.now()) };
  }

  /** The volunteers in reserve and ready in the event; their requests are locked. */
  async reserves({ requestId, needId }: { requestId: number; needId: number }): Promise<Assignee[]> {
    const reserves = await this.calls.reserves(needId, this.clock.now());
    const ids = reserves.map(({ volunteerId }) => volunteerId);
    const ready = new Map(
      (await this.requests.lockReady(requestId, ids)).map((call) => [call.volunteerId, call]),
    );
    return reserves.flatMap(({ volunteerId, saidYesAt }) => {
      const call = ready.get(volunteerId);
      return call ? [{ id: volunteerId, distanceM: call.distanceM, callId: call.id, saidYesAt }] : [];
    });
  }

  private async endCalls(
    { requestId, needId }: { requestId: number; needId: number },
    exceptVolunteerId: number | null,
    withReserves: boolean,
  ): Promise<EndedCall[]> {
    const closed = await this.requests.closeCallsFor(
      requestId,
      exceptVolunteerId,
      withReserves,
      this.clock.now(),
    );
    const ids = closed.map(({ volunteerId }) => volunteerId);
    if (ids.length > 0) await this.calls.move(needId, ids, ANSWERABLE_CALLS, 'filled');
    return closed.map(({ id, volunteerId }) => ({ callId: id, volunteerId }));
  }
}

/** The search goes on where the event calls by need, and for every emergency, which outlives its event. */
async function searchOn(
  tx: Tx,
  event: EventRecord,
  { userId, isEmergency }: UserRequestRecord,
  needId: number,
): Promise<void> {
  if (!event.status) return isEmergency ? tx.signal(emergenciesLeft, { userIds: [userId] }) : undefined;
  if (event.isAutoAssign || isEmergency) await tx.signal(needOpened, { needId, radiusKm: event.radius });
}
