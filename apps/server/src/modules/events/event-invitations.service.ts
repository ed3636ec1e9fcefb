import { Injectable } from '@nestjs/common';
import type { EventPreview, EventPreviewMessage } from '@karov/api-client';
import { ANY_MORNING, LIMITS } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NotificationsService } from '../notifications/index.js';
import { OptionsService } from '../options/index.js';
import { UsersService } from '../users/index.js';
import { VolunteersService } from '../volunteers/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventWords, type NamedEvent } from './event-words.js';
import type { EventRecord } from './events.types.js';

const METRES = 1000;
const HOUR = 3600;

/** Asks the people in an event's circle (rule 46). */
@Injectable()
export class EventInvitations {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly volunteers: VolunteersService,
    private readonly notifications: NotificationsService,
    private readonly requests: EventRequestsRepository,
    private readonly words: EventWords,
    private readonly options: OptionsService,
  ) {}

  /** How many would be asked, and how many have no channel to be asked by. */
  async preview(tx: Tx, circle: Pick<EventRecord, 'lat' | 'lon' | 'radius' | 'typeOfHelpRequired'>): Promise<EventPreview> {
    const radiusM = circle.radius * METRES;
    const seekers = await this.users.helpSeekersWithin(tx, circle, radiusM);
    const volunteers = await this.volunteers.availableWithin(tx, circle, radiusM, circle.typeOfHelpRequired);
    const unreachable = seekers.filter((seeker) => !seeker.isReachable).length;
    return {
      help_seekers: seekers.length - unreachable,
      help_seekers_unreachable: unreachable,
      volunteers: volunteers.length,
      volunteers_unreachable: await this.volunteers.unreachableWithin(tx, circle, radiusM),
    };
  }

  /** What each group would read in each language, by which channels. */
  async previewMessages(tx: Tx, event: NamedEvent & Pick<EventRecord, 'lat' | 'lon' | 'radius'>): Promise<EventPreviewMessage[]> {
    const radiusM = event.radius * METRES;
    const seekers = await this.users.helpSeekersWithin(tx, event, radiusM);
    const volunteers = await this.volunteers.availableWithin(tx, event, radiusM, event.typeOfHelpRequired);
    const toSeekers = await this.notifications.preview(
      tx,
      seekers.map(({ id }) => id),
      await this.words.texts(event, 'messages.eventNeedCheck'),
      'event_user',
    );
    const toVolunteers = await this.notifications.preview(tx, volunteers, await this.words.texts(event, 'messages.eventInvite'), 'event_volunteer');
    return [
      ...toSeekers.map((message) => ({ to: 'help_seekers' as const, ...message })),
      ...toVolunteers.map((message) => ({ to: 'volunteers' as const, ...message })),
    ];
  }

  /**
   * Asks every help seeker in the circle and, unless volunteers are called by need, calls every volunteer in it.
   * Nobody who was asked before is asked again, so it can be repeated after an address changed or an event started anew.
   */
  async askAll(tx: Tx, event: EventRecord): Promise<void> {
    await this.askHelpSeekers(tx, event);
    if (!event.isAutoAssign) await this.callVolunteers(tx, event);
  }

  /** Calls every available volunteer in the circle at once. */
  async callVolunteers(tx: Tx, event: EventRecord): Promise<void> {
    const ids = await this.volunteers.availableWithin(tx, event, event.radius * METRES, event.typeOfHelpRequired);
    const added = await this.requests.addVolunteerRequests(tx, event.id, ids, event.radius, this.clock.now());
    await this.notifications.announce(tx, {
      type: 'event_invite',
      receiverType: 'volunteer',
      receivers: added.map((row) => ({ userId: row.userId, secretId: row.id })),
      texts: await this.words.texts(event, 'messages.eventInvite'),
      secret: { kind: 'event_volunteer', expiresAt: this.linkExpiry() },
      canWaitUntil: null,
      eventId: event.id,
    });
  }

  /** The moment until which a link sent now can be used (rule 29). */
  linkExpiry(): Date {
    return addSeconds(this.clock.now(), LIMITS.linkLifetimeHours * HOUR);
  }

  private async askHelpSeekers(tx: Tx, event: EventRecord): Promise<void> {
    const seekers = await this.users.helpSeekersWithin(tx, event, event.radius * METRES);
    const added = await this.requests.addUserRequests(
      tx,
      event.id,
      seekers.map((seeker) => seeker.id),
      this.clock.now(),
    );
    await this.askSeekers(tx, event, added);
  }

  /** Asks those again who have not answered, with a new link. */
  async askAgain(tx: Tx, event: EventRecord, questions: readonly { id: number; userId: number }[]): Promise<void> {
    await this.askSeekers(tx, event, questions, ANY_MORNING);
  }

  private async askSeekers(tx: Tx, event: EventRecord, added: readonly { id: number; userId: number }[], canWaitUntil: Date | null = null): Promise<void> {
    await this.notifications.announce(tx, {
      type: 'event_need_check',
      receiverType: 'user',
      receivers: added.map((row) => ({ userId: row.userId, secretId: row.id })),
      texts: await this.words.texts(event, 'messages.eventNeedCheck'),
      secret: { kind: 'event_user', expiresAt: this.linkExpiry() },
      isPressing: await this.options.isUrgent(event.eventListId),
      canWaitUntil,
      eventId: event.id,
    });
  }
}
