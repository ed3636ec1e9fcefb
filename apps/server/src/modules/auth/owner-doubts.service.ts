import type { AuthRecord } from '@karov/api-client';
import { LIMITS, type Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { Account } from '../users/index.js';
import { AuthRecords } from './auth-records.js';
import { type Device, DevicesService } from './devices.service.js';
import { OwnerQuestionsRepository } from './owner-questions.repository.js';

const DAY = 86_400;

/**
 * Numbers are recycled: finds people who may be new with the number of somebody who has not been here for a
 * year (rule 237).
 */
@Injectable()
export class OwnerDoubts {
  constructor(
    private readonly clock: Clock,
    private readonly devices: DevicesService,
    private readonly records: AuthRecords,
    private readonly repository: OwnerQuestionsRepository,
  ) {}

  /**
   * Whether somebody with nothing but a person's number, on this device, may be another person: the owner is
   * gone, or others placed the owner there and it is not certain that anybody is there.
   */
  async mayBeAnother(userId: number, device: Device): Promise<boolean> {
    if (await this.devices.isOf(device, userId)) return false;
    return (await this.isGone(userId)) || this.repository.isUnshown(userId, this.goneSince());
  }

  /** Whether a person has given no sign for a year. */
  async isGone(userId: number): Promise<boolean> {
    const lastSign = await this.repository.lastSignOf(userId);
    return lastSign !== null && lastSign < this.goneSince();
  }

  private goneSince(): Date {
    return addSeconds(this.clock.now(), -LIMITS.ownerAwayDays * DAY);
  }

  /**
   * Those of the people of one number who may differ from the person with nothing but that number, on this
   * device.
   */
  async doubtedOf(people: readonly Account[], device: Device): Promise<number[]> {
    const judged = await Promise.all(
      people.map(async ({ id }) => ({ id, isDoubted: await this.mayBeAnother(id, device) })),
    );
    return judged.flatMap(({ id, isDoubted }) => (isDoubted ? [id] : []));
  }

  /**
   * The people of one number, those who are surely still there before those who may have changed by now: a
   * code is for the number, and need not wait behind their question.
   */
  async surestFirst(people: readonly Account[], device: Device): Promise<Account[]> {
    const doubted = people.length > 1 ? await this.doubtedOf(people, device) : [];
    return people.toSorted((a, b) => Number(doubted.includes(a.id)) - Number(doubted.includes(b.id)));
  }

  /**
   * Those of the people of a number who are strangers to one of them: they were already gone for a year when
   * that one began with the number, have not signed in fully since, and are not known on this device. Members
   * of a household have the number at the same time, so they are no strangers.
   */
  async strangersTo(userId: number, people: readonly Account[], device: Device): Promise<Set<number>> {
    const judged = await Promise.all(
      people.map(async ({ id }) => ({ id, isKnown: await this.devices.isOf(device, id) })),
    );
    const unknown = judged.flatMap(({ id, isKnown }) => (isKnown ? [] : [id]));
    return new Set(
      unknown.length === 0 ? [] : await this.repository.goneBefore(userId, unknown, LIMITS.ownerAwayDays),
    );
  }

  /** Notes that the person who came in waits for the question, and what they may know until then. */
  async begin(account: Account, role: Role, token: string): Promise<AuthRecord> {
    await this.repository.begin(account.id, this.clock.now());
    return this.records.unproven(account, role, token);
  }
}
