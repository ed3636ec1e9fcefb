import type { Priority } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { OptionsService } from '../options/index.js';
import type { EventRecord, UserRequestRecord } from './events.types.js';

type OfEvent = Pick<EventRecord, 'eventListId'>;
type OfNeed = Pick<UserRequestRecord, 'isEmergency'>;

/**
 * Which needs of events are urgent: emergencies, and all needs of an event of an urgent kind (rules 70, 77).
 */
@Injectable()
export class EventUrgency {
  constructor(private readonly options: OptionsService) {}

  async isUrgent(event: OfEvent, need: OfNeed): Promise<boolean> {
    return need.isEmergency || (await this.options.isUrgent(event.eventListId));
  }

  /** An emergency ranks above a need of an urgent event, and the latter ranks above any other. */
  async priority(event: OfEvent, need: OfNeed): Promise<Priority> {
    if (need.isEmergency) return 3;
    return (await this.options.isUrgent(event.eventListId)) ? 2 : 0;
  }
}
