import { Injectable } from '@nestjs/common';
import { formatPhone } from '@karov/domain/phone';
import { addressForDisplay, type Approval, type ProgressStep } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import { NotificationsService } from '../notifications/index.js';
import { UsersService } from '../users/index.js';
import { EventWords } from './event-words.js';
import type { EventRecord } from './events.types.js';

/** Messages to the two sides of an assignment. Name, address and phone go out with the approval only (decision 30). */
@Injectable()
export class AssignmentMessages {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
    private readonly words: EventWords,
  ) {}

  async paired(tx: Tx, event: EventRecord, seekerId: number, volunteerId: number, approval: Approval): Promise<void> {
    if (approval === 1) return this.approved(tx, event, seekerId, volunteerId);
    const people = await this.users.people([volunteerId]);
    const name = people.get(volunteerId)?.firstName ?? '';
    await this.notifications.announce(tx, {
      type: 'assigned', receiverType: 'user', receivers: [{ userId: seekerId }], isUrgent: true, eventId: event.id,
      texts: await this.words.texts(event, 'messages.seekerFound', { name }),
    });
    await this.notifications.announce(tx, {
      type: 'assigned', receiverType: 'volunteer', receivers: [{ userId: volunteerId }], isUrgent: true, eventId: event.id,
      texts: await this.words.texts(event, 'messages.volunteerAssigned'),
    });
  }

  async approved(tx: Tx, event: EventRecord, seekerId: number, volunteerId: number): Promise<void> {
    const people = await this.users.people([seekerId, volunteerId]);
    const seeker = people.get(seekerId);
    const volunteer = people.get(volunteerId);
    await this.notifications.announce(tx, {
      type: 'approved', receiverType: 'user', receivers: [{ userId: seekerId }], isUrgent: true, eventId: event.id,
      texts: await this.words.texts(event, 'messages.seekerApproved', { name: volunteer?.firstName ?? '', phone: formatPhone(volunteer?.phone ?? '') }),
    });
    await this.notifications.announce(tx, {
      type: 'approved', receiverType: 'volunteer', receivers: [{ userId: volunteerId }], isUrgent: true, eventId: event.id,
      texts: await this.words.texts(event, 'messages.volunteerApproved', {
        name: seeker?.fullName ?? '', address: addressForDisplay(seeker?.text ?? ''), phone: formatPhone(seeker?.phone ?? ''),
      }),
    });
  }

  async progressed(tx: Tx, event: EventRecord, seekerId: number, volunteerId: number, step: ProgressStep): Promise<void> {
    const volunteer = (await this.users.people([volunteerId])).get(volunteerId);
    await this.notifications.announce(tx, {
      type: 'system', receiverType: 'user', receivers: [{ userId: seekerId }], isUrgent: true, eventId: event.id,
      texts: await this.words.texts(event, step === 'on_way' ? 'requests.messages.onWay' : 'requests.messages.arrived', { name: volunteer?.firstName ?? '' }),
    });
  }

  async completed(tx: Tx, event: EventRecord, seekerId: number): Promise<void> {
    await this.notifications.announce(tx, {
      type: 'system', receiverType: 'user', receivers: [{ userId: seekerId }], eventId: event.id,
      texts: await this.words.texts(event, 'messages.seekerCompleted'),
    });
  }

  async unassigned(tx: Tx, event: EventRecord, seekerId: number, volunteerId: number): Promise<void> {
    await this.notifications.announce(tx, {
      type: 'rejected', receiverType: 'user', receivers: [{ userId: seekerId }], isUrgent: true, eventId: event.id,
      texts: await this.words.texts(event, 'messages.seekerUnassigned'),
    });
    await this.notifications.announce(tx, {
      type: 'rejected', receiverType: 'volunteer', receivers: [{ userId: volunteerId }], eventId: event.id,
      texts: await this.words.texts(event, 'messages.volunteerUnassigned'),
    });
  }

  /** The help seeker needs nobody any more. */
  async withdrawn(tx: Tx, event: EventRecord, volunteerId: number): Promise<void> {
    await this.notifications.announce(tx, {
      type: 'system', receiverType: 'volunteer', receivers: [{ userId: volunteerId }], isUrgent: true, eventId: event.id,
      texts: await this.words.texts(event, 'messages.volunteerUnassigned'),
    });
  }

  /** Thanks volunteers who are no longer needed; calls that were not sent yet are taken back instead. */
  async filled(tx: Tx, event: EventRecord, calls: readonly { id: number; volunteerId: number }[]): Promise<void> {
    await this.notifications.cancelPending(tx, 'event_volunteer', calls.map((call) => call.id));
    await this.notifications.announce(tx, {
      type: 'offer_filled', receiverType: 'volunteer', receivers: calls.map((call) => ({ userId: call.volunteerId })), eventId: event.id,
      texts: await this.words.texts(event, 'messages.offerFilled'),
    });
  }
}
