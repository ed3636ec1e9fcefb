import type { Flag } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { contextOf, NeedMessagesService } from '../needs/index.js';
import { EventEmergenciesRepository } from './event-emergencies.repository.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { OwnRequestsService } from './own-requests.service.js';

/** How a person's emergency in an event ended. */
export interface EventEnding {
  volunteerId: number | null;
  stateText: string;
  endedAt: Date;
  isCancelled: boolean;
  /** the person's feedback; null if they have not given it yet */
  feedback: { is_well: Flag } | null;
}

/** How emergencies in events ended: the helper, and the feedback (rule 74). */
@Injectable()
export class EventEndingsService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly messages: NeedMessagesService,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly emergencies: EventEmergenciesRepository,
    private readonly own: OwnRequestsService,
  ) {}

  /**
   * A person's newest emergency in an event, if the emergency was completed or the person cancelled it after
   * a given time; otherwise null.
   */
  async of(caller: Caller, since: Date): Promise<EventEnding | null> {
    const request = await this.emergencies.endedEmergency(caller.userId, since);
    if (!request) return null;
    if (request.status !== 'completed') {
      const stateText = serverText(currentLocale(), 'answers.ownState.withdrawn');
      return { volunteerId: null, stateText, endedAt: request.updatedAt, isCancelled: true, feedback: null };
    }
    const view = (await this.own.list(caller)).find((one) => one.id === request.id);
    const feedback =
      request.isWell === null ? null : { is_well: request.isWell ? (1 as const) : (0 as const) };
    return {
      volunteerId: request.volunteerId,
      stateText: view?.state_text ?? '',
      endedAt: request.updatedAt,
      isCancelled: false,
      feedback,
    };
  }

  /**
   * Records the person's feedback on the newest emergency completed after a given time; if something went
   * wrong, the event's staff are told at once.
   * @throws NOT_FOUND when there is none, FEEDBACK_GIVEN
   */
  async tell(
    caller: Caller,
    since: Date,
    { isWell, note }: { isWell: boolean; note: string },
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ended = await this.emergencies.completedEmergency(caller.userId, since);
      const request = ended && (await this.requests.lockUserRequest(ended.id));
      const event = request && (await this.events.findIn(request.eventId));
      if (!request || !event) return fail('NOT_FOUND');
      if (request.isWell !== null) return fail('FEEDBACK_GIVEN', { field: 'message' });
      await this.requests.updateUserRequest(request.id, { isWell });
      await this.activity.record([
        {
          subjectType: 'event_user_request',
          subjectId: request.id,
          actorId: caller.userId,
          action: isWell ? 'was_well' : 'was_not_well',
          newValues: { status: request.status, is_approved: request.isApproved },
          note,
        },
      ]);
      if (!isWell) await this.messages.toStaff(tx, contextOf({ need: request, event }), 'staffWorry');
      await tx.signal(eventChanged, { eventId: event.id });
    });
  }
}
