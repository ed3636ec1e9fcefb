import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Keeping } from '../../platform/clock/sweep.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Signals } from '../../platform/signals/signals.js';
import { personErased } from '../users/index.js';
import { RepliesRepository } from './replies.repository.js';

const DAY = 86_400;

/** Forgets that somebody wrote: deleted people at once, the others when the messages they answered are forgotten (rule 192). */
@Injectable()
export class RepliesKeeping implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly signals: Signals,
    private readonly repository: RepliesRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, (tx, { userId }) => this.repository.forget(tx, userId));
  }

  @Keeping('replies', '0 17 * * * *')
  run(): Promise<void> {
    return this.repository.forgetBefore(addSeconds(this.clock.now(), -this.config.privacy.messageDays * DAY));
  }
}
