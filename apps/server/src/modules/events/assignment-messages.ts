import { Inject, Injectable } from '@nestjs/common';
import { addressForDisplay, type Approval, formatPhone, type NotificationType, type ProgressStep } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NotificationsService } from '../notifications/index.js';
import { RegionsService } from '../regions/index.js';
import { UsersService } from '../users/index.js';
import { VolunteerFacts } from '../volunteers/index.js';
import { EventWords } from './event-words.js';
import type { EventRecord, UserRequestRecord } from './events.types.js';

/** Messages to the two sides of an assignment. Name, address and phone go out with the approval only (rule 30). */
@Injectable()
export class AssignmentMessages {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly regions: RegionsService,
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
    private readonly facts: VolunteerFacts,
    private readonly words: EventWords,
  ) {}

  /** `isByItself`: it is approved in two minutes unless staff refuse. */
  async paired(tx: Tx, event: EventRecord, seekerId: number, volunteerId: number, approval: Approval, isByItself: boolean): Promise<void> {
    if (approval === 1) return this.approved(tx, event, seekerId, volunteerId);
    const people = await this.users.people([volunteerId]);
    const name = people.get(volunteerId)?.firstName ?? '';
    await this.notifications.announce(tx, {
      type: 'assigned',
      receiverType: 'user',
      receivers: [{ userId: seekerId }],
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, isByItself ? 'messages.seekerFoundUrgent' : 'messages.seekerFound', { name }),
    });
    await this.notifications.announce(tx, {
      type: 'assigned',
      receiverType: 'volunteer',
      receivers: [{ userId: volunteerId }],
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, isByItself ? 'messages.volunteerAssignedUrgent' : 'messages.volunteerAssigned'),
    });
  }

  async approved(tx: Tx, event: EventRecord, seekerId: number, volunteerId: number): Promise<void> {
    const [people, genders] = await Promise.all([this.users.people([seekerId, volunteerId]), this.facts.genders([volunteerId])]);
    const seeker = people.get(seekerId);
    const volunteer = people.get(volunteerId);
    await this.notifications.announce(tx, {
      type: 'approved',
      receiverType: 'user',
      receivers: [{ userId: seekerId }],
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, 'messages.seekerApproved', {
        name: volunteer?.firstName ?? '',
        gender: genders.get(volunteerId) ?? '',
        phone: formatPhone(volunteer?.phone ?? ''),
      }),
    });
    await this.notifications.announce(tx, {
      type: 'approved',
      receiverType: 'volunteer',
      receivers: [{ userId: volunteerId }],
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, 'messages.volunteerApproved', {
        name: seeker?.fullName ?? '',
        address: addressForDisplay(seeker?.text ?? ''),
        phone: formatPhone(seeker?.phone ?? ''),
      }),
    });
  }

  async progressed(tx: Tx, event: EventRecord, seekerId: number, volunteerId: number, step: ProgressStep): Promise<void> {
    const volunteer = (await this.users.people([volunteerId])).get(volunteerId);
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType: 'user',
      receivers: [{ userId: seekerId }],
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, step === 'on_way' ? 'requests.messages.onWay' : 'requests.messages.arrived', { name: volunteer?.firstName ?? '' }),
    });
  }

  async completed(tx: Tx, event: EventRecord, seekerId: number): Promise<void> {
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType: 'user',
      receivers: [{ userId: seekerId }],
      eventId: event.id,
      texts: await this.words.texts(event, 'messages.seekerCompleted'),
    });
  }

  /** The help seeker learns that the search goes on. */
  async searchGoesOn(tx: Tx, event: EventRecord, seekerId: number): Promise<void> {
    await this.notifications.announce(tx, {
      type: 'rejected',
      receiverType: 'user',
      receivers: [{ userId: seekerId }],
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, 'messages.seekerUnassigned'),
    });
  }

  /** Somebody is on it already: the volunteer is to stay ready, and learns nothing of the person. */
  reserved(tx: Tx, event: EventRecord, volunteerId: number): Promise<void> {
    return this.toVolunteer(tx, event, volunteerId, 'assigned', 'messages.reserve');
  }

  /** Whoever is approved is asked whether they are on the way. */
  askWhetherComing(tx: Tx, event: EventRecord, volunteerId: number): Promise<void> {
    return this.toVolunteer(tx, event, volunteerId, 'reminder', 'messages.areYouComing', { url: `${this.config.publicUrl}/volunteer/event-requests` });
  }

  /** Tells the event's manager of a volunteer of an urgent need, and of an emergency the region's staff as well. */
  async toStaff(
    tx: Tx,
    event: EventRecord,
    need: Pick<UserRequestRecord, 'isEmergency'>,
    volunteerId: number,
    key: 'messages.staffApproved' | 'messages.staffUrgentAcceptance',
  ): Promise<void> {
    const region = need.isEmergency ? [...(await this.regions.managersOf(event.state)), ...(await this.regions.adminsOf(event.state))] : [];
    const name = (await this.users.people([volunteerId])).get(volunteerId)?.fullName ?? '';
    await this.notifications.announce(tx, {
      type: need.isEmergency ? 'emergency' : 'system',
      receiverType: 'manager',
      receivers: [...new Set([event.managerId, ...region])].map((userId) => ({ userId })),
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, key, { name, url: `${this.config.publicUrl}/admin/events/map/${event.id}` }),
    });
  }

  private async toVolunteer(
    tx: Tx,
    event: EventRecord,
    volunteerId: number,
    type: NotificationType,
    key: 'messages.reserve' | 'messages.areYouComing',
    params: TextParams = {},
  ): Promise<void> {
    await this.notifications.announce(tx, {
      type,
      receiverType: 'volunteer',
      receivers: [{ userId: volunteerId }],
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, key, params),
    });
  }

  async unassigned(tx: Tx, event: EventRecord, volunteerId: number): Promise<void> {
    await this.notifications.announce(tx, {
      type: 'rejected',
      receiverType: 'volunteer',
      receivers: [{ userId: volunteerId }],
      eventId: event.id,
      texts: await this.words.texts(event, 'messages.volunteerUnassigned'),
    });
  }

  /** A member of staff has taken the need over: the help seeker reads who. */
  async takenOver(tx: Tx, event: EventRecord, seekerId: number, coordinatorId: number): Promise<void> {
    const name = (await this.users.people([coordinatorId])).get(coordinatorId)?.firstName ?? '';
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType: 'user',
      receivers: [{ userId: seekerId }],
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, 'messages.seekerCoordinatorNamed', { name }),
    });
  }

  /** The help seeker needs nobody any more. */
  async withdrawn(tx: Tx, event: EventRecord, volunteerId: number): Promise<void> {
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType: 'volunteer',
      receivers: [{ userId: volunteerId }],
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, 'messages.volunteerUnassigned'),
    });
  }

  /** Thanks volunteers who are no longer needed; calls that were not sent yet are taken back instead. */
  async filled(tx: Tx, event: EventRecord, calls: readonly { id: number; volunteerId: number }[]): Promise<void> {
    await this.notifications.cancelPending(
      tx,
      'event_volunteer',
      calls.map((call) => call.id),
    );
    await this.notifications.announce(tx, {
      type: 'offer_filled',
      receiverType: 'volunteer',
      receivers: calls.map((call) => ({ userId: call.volunteerId })),
      eventId: event.id,
      texts: await this.words.texts(event, 'messages.offerFilled'),
    });
  }
}
