import { Injectable } from '@nestjs/common';
import type { Priority } from '@karov/domain';
import { OptionsService } from '../options/index.js';
import type { EventRecord, UserRequestRecord } from './events.types.js';

type OfEvent = Pick<EventRecord, 'eventListId'>;
type OfNeed = Pick<UserRequestRecord, 'isEmergency'>;

/** Which needs of events are urgent: emergencies, and all of an event whose kind is (rules 70, 77). */
@Injectable()
export class EventUrgency {
  constructor(private readonly options: OptionsService) {}

  async isUrgent(event: OfEvent, need: OfNeed): Promise<boolean> {
    return need.isEmergency || (await this.options.isUrgent(event.eventListId));
  }

  /** An emergency goes before a need of an urgent event, that before any other. */
  async priority(event: OfEvent, need: OfNeed): Promise<Priority> {
    if (need.isEmergency) return 3;
    return (await this.options.isUrgent(event.eventListId)) ? 2 : 0;
  }
}
