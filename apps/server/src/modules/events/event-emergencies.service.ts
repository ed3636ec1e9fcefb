import { Inject, Injectable } from '@nestjs/common';
import { URGENT_HOLD } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NeedsRepository } from '../needs/index.js';
import { NotificationsService } from '../notifications/index.js';
import { RegionsService } from '../regions/index.js';
import { UsersService } from '../users/index.js';
import { EventEmergenciesRepository } from './event-emergencies.repository.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';
import type { EventRecord } from './events.types.js';

const MINUTE = 60;

/** Reminders of emergencies in events (rule 71). */
@Injectable()
export class EventEmergencies {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly notifications: NotificationsService,
    private readonly regions: RegionsService,
    private readonly users: UsersService,
    private readonly events: EventsRepository,
    private readonly needs: NeedsRepository,
    private readonly emergencies: EventEmergenciesRepository,
    private readonly words: EventWords,
  ) {}

  /** Reminds staff of the emergencies that nobody has taken over; answers of how many. */
  async remind(tx: Tx, toldBefore: Date, limit: number): Promise<number> {
    const now = this.clock.now();
    const waiting = await this.emergencies.lockUnattended(tx, toldBefore, limit);
    const events = new Map((await this.events.findMany(waiting.map(({ eventId }) => eventId))).map((event) => [event.id, event]));
    for (const need of waiting) {
      const event = events.get(need.eventId);
      const staffReminders = need.staffReminders + 1;
      await this.needs.update(tx, need.needId, { staffReminders, staffRemindedAt: now });
      if (event) await this.tell(tx, event, staffReminders);
    }
    return waiting.length;
  }

  /** When staff were last told of the emergency whose next reminder is nearest; null when none waits. */
  lastTold(): Promise<Date | null> {
    return this.emergencies.lastTold();
  }

  /** The event's manager and the region's; from the second time on all admins too. */
  private async tell(tx: Tx, event: EventRecord, count: number): Promise<void> {
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
