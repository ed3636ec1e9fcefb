import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweeps } from '../../platform/clock/sweeps.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Signals } from '../../platform/signals/signals.js';
import { personErased } from '../users/index.js';
import { RepliesRepository } from './replies.repository.js';

const EVERY_SECONDS = 3600;
/** Longer than any provider repeats a message. */
const KEEP_SECONDS = 7 * 86_400;

/** Forgets which messages came in: those of deleted people at once, the others after a week. */
@Injectable()
export class RepliesKeeping implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly sweeps: Sweeps,
    private readonly signals: Signals,
    private readonly repository: RepliesRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, (tx, { userId }) => this.repository.forget(tx, userId));
    if (this.config.role !== 'web') this.sweeps.every(EVERY_SECONDS, 'replies', () => this.run());
  }

  run(): Promise<void> {
    return this.repository.forgetBefore(addSeconds(this.clock.now(), -KEEP_SECONDS));
  }
}
