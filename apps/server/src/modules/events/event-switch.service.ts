import { formatPhone } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { emergenciesLeft, NeedMessagesService, namedOf, needOpened, needsStopped } from '../needs/index.js';
import { NotificationsService } from '../notifications/index.js';
import { UsersRepository, writes } from '../users/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { EventInvitationsService } from './event-invitations.service.js';
import { EventSwitchRepository, type Reopened } from './event-switch.repository.js';
import { EventsRepository } from './events.repository.js';
import type { EventRecord } from './events.types.js';

/** The consequences of stopping, restarting or moving an event, or of changing its way of calling. */
@Injectable()
export class EventSwitchService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly notifications: NotificationsService,
    private readonly events: EventsRepository,
    private readonly requests: EventSwitchRepository,
    private readonly invitations: EventInvitationsService,
    private readonly messages: NeedMessagesService,
    private readonly calls: VolunteerCallsRepository,
    private readonly users: UsersRepository,
  ) {}

  /** Carries out what the difference between an event before and after a change requires. */
  async apply(tx: Tx, before: EventRecord, after: EventRecord): Promise<void> {
    if (before.status && !after.status) return this.stop(tx, after);
    if (!after.status) return;
    const isStarted = !before.status;
    const isMoved = before.lat !== after.lat || before.lon !== after.lon;
    if (isStarted) await this.reopen(tx, after);
    if (isMoved) await this.requests.flagOutside(after.id);
    if (isStarted || isMoved || before.isAutoAssign !== after.isAutoAssign)
      await this.invitations.askAll(tx, after);
    await this.switchRuns(tx, before, after, isStarted);
  }

  /**
   * Closes pending requests, ends the runs and tells the people (rules 45, 49). Links expire with the event.
   */
  private async stop(tx: Tx, event: EventRecord): Promise<void> {
    const now = this.clock.now();
    await this.events.update(event.id, { lastStoppedAt: now });
    const closed = await this.requests.closeAll(event.id, now);
    const needIds = closed.users.flatMap(({ needId }) => needId ?? []);
    await this.calls.closeAll(needIds);
    await tx.signal(needsStopped, { needIds });
    await tx.signal(emergenciesLeft, {
      left: closed.users.flatMap(({ isEmergency, userId, openedAt }) =>
        isEmergency && openedAt ? [{ userId, openedAt, isTold: false }] : [],
      ),
    });
    await this.notifications.cancelPending(
      'event_user',
      closed.users.map((request) => request.id),
    );
    await this.notifications.cancelPending(
      'event_volunteer',
      closed.volunteers.map((request) => request.id),
    );
    await this.tellSeekers(
      tx,
      event,
      closed.users.filter(({ isEmergency }) => !isEmergency).map(({ userId }) => userId),
      { spoken: 'messages.eventStoppedSeeker', written: 'messages.eventStoppedToWrite' },
    );
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType: 'volunteer',
      receivers: closed.volunteers.filter(({ isAwaiting }) => isAwaiting).map(({ userId }) => ({ userId })),
      texts: await this.messages.texts(namedOf(event), 'messages.eventStoppedVolunteer', this.support()),
      canWaitUntil: null,
      eventId: event.id,
    });
    await this.tellWaiting(tx, event);
    await this.record(
      closed.users.map(({ id }) => id),
      'stopped',
      'closed',
    );
  }

  /** Tells both sides of each yes that waits for approval that it goes on: staff decide about it as before. */
  private async tellWaiting(tx: Tx, event: EventRecord): Promise<void> {
    const yeses = await this.requests.waitingYeses(event.id);
    const sides = [
      ['user', 'messages.eventStoppedHeld', yeses.map(({ userId }) => userId)],
      ['volunteer', 'messages.eventStoppedWaiting', yeses.map(({ volunteerId }) => volunteerId)],
    ] as const;
    for (const [receiverType, key, ids] of sides)
      await this.notifications.announce(tx, {
        type: 'system',
        receiverType,
        receivers: ids.map((userId) => ({ userId })),
        texts: await this.messages.texts(namedOf(event), key, this.support()),
        canWaitUntil: null,
        eventId: event.id,
      });
  }

  /** Tells the help seekers; those who write instead of calling are told where they can write (rule 215). */
  private async tellSeekers(
    tx: Tx,
    event: EventRecord,
    userIds: readonly number[],
    words: { spoken: 'messages.eventStoppedSeeker'; written: 'messages.eventStoppedToWrite' },
  ): Promise<void> {
    const people = await this.users.people(userIds);
    const isWriting = (id: number): boolean => {
      const person = people.get(id);
      return person !== undefined && writes(person);
    };
    for (const isWritten of [false, true])
      await this.notifications.announce(tx, {
        type: 'system',
        receiverType: 'user',
        receivers: userIds.filter((id) => isWriting(id) === isWritten).map((userId) => ({ userId })),
        texts: await this.messages.texts(
          namedOf(event),
          isWritten ? words.written : words.spoken,
          this.support(),
        ),
        canWaitUntil: null,
        eventId: event.id,
      });
  }

  /**
   * Restores what stopping the event closed. Links already sent work again; messages not yet sent are sent
   * now.
   */
  private async reopen(tx: Tx, event: EventRecord): Promise<void> {
    const reopened = await this.requests.reopenAll(event.id, this.clock.now());
    const expiresAt = this.invitations.linkExpiry();
    await this.notifications.revive(
      tx,
      'event_user',
      reopened.users.map(({ id }) => id),
      expiresAt,
    );
    await this.notifications.revive(
      tx,
      'event_volunteer',
      reopened.volunteers.map(({ id }) => id),
      expiresAt,
    );
    await this.tellReopened(tx, event, reopened.users, 'user', 'messages.eventReopenedSeeker');
    await this.tellReopened(tx, event, reopened.volunteers, 'volunteer', 'messages.eventReopenedVolunteer');
    await this.record(
      reopened.users.map(({ id }) => id),
      'reopened',
      'pending',
    );
  }

  /** Tells people who had said that they need or give help that the event continues (rule 78). */
  private async tellReopened(
    tx: Tx,
    event: EventRecord,
    reopened: readonly Reopened[],
    receiverType: 'user' | 'volunteer',
    key: 'messages.eventReopenedSeeker' | 'messages.eventReopenedVolunteer',
  ): Promise<void> {
    const receivers = reopened.filter(({ isExpecting }) => isExpecting).map(({ userId }) => ({ userId }));
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType,
      receivers,
      texts: await this.messages.texts(namedOf(event), key, this.support()),
      canWaitUntil: null,
      eventId: event.id,
    });
  }

  private record(
    requestIds: readonly number[],
    action: 'stopped' | 'reopened',
    status: 'closed' | 'pending',
  ): Promise<void> {
    return this.activity.record(
      requestIds.map((subjectId) => ({
        subjectType: 'event_user_request',
        subjectId,
        actorId: null,
        action,
        newValues: { status, is_approved: 0 },
      })),
    );
  }

  private support(): { phone: string; url: string } {
    return { phone: formatPhone(this.config.support.phone), url: `${this.config.publicUrl}/contact-us` };
  }

  private async switchRuns(
    tx: Tx,
    before: EventRecord,
    after: EventRecord,
    isStarted: boolean,
  ): Promise<void> {
    const needs = await this.requests.openNeeds(after.id);
    if (after.isAutoAssign && (isStarted || !before.isAutoAssign)) {
      for (const { id } of needs) await tx.signal(needOpened, { needId: id, radiusKm: after.radius });
    }
    // Emergencies are always dispatched (rule 39).
    const ordinary = needs.filter((need) => !need.isEmergency).map((need) => need.id);
    if (!after.isAutoAssign && before.isAutoAssign) await tx.signal(needsStopped, { needIds: ordinary });
  }
}
