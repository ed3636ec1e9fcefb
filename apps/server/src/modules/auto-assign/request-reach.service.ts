import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/security/caller.js';
import { AdminApplicationsService } from '../applications/index.js';
import { EventDeskService } from '../events/index.js';

/** A request by the id that staff use: a single request, or one in an event. */
export interface NumberedRequest {
  kind: 'single' | 'in_event';
  id: number;
}

/** Finds the needs of requests within staff's reach. */
@Injectable()
export class RequestReachService {
  constructor(
    private readonly applications: AdminApplicationsService,
    private readonly inEvents: EventDeskService,
  ) {}

  /**
   * Returns the need of a request; a request in an event may not have one yet.
   * @throws NOT_FOUND when it is out of the caller's reach
   */
  async needOf(
    caller: Caller,
    { kind, id }: NumberedRequest,
  ): Promise<{ needId: number | null; eventId: number | null }> {
    if (kind === 'single') {
      await this.applications.require(caller, id);
      return { needId: id, eventId: null };
    }
    return (await this.inEvents.require(caller, id)).request;
  }
}
