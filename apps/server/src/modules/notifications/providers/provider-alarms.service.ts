import type { Locale, Provider } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { Sweep } from '../../../platform/clock/sweep.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { Log } from '../../../platform/logging/log.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { besideOf } from '../delivery.rules.js';
import { messagesAnnounced, notificationsWritten } from '../notifications.service.js';
import type { Texts } from '../notifications.types.js';
import { type OpenOutage, ProviderOutagesRepository } from './provider-outages.repository.js';

type News = 'providerDown' | 'providerWorks';

/** Tells admins once when a provider has failed for three minutes, and again when it works (rule 194). */
@Injectable()
export class ProviderAlarmsService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly database: Database,
    private readonly log: Log,
    private readonly repository: ProviderOutagesRepository,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'providers',
      nextDue: () => this.repository.nextDue(),
      runDue: () => this.run(),
    });
  }

  @Sweep('providers', CronExpression.EVERY_10_SECONDS)
  async run(): Promise<void> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const ended = await this.repository.end(now);
      const begun = await this.repository.begin(now);
      if (begun.length + ended.length === 0) return;
      const failing = await this.repository.failing();
      await this.tell(tx, begun, 'providerDown', failing);
      await this.tell(tx, ended, 'providerWorks', failing);
    });
  }

  /** Returns the current outages, for the staff screen. */
  open(): Promise<OpenOutage[]> {
    return this.repository.open();
  }

  private async tell(
    tx: Tx,
    channels: readonly Provider[],
    news: News,
    failing: readonly Provider[],
  ): Promise<void> {
    for (const channel of channels) {
      this.log.info(news === 'providerDown' ? 'provider fails' : 'provider works again', { channel });
      const ids = await this.repository.tellAdmins(
        { texts: this.texts(news, channel), failing, beside: besideOf(failing) },
        this.clock.now(),
      );
      if (ids.length > 0) await tx.signal(notificationsWritten, { ids, isUrgent: true });
      await tx.signal(messagesAnnounced, { ids });
    }
  }

  private texts(news: News, channel: Provider): Texts {
    const say = (locale: Locale): string =>
      serverText(locale, `messages.${news}.${channel}`, {
        url: `${this.config.publicUrl}/admin/messages-health`,
      });
    return { 'he-IL': say('he-IL'), 'en-US': say('en-US') };
  }
}
