import type {
  HeldRequestsCount,
  ManagedEventsCount,
  OpenEventRequestRow,
  OpenEventRequestsCount,
  Replacement,
  RequestCount,
} from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { HeldApplicationsService } from '../applications/index.js';
import { EventHandoverService } from '../events/index.js';
import { OpenWorkRepository } from './open-work.repository.js';
import { ReplacementPeopleService } from './replacement-people.service.js';
import { UserListService } from './user-list.service.js';

/**
 * The eight questions before a person leaves: what is open, and who could replace them (rule 142). Each
 * concerns a person within reach.
 */
@Injectable()
export class UserLookupsService {
  constructor(
    private readonly list: UserListService,
    private readonly applications: HeldApplicationsService,
    private readonly events: EventHandoverService,
    private readonly people: ReplacementPeopleService,
    private readonly repository: OpenWorkRepository,
  ) {}

  /** A person's single requests, by state. */
  async requests(caller: Caller, userId: number): Promise<RequestCount[]> {
    await this.list.require(caller, userId);
    return this.repository.ownRequests(userId);
  }

  /** A person's needs in events that are still open. */
  async eventRequests(caller: Caller, userId: number): Promise<OpenEventRequestRow[]> {
    await this.list.require(caller, userId);
    const open = await this.events.openOf(userId);
    const names = await this.events.named(caller, open, [], currentLocale());
    return open.map(({ id, eventId, status, isApproved }) => ({
      id,
      status,
      is_approved: isApproved,
      event: { id: eventId, name: names.get(eventId) ?? '' },
    }));
  }

  async held(caller: Caller, userId: number): Promise<HeldRequestsCount> {
    await this.list.require(caller, userId);
    return { intreatment_request: (await this.applications.of(userId, currentLocale())).length };
  }

  async eventNeeds(caller: Caller, userId: number): Promise<OpenEventRequestsCount> {
    await this.list.require(caller, userId);
    return { total_event_volunteer_requests: (await this.events.needsOf(userId)).length };
  }

  async managed(caller: Caller, userId: number): Promise<ManagedEventsCount> {
    await this.list.require(caller, userId);
    return { total_events: (await this.events.managedBy(userId)).length };
  }

  async managers(caller: Caller, userId: number): Promise<Replacement[]> {
    await this.list.require(caller, userId);
    return this.people.forEvents(userId, await this.events.managedBy(userId));
  }

  async volunteers(caller: Caller, userId: number): Promise<Replacement[]> {
    await this.list.require(caller, userId);
    const held = await this.applications.of(userId, currentLocale());
    return this.people.forRequests(
      caller,
      userId,
      held.map(({ id }) => id),
    );
  }

  async eventVolunteers(caller: Caller, userId: number): Promise<Replacement[]> {
    await this.list.require(caller, userId);
    return this.people.forEventNeeds(userId, await this.events.needsOf(userId));
  }
}
