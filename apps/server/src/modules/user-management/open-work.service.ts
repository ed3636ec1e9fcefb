import { Injectable } from '@nestjs/common';
import type { Option, OpenWork } from '@karov/api-client';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { HeldApplications } from '../applications/index.js';
import { EventHandover } from '../events/index.js';
import { UsersService } from '../users/index.js';

/** Who takes over what; "pool" puts a need back to be offered to everybody (rule 63). */
export interface Replacements {
  volunteer_id?: number | 'pool';
  event_volunteer_id?: number | 'pool';
  manager_id?: number;
  event_user_request_id?: number;
}

/** What somebody has in hand and who takes it over when they cannot go on (rules 63, 89). */
@Injectable()
export class OpenWorkService {
  constructor(
    private readonly users: UsersService,
    private readonly applications: HeldApplications,
    private readonly events: EventHandover,
  ) {}

  /** What a person has in hand, and the people who could take it over. */
  async of(userId: number): Promise<OpenWork> {
    const [requests, needs, events] = await Promise.all([this.applications.of(userId), this.events.needsOf(userId), this.events.managedBy(userId)]);
    const [volunteers, ready, managers] = await Promise.all([
      requests.length > 0 ? this.applications.replacements(userId) : [],
      this.events.readyFor(needs),
      events.length > 0 ? this.managers(userId) : [],
    ]);
    return { requests: requests.length, event_requests: needs.length, events: events.length, volunteers, event_volunteers: ready, managers };
  }

  /**
   * Hands everything on, in the caller's transaction.
   * @throws REPLACEMENT_REQUIRED on the field that is missing, REPLACEMENT_UNKNOWN on the one that does not fit
   */
  async handOn(tx: Tx, userId: number, to: Replacements, actorId: number): Promise<void> {
    const requests = await this.applications.lock(tx, userId);
    const needs = await this.events.lockNeeds(tx, userId);
    const events = await this.events.lockManaged(tx, userId);
    if (to.event_user_request_id !== undefined && !needs.some(({ id }) => id === to.event_user_request_id))
      fail('REPLACEMENT_UNKNOWN', { field: 'event_user_request_id' });
    if (requests.length > 0 && to.volunteer_id === undefined) fail('REPLACEMENT_REQUIRED', { field: 'volunteer_id' });
    if (needs.length > 0 && to.event_volunteer_id === undefined) fail('REPLACEMENT_REQUIRED', { field: 'event_volunteer_id' });
    if (events.length > 0 && to.manager_id === undefined) fail('REPLACEMENT_REQUIRED', { field: 'manager_id' });
    if (events.length > 0) await this.handEvents(tx, userId, to.manager_id, actorId);
    for (const request of requests) await this.applications.handOn(tx, request, personOf(to.volunteer_id), actorId);
    for (const need of needs) await this.events.handOn(tx, need, personOf(to.event_volunteer_id), actorId);
    await this.events.leaveAll(tx, userId);
  }

  private async handEvents(tx: Tx, userId: number, managerId: number | undefined, actorId: number): Promise<void> {
    const manager = (await this.managers(userId)).find(({ id }) => id === managerId);
    if (!manager) return fail('REPLACEMENT_UNKNOWN', { field: 'manager_id' });
    await this.events.changeManager(tx, userId, Number(manager.id), actorId);
  }

  private async managers(exceptId: number): Promise<Option[]> {
    return (await this.users.withRole('manager')).filter(({ id }) => id !== exceptId).map(({ id, fullName }) => ({ id, label: fullName }));
  }
}

function personOf(replacement: number | 'pool' | undefined): number | null {
  return typeof replacement === 'number' ? replacement : null;
}
