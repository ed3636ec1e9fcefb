import { DAY } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Keeping } from '../../platform/clock/sweep.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { RepliesRepository } from './replies.repository.js';

/**
 * Deletes the records of messages that people wrote: for deleted people at once, for others together with the
 * messages that they answered (rule 192).
 */
@Injectable()
export class RepliesKeeping {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly repository: RepliesRepository,
  ) {}

  @Keeping('replies', '0 17 * * * *')
  run(): Promise<void> {
    return this.repository.forgetBefore(addSeconds(this.clock.now(), -this.config.privacy.messageDays * DAY));
  }
}
