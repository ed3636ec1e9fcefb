import { DAY } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Keeping } from '../../platform/clock/sweep.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { SessionsService } from '../auth/index.js';
import { ContactService } from '../contact/index.js';
import { NotificationsService } from '../notifications/index.js';

/**
 * Deletes data whose retention time has passed, such as old messages and ended sessions. The retention times
 * are settings, and are stated in the privacy policy.
 */
@Injectable()
export class RetentionJobs {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
    private readonly contacts: ContactService,
  ) {}

  @Keeping('retention', '0 37 * * * *')
  async run(): Promise<void> {
    const before = (days: number) => addSeconds(this.clock.now(), -days * DAY);
    await this.notifications.forgetBefore(before(this.config.privacy.messageDays));
    await this.contacts.forgetBefore(before(this.config.privacy.messageDays));
    await this.sessions.forgetBefore(before(this.config.privacy.sessionDays));
  }
}
