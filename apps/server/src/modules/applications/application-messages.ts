import { Inject, Injectable } from '@nestjs/common';
import { addressForDisplay, formatPhone, type NotificationType } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NotificationsService, type Announcement } from '../notifications/index.js';
import { RegionsService } from '../regions/index.js';
import { UsersService } from '../users/index.js';
import { VolunteerFacts } from '../volunteers/index.js';
import { ApplicationWords, type RequestMessage } from './application-words.js';
import type { ApplicationRecord } from './applications.types.js';

const URGENT_FROM = 2;

/** Messages about a request to its owner, its volunteer and the admins. Name, address and phone go out with the approval only (rule 30). */
@Injectable()
export class ApplicationMessages {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly notifications: NotificationsService,
    private readonly regions: RegionsService,
    private readonly users: UsersService,
    private readonly facts: VolunteerFacts,
    private readonly words: ApplicationWords,
  ) {}

  /** Tells the owner something, in their language and by their channel. */
  async toSeeker(tx: Tx, application: ApplicationRecord, type: NotificationType, key: RequestMessage, params: TextParams = {}): Promise<void> {
    await this.notifications.announce(tx, await this.forSeeker(application, type, key, params));
  }

  /** What is to be told to the owner, for sending it together with others. */
  async forSeeker(application: ApplicationRecord, type: NotificationType, key: RequestMessage, params: TextParams = {}): Promise<Announcement> {
    return {
      type,
      receiverType: 'user',
      receivers: [{ userId: application.userId }],
      isUrgent: application.isEmergency || type !== 'request_created',
      texts: await this.words.texts(application, key, { url: `${this.config.publicUrl}/requests/${application.id}`, ...params }),
    };
  }

  /** Tells the owner something about a volunteer, by first name. */
  async aboutVolunteer(tx: Tx, application: ApplicationRecord, volunteerId: number, type: NotificationType, key: RequestMessage): Promise<void> {
    const [people, genders] = await Promise.all([this.users.people([volunteerId]), this.facts.genders([volunteerId])]);
    const volunteer = people.get(volunteerId);
    const isApproved = key === 'requests.messages.coming';
    await this.toSeeker(tx, application, type, key, {
      name: volunteer?.firstName ?? '',
      gender: genders.get(volunteerId) ?? '',
      phone: isApproved ? formatPhone(volunteer?.phone ?? '') : '',
    });
  }

  /** Tells a volunteer something. */
  async toVolunteer(
    tx: Tx,
    application: ApplicationRecord,
    volunteerId: number,
    type: NotificationType,
    key: RequestMessage,
    params: TextParams = {},
  ): Promise<void> {
    await this.notifications.announce(tx, {
      type,
      receiverType: 'volunteer',
      receivers: [{ userId: volunteerId }],
      isUrgent: true,
      texts: await this.words.texts(application, key, { url: `${this.config.publicUrl}/volunteer/basket-menu`, ...params }),
    });
  }

  /** Gives an approved volunteer what is needed to come. */
  async approved(tx: Tx, application: ApplicationRecord, volunteerId: number): Promise<void> {
    const seeker = (await this.users.people([application.userId])).get(application.userId);
    await this.toVolunteer(tx, application, volunteerId, 'approved', 'requests.messages.approved', {
      name: seeker?.fullName ?? '',
      address: addressForDisplay(application.originText || (seeker?.text ?? '')),
      phone: formatPhone(seeker?.phone ?? ''),
    });
  }

  /** Reminds of an emergency that nobody has taken over: the region's managers, from the second time on, or where there is none, all admins too (rule 71). */
  async remindStaff(tx: Tx, application: ApplicationRecord, { isFirst, minutes }: { isFirst: boolean; minutes: number }): Promise<void> {
    const managers = await this.regions.managersOf(application.originState);
    const admins = isFirst && managers.length > 0 ? [] : await this.users.allAdmins();
    const url = `${this.config.publicUrl}/admin/requests/${application.id}`;
    for (const [receiverType, ids] of [
      ['manager', managers.filter((id) => !admins.includes(id))],
      ['admin', admins],
    ] as const) {
      await this.notifications.announce(tx, {
        type: 'emergency',
        receiverType,
        receivers: ids.map((userId) => ({ userId })),
        isUrgent: true,
        texts: await this.words.texts(application, 'requests.messages.staffEmergencyReminder', { minutes, url }),
      });
    }
  }

  /** Tells staff something about a volunteer, by full name. */
  async toStaffAbout(tx: Tx, application: ApplicationRecord, volunteerId: number, key: RequestMessage): Promise<void> {
    await this.toStaff(tx, application, key, { name: (await this.users.people([volunteerId])).get(volunteerId)?.fullName ?? '' });
  }

  /** Tells the admins of the region, and for an emergency its managers too (rule 50). */
  async toStaff(tx: Tx, application: ApplicationRecord, key: RequestMessage, params: TextParams = {}): Promise<void> {
    const admins = await this.regions.adminsOf(application.originState);
    await this.notifications.announce(tx, {
      type: application.isEmergency ? 'emergency' : 'system',
      receiverType: 'admin',
      receivers: admins.map((userId) => ({ userId })),
      isUrgent: application.labelPriority >= URGENT_FROM,
      texts: await this.words.texts(application, key, { url: `${this.config.publicUrl}/admin/requests/${application.id}`, ...params }),
    });
    if (!application.isEmergency) return;
    const managers = (await this.regions.managersOf(application.originState)).filter((id) => !admins.includes(id));
    await this.notifications.announce(tx, {
      type: 'emergency',
      receiverType: 'manager',
      receivers: managers.map((userId) => ({ userId })),
      isUrgent: true,
      texts: await this.words.texts(application, key, { url: `${this.config.publicUrl}/admin/requests/${application.id}`, ...params }),
    });
  }

  /** Thanks those who were called and are no longer needed, and takes back calls that have not gone out (rule 42). */
  async filled(tx: Tx, calls: readonly { callId: number; volunteerId: number }[], texts: { 'he-IL': string; 'en-US': string }): Promise<void> {
    if (calls.length === 0) return;
    await this.notifications.cancelPending(
      tx,
      'application_call',
      calls.map((call) => call.callId),
    );
    await this.notifications.announce(tx, {
      type: 'offer_filled',
      receiverType: 'volunteer',
      receivers: calls.map((call) => ({ userId: call.volunteerId })),
      texts,
    });
  }
}
