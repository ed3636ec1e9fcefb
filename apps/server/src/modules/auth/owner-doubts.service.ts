import { Injectable } from '@nestjs/common';
import type { AuthRecord } from '@karov/api-client';
import { LIMITS, type Role } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { Account } from '../users/index.js';
import { AuthRecords } from './auth-records.js';
import { DevicesService, type Device } from './devices.service.js';
import { OwnerQuestionsRepository } from './owner-questions.repository.js';

const DAY = 86_400;

/** Numbers are recycled: who may be somebody new with the number of a person who has not been here for a year (rule 237). */
@Injectable()
export class OwnerDoubts {
  constructor(
    private readonly clock: Clock,
    private readonly devices: DevicesService,
    private readonly records: AuthRecords,
    private readonly repository: OwnerQuestionsRepository,
  ) {}

  /** Whether whoever has nothing but a person's number, on this device, may be somebody else. */
  async mayBeAnother(userId: number, device: Device): Promise<boolean> {
    if (await this.devices.isOf(device, userId)) return false;
    const lastSign = await this.repository.lastSignOf(userId);
    return lastSign !== null && lastSign < addSeconds(this.clock.now(), -LIMITS.ownerAwayDays * DAY);
  }

  /** Notes that the question waits for whoever came in, and what they may know until then. */
  async begin(account: Account, role: Role, token: string): Promise<AuthRecord> {
    await this.repository.begin(account.id, this.clock.now());
    return this.records.unproven(account, role, token);
  }
}
