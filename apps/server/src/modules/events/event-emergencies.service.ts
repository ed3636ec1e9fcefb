import { Inject, Injectable } from '@nestjs/common';
import { URGENT_HOLD } from '@karov/domain';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NotificationsService } from '../notifications/index.js';
import { RegionsService } from '../regions/index.js';
import { UsersService } from '../users/index.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';

const MINUTE = 60;

/** Reminders of emergencies in events (rule 71). */
@Injectable()
export class EventEmergencies {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly notifications: NotificationsService,
    private readonly regions: RegionsService,
    private readonly users: UsersService,
    private readonly events: EventsRepository,
    private readonly words: EventWords,
  ) {}

  /** Reminds staff, for the `count`th time: the event's manager and the region's; from the second time on all admins too. */
  async remind(tx: Tx, eventId: number, count: number): Promise<void> {
    const event = await this.events.findIn(tx, eventId);
    if (!event) return;
    const admins = count === 1 ? [] : await this.users.allAdmins();
    const staff = new Set([event.managerId, ...(await this.regions.managersOf(event.state)), ...admins]);
    await this.notifications.announce(tx, {
      type: 'emergency',
      receiverType: 'manager',
      receivers: [...staff].map((userId) => ({ userId })),
      isUrgent: true,
      eventId: event.id,
      texts: await this.words.texts(event, 'messages.staffEmergencyReminder', {
        minutes: (count * URGENT_HOLD.remindEvery) / MINUTE,
        url: `${this.config.publicUrl}/admin/events/map/${event.id}`,
      }),
    });
  }
}
