import { Injectable } from '@nestjs/common';
import { urgentReserved } from '../needs/index.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { VolunteerCalls } from '../volunteers/index.js';
import { AssignmentMessages } from './assignment-messages.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { eventChanged } from './events.signals.js';
import type { EventRecord, UserRequestRecord, VolunteerRequestRecord } from './events.types.js';

/** Somebody in reserve for a need of an event. */
export interface EventReserve {
  call: VolunteerRequestRecord;
  saidYesAt: Date;
}

/** Volunteers in reserve for urgent needs that somebody holds (rule 71). All work on a need that the caller has locked. */
@Injectable()
export class EventReserves {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly calls: VolunteerCalls,
    private readonly requests: EventRequestsRepository,
    private readonly messages: AssignmentMessages,
  ) {}

  /** Keeps a yes: it binds to nothing and tells nothing. False when the volunteer is at work, or the call was taken back. */
  async keep(tx: Tx, event: EventRecord, need: UserRequestRecord, call: VolunteerRequestRecord): Promise<boolean> {
    const now = this.clock.now();
    const { needId } = need;
    if (needId === null || !(await this.calls.reserve(tx, needId, { id: call.volunteerId, distanceM: call.distanceM ?? 0 }, now))) return false;
    await this.requests.updateVolunteerRequest(tx, call.id, { status: 'accept', needRequestId: need.id, updatedAt: now });
    await this.activity.record(tx, [
      {
        subjectType: 'event_volunteer_request',
        subjectId: call.id,
        actorId: call.volunteerId,
        action: 'reserve',
        newValues: { status: 'accept', is_approved: 0 },
      },
    ]);
    await this.messages.reserved(tx, event, call.volunteerId);
    await tx.signal(urgentReserved, { needId, volunteerId: call.volunteerId });
    await tx.signal(eventChanged, { eventId: event.id });
    return true;
  }

  /** Who could take over at once, the first yes first; their requests are locked. */
  async of(tx: Tx, need: Pick<UserRequestRecord, 'id' | 'needId'>): Promise<EventReserve[]> {
    const reserves = need.needId === null ? [] : await this.calls.reserves(tx, need.needId, this.clock.now());
    const calls = await this.requests.lockReady(
      tx,
      need.id,
      reserves.map(({ volunteerId }) => volunteerId),
    );
    return reserves.flatMap(({ volunteerId, saidYesAt }) => {
      const call = calls.find((one) => one.volunteerId === volunteerId);
      return call ? [{ call, saidYesAt }] : [];
    });
  }
}
