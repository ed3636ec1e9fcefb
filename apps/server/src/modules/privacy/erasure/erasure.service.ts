import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { UserDetailsService } from '../../users/index.js';
import { ErasureRepository } from './erasure.repository.js';

/**
 * Erases a person: ends everything that they still have open, then deletes everything personal (rules 90,
 * 233).
 */
@Injectable()
export class ErasureService {
  constructor(
    private readonly clock: Clock,
    private readonly users: UserDetailsService,
    private readonly repository: ErasureRepository,
  ) {}

  async erase(tx: Tx, userId: number): Promise<void> {
    await this.users.leave(tx, userId);
    await this.repository.erase(userId, this.clock.now());
  }
}
