import { Injectable } from '@nestjs/common';
import { URGENT_HOLD } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import { NeedMessages } from '../needs/index.js';
import { EventOrigins } from './event-origins.service.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventsRepository } from './events.repository.js';

const MINUTE = 60;

/** Reminders of emergencies in events (rule 71). */
@Injectable()
export class EventEmergencies {
  constructor(
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly origins: EventOrigins,
    private readonly messages: NeedMessages,
  ) {}

  /** Reminds staff, for the `count`th time. */
  async remind(tx: Tx, needId: number, count: number): Promise<void> {
    const request = await this.requests.lockByNeed(tx, needId);
    const event = request && (await this.events.findIn(tx, request.eventId));
    const minutes = (count * URGENT_HOLD.remindEvery) / MINUTE;
    if (event) await this.messages.toStaff(tx, this.origins.voiceOf(event, request), 'staffEmergencyReminder', { minutes }, count);
  }
}
