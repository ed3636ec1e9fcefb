import { DAY, HOUR } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { FailureRow } from '../notifications/index.js';
import { PushRepository } from './push.repository.js';

/** Notifications that did not reach their push service (rule 199). */
@Injectable()
export class PushHealthService {
  constructor(
    private readonly clock: Clock,
    private readonly repository: PushRepository,
  ) {}

  /** Final failures of the last day; an unsubscribed browser is not a failure. */
  async failures(): Promise<FailureRow[]> {
    const now = this.clock.now();
    const rows = await this.repository.failures(addSeconds(now, -DAY), addSeconds(now, -HOUR));
    return rows.map((row) => ({ channel: 'push', ...row }));
  }
}
