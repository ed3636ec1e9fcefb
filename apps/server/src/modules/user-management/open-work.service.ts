import type { OpenWork } from '@karov/api-client';
import type { Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { HeldApplicationsService } from '../applications/index.js';
import { HeldChatsService } from '../chat/index.js';
import { EventHandoverService } from '../events/index.js';
import { OpenWorkRepository } from './open-work.repository.js';
import { ReplacementPeopleService } from './replacement-people.service.js';

/** The replacements for each piece of work; "pool" opens a need to everybody again (rule 63). */
export interface Replacements {
  volunteer_id?: number | 'pool';
  event_volunteer_id?: number | 'pool';
  manager_id?: number;
  event_user_request_id?: number;
}

/** The roles in which a person can have work that must be handed over. */
const WORKING: readonly Role[] = ['volunteer', 'manager'];

/** A person's open work, and who replaces them when they cannot continue (rules 63, 89). */
@Injectable()
export class OpenWorkService {
  constructor(
    private readonly applications: HeldApplicationsService,
    private readonly events: EventHandoverService,
    private readonly chats: HeldChatsService,
    private readonly people: ReplacementPeopleService,
    private readonly repository: OpenWorkRepository,
  ) {}

  /** The work that a person has taken on, and possible replacements, as far as the caller may see them. */
  async of(caller: Caller, userId: number): Promise<OpenWork> {
    const locale = currentLocale();
    const [requests, needs, events, isHelped] = await Promise.all([
      this.applications.of(userId, locale),
      this.events.needsOf(userId),
      this.events.managedBy(userId),
      this.repository.asksForHelp(userId),
    ]);
    const names = await this.events.named(caller, needs, events, locale);
    const [volunteers, ready, managers] = await Promise.all([
      this.people.forRequests(
        caller,
        userId,
        requests.map(({ id }) => id),
      ),
      this.people.forEventNeeds(userId, needs),
      this.people.forEvents(userId, events),
    ]);
    return {
      requests: requests.map(({ id, label }) => ({ id, label })),
      event_requests: needs.map(({ id, eventId }) => ({ id, label: names.get(eventId) ?? '' })),
      events: events.map(({ id }) => ({ id, label: names.get(id) ?? '' })),
      asks_for_help: isHelped,
      volunteers,
      event_volunteers: ready,
      managers,
    };
  }

  /**
   * Hands over a person's work in some roles, in the caller's transaction, which has locked the person; the
   * conversations they had taken are open to all staff again (rule 208).
   * @throws REPLACEMENT_REQUIRED on the missing field, REPLACEMENT_UNKNOWN on an unsuitable one
   */
  async handOn(
    tx: Tx,
    userId: number,
    to: Replacements,
    actorId: number,
    roles: readonly Role[] = WORKING,
  ): Promise<void> {
    await this.chats.release(userId);
    if (roles.includes('manager')) await this.leaveEvents(tx, userId, to, actorId);
    if (roles.includes('volunteer')) await this.leaveNeeds(tx, userId, to, actorId);
  }

  private async leaveNeeds(tx: Tx, userId: number, to: Replacements, actorId: number): Promise<void> {
    const requests = await this.applications.lock(userId);
    const needs = await this.events.lockNeeds(userId);
    if (to.event_user_request_id !== undefined && !needs.some(({ id }) => id === to.event_user_request_id))
      fail('REPLACEMENT_UNKNOWN', { field: 'event_user_request_id' });
    if (requests.length > 0 && to.volunteer_id === undefined)
      fail('REPLACEMENT_REQUIRED', { field: 'volunteer_id' });
    if (needs.length > 0 && to.event_volunteer_id === undefined)
      fail('REPLACEMENT_REQUIRED', { field: 'event_volunteer_id' });
    if (to.volunteer_id === userId) fail('REPLACEMENT_UNKNOWN', { field: 'volunteer_id' });
    if (to.event_volunteer_id === userId) fail('REPLACEMENT_UNKNOWN', { field: 'event_volunteer_id' });
    for (const request of requests)
      await this.applications.handOn(tx, request, personOf(to.volunteer_id), actorId);
    for (const need of needs) await this.events.handOn(tx, need, personOf(to.event_volunteer_id), actorId);
    await this.events.leaveAll(tx, userId);
  }

  private async leaveEvents(
    tx: Tx,
    userId: number,
    { manager_id }: Replacements,
    actorId: number,
  ): Promise<void> {
    if ((await this.events.lockManaged(userId)).length === 0) return;
    if (manager_id === undefined) return fail('REPLACEMENT_REQUIRED', { field: 'manager_id' });
    await this.events.changeManager(tx, userId, manager_id, actorId);
  }
}

function personOf(replacement: number | 'pool' | undefined): number | null {
  return typeof replacement === 'number' ? replacement : null;
}
