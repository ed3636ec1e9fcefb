import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmergencyStatus, OwnApplication, OwnEventRequest } from '@karov/api-client';
import type { HelpStep } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { EmergencyApplications } from '../applications/index.js';
import { emergenciesLeft, EventJoins } from '../events/index.js';
import { UsersService } from '../users/index.js';

type InEvent = NonNullable<Awaited<ReturnType<EventJoins['emergency']>>>;

/**
 * The emergency button (decision 50): one active emergency for a person, within the active event around them or by itself. An event that
 * stops leaves nobody alone: what was open there goes on by itself.
 */
@Injectable()
export class EmergenciesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly signals: Signals,
    private readonly users: UsersService,
    private readonly applications: EmergencyApplications,
    private readonly events: EventJoins,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(emergenciesLeft, async (tx, { userIds }) => {
      for (const userId of userIds) await this.applications.raise(tx, userId);
    });
  }

  /** How the caller's emergency stands. */
  async status(caller: Caller): Promise<EmergencyStatus> {
    const [canRaise, alone] = await Promise.all([this.canRaise(caller), this.applications.active(caller.userId)]);
    if (alone) return { ...ofApplication(alone), can_raise: canRaise };
    const inEvent = await this.events.emergency(caller);
    return inEvent ? { ...ofEvent(inEvent), can_raise: canRaise } : { ...none(), can_raise: canRaise };
  }

  /** Raises an emergency, also of an inactive account (decision 84); a second press, even at the same moment, finds the first. @throws DISABILITY_REQUIRED */
  async raise(caller: Caller): Promise<void> {
    const account = await this.users.accountById(caller.userId);
    if (!account) return fail('SESSION_EXPIRED');
    if (account.disabilityIds.length === 0) return fail('DISABILITY_REQUIRED', { field: 'error' });
    await this.database.transaction(async (tx) => {
      await this.applications.lock(tx, caller.userId);
      if (await this.isActive(caller)) return;
      if (!(await this.events.join(tx, caller.userId, true))) await this.applications.raise(tx, caller.userId);
    });
  }

  /** Closes the caller's emergency; when there is none, nothing happens. */
  async close(caller: Caller): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.applications.lock(tx, caller.userId);
      if (!(await this.applications.close(tx, caller.userId))) await this.events.withdraw(tx, caller.userId, true);
    });
  }

  /** As {@link close}, by number. @throws NOT_FOUND when it is not the caller's active emergency */
  async closeOne(caller: Caller, id: number): Promise<void> {
    const { record } = await this.status(caller);
    if (record?.id !== id) return fail('NOT_FOUND');
    await this.close(caller);
  }

  /** Asks for help in the active event around. @throws EVENT_OVER when there is none, ACCOUNT_INACTIVE, DISABILITY_REQUIRED */
  async askInEvent(caller: Caller): Promise<void> {
    await this.users.requireAsking(caller.userId);
    const isJoined = await this.database.transaction((tx) => this.events.join(tx, caller.userId, false));
    if (!isJoined) fail('EVENT_OVER', { field: 'message' });
  }

  /** Withdraws what the caller asked for in an event. @throws NOT_ALLOWED_NOW */
  async withdrawFromEvent(caller: Caller): Promise<void> {
    const isDone = await this.database.transaction((tx: Tx) => this.events.withdraw(tx, caller.userId, false));
    if (!isDone) fail('NOT_ALLOWED_NOW', { field: 'message' });
  }

  private async isActive(caller: Caller): Promise<boolean> {
    return (await this.applications.active(caller.userId)) !== null || (await this.events.emergency(caller)) !== null;
  }

  private async canRaise(caller: Caller): Promise<boolean> {
    const account = await this.users.accountById(caller.userId);
    return account !== null && account.disabilityIds.length > 0;
  }
}

type Status = Omit<EmergencyStatus, 'can_raise'>;

function none(): Status {
  return {
    without_volunteer: false, with_event: false, assigned_volunteer: false, reject_volunteer: false, time: null, volunteer: null, record: null, event: null,
    is_approved: null, asked: 0, step: 'none', state_text: serverText(currentLocale(), 'requests.state.none'),
  };
}

function ofApplication(alone: OwnApplication): Status {
  return {
    without_volunteer: alone.volunteer === null, with_event: false, assigned_volunteer: alone.volunteer !== null,
    reject_volunteer: alone.is_volunteer_changed && alone.volunteer === null, time: alone.created_at, volunteer: alone.volunteer,
    record: { id: alone.id, kind: 'application', status: alone.status, created_at: alone.created_at }, event: null,
    is_approved: alone.application_requested_volunteer?.is_approved ?? null, asked: alone.asked, step: alone.step, state_text: alone.state_text,
  };
}

function ofEvent({ request, needsCoordinator, createdAt, reopened }: InEvent): Status {
  const { volunteer } = request;
  return {
    without_volunteer: volunteer === null, with_event: true, assigned_volunteer: volunteer !== null, reject_volunteer: reopened && volunteer === null,
    time: createdAt.toISOString(),
    volunteer: volunteer && { id: 0, first_name: volunteer.first_name, full_name: null, phone: volunteer.phone, progress: volunteer.progress },
    record: { id: request.id, kind: 'event', status: request.status, created_at: createdAt.toISOString() }, event: request.event,
    is_approved: volunteer ? request.is_approved : null, asked: request.asked, step: eventStep(request, needsCoordinator), state_text: request.state_text,
  };
}

function eventStep(request: OwnEventRequest, needsCoordinator: boolean): HelpStep {
  if (request.status === 'assigned') return request.is_approved === 1 ? (request.volunteer?.progress ?? 'coming') : 'found';
  if (needsCoordinator) return 'coordinator';
  return request.asked > 0 ? 'searching' : 'received';
}
