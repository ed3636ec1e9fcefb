import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Signals } from '../../platform/signals/signals.js';
import { personErased } from '../users/index.js';
import { RepliesRepository } from './replies.repository.js';

/** Longer than any provider repeats a message. */
const KEEP_SECONDS = 7 * 86_400;

/** Forgets which messages came in: those of deleted people at once, the others after a week. */
@Injectable()
export class RepliesKeeping implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly signals: Signals,
    private readonly repository: RepliesRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, (tx, { userId }) => this.repository.forget(tx, userId));
  }

  @Sweep('replies', '0 17 * * * *')
  run(): Promise<void> {
    return this.repository.forgetBefore(addSeconds(this.clock.now(), -KEEP_SECONDS));
  }
}
