import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { FailureRow } from '../notifications/index.js';
import { PushRepository } from './push.repository.js';

const HOUR = 3600;
const DAY = 86_400;

/** Which notifications did not reach their push service (rule 199). */
@Injectable()
export class PushHealth {
  constructor(
    private readonly clock: Clock,
    private readonly repository: PushRepository,
  ) {}

  /** What failed for good in the last day; browsers that are gone are no failure. */
  async failures(): Promise<FailureRow[]> {
    const now = this.clock.now();
    const rows = await this.repository.failures(addSeconds(now, -DAY), addSeconds(now, -HOUR));
    return rows.map((row) => ({ channel: 'push', ...row }));
  }
}
