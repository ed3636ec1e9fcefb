import { Injectable } from '@nestjs/common';
import { ApplicationNeedPort } from './application-need.port.js';
import { EventNeedPort } from './event-need.port.js';
import type { NeedPort } from './need-port.js';

/** The ports of both origins of needs. */
@Injectable()
export class NeedPorts {
  constructor(
    private readonly eventNeeds: EventNeedPort,
    private readonly applicationNeeds: ApplicationNeedPort,
  ) {}

  /** By whether the need stands in an event. */
  of({ eventId }: { eventId: number | null }): NeedPort {
    return eventId === null ? this.applicationNeeds : this.eventNeeds;
  }
}
