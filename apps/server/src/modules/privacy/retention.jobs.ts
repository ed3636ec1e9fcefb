import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweeps } from '../../platform/clock/sweeps.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { SessionsService } from '../auth/index.js';
import { NotificationsService } from '../notifications/index.js';

const DAY = 86_400;
const EVERY_SECONDS = 3600;

/** Forgets what is no longer needed: old messages, ended sessions. How long each is kept is a setting and stands in the privacy policy. */
@Injectable()
export class RetentionJobs implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly sweeps: Sweeps,
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    if (this.config.role !== 'web') this.sweeps.every(EVERY_SECONDS, 'retention', () => this.run());
  }

  async run(): Promise<void> {
    const before = (days: number) => addSeconds(this.clock.now(), -days * DAY);
    await this.notifications.forgetBefore(before(this.config.privacy.messageDays));
    await this.sessions.forgetBefore(before(this.config.privacy.sessionDays));
  }
}
