import { bandBetween, HOUR, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { type Announcement, NotificationsService } from '../../notifications/index.js';
import { type Person, UsersRepository } from '../../users/index.js';
import { NeedSources } from '../lifecycle/need-sources.js';
import type { SoughtNeed } from '../sought-need.js';
import { NeedMessagesService } from './need-messages.service.js';
import type { NeedText } from './need-triggers.js';

/**
 * A volunteer who is asked to help; `targetId` is what the link leads to: their call, or in an event their
 * place.
 */
export interface AskedVolunteer {
  need: SoughtNeed;
  volunteerId: number;
  targetId: number;
}

/** Asks volunteers whether they will take on a need. */
@Injectable()
export class NeedOffersService {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly sources: NeedSources,
    private readonly messages: NeedMessagesService,
  ) {}

  /**
   * Sends volunteers a message with a link about their call, for the first time or in new words, and tells
   * the help seeker when the first call for a request is made.
   */
  async send(tx: Tx, asked: readonly AskedVolunteer[]): Promise<void> {
    const people = await this.users.people(asked.map(({ volunteerId }) => volunteerId));
    const announcements: Announcement[] = [];
    for (const one of asked) announcements.push(await this.offer(one, people.get(one.volunteerId)));
    const needs = [...new Set(asked.map(({ need }) => need))];
    for (const { context } of needs.filter(({ isFirstCall }) => isFirstCall))
      announcements.push(...(await this.messages.forSeeker(context, 'asked')));
    await this.notifications.announceAll(tx, announcements);
    await this.sources.asked(tx, needs);
    for (const need of needs) need.isFirstCall = false;
  }

  private async offer(
    { need, volunteerId, targetId }: AskedVolunteer,
    volunteer: Person | undefined,
  ): Promise<Announcement> {
    const { named, event } = need.context;
    return {
      type: need.isEmergency ? 'emergency' : 'offer',
      receiverType: 'volunteer',
      receivers: [{ userId: volunteerId, secretId: targetId }],
      canWaitUntil: need.canWaitUntil,
      isUrgent: true,
      texts: await this.messages.texts(
        named,
        offerText(need),
        need.city === null ? {} : { city: need.city },
        bandBetween(need.isPlaced ? need : null, volunteer),
      ),
      secret: {
        kind: event ? 'event_volunteer' : 'application_call',
        expiresAt: addSeconds(this.clock.now(), LIMITS.linkLifetimeHours * HOUR),
      },
      ...(event ? { eventId: event.id } : { applicationId: need.id }),
    };
  }
}

/**
 * Returns the key of the message for an offer; an emergency is worded as an emergency, whatever its event
 * asks for.
 */
function offerText({ isEmergency, helpType, eventId }: SoughtNeed): NeedText {
  const offer = isEmergency ? 'offerEmergency' : helpType === 'phone' ? 'offerPhone' : 'offer';
  return eventId === null ? `requests.messages.${offer}` : `messages.${offer}`;
}
