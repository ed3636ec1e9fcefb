import type { DeskSubject } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/security/caller.js';
import { AdminApplicationsService } from '../../applications/index.js';
import { EventDeskService, EventsService } from '../../events/index.js';

/** The subjects of staff's work, found within their reach. */
export type Subject =
  | { about: 'application'; needId: number }
  | { about: 'event_request'; requestId: number; needId: number | null; eventId: number }
  | { about: 'event'; eventId: number };

/** Finds a subject within the reach of a member of staff. */
@Injectable()
export class DeskSubjectsService {
  constructor(
    private readonly applications: AdminApplicationsService,
    private readonly events: EventsService,
    private readonly inEvents: EventDeskService,
  ) {}

  /** @throws NOT_FOUND out of reach */
  async require(caller: Caller, about: DeskSubject, id: number): Promise<Subject> {
    switch (about) {
      case 'application':
        await this.applications.require(caller, id);
        return { about, needId: id };
      case 'event':
        await this.events.require(caller, id);
        return { about, eventId: id };
      case 'event_request': {
        const { needId, eventId } = (await this.inEvents.require(caller, id)).request;
        return { about, requestId: id, needId, eventId };
      }
    }
  }
}
