import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { VolunteerCalls } from '../../volunteers/index.js';
import { NeedMessages } from '../messages/need-messages.service.js';
import { callsFilled } from '../needs.signals.js';
import type { LockedNeed } from './locked-need.js';

/** Volunteers who were called longer ago, and have not answered, do not wait to hear that it is over. */
const STILL_MATTERS_SECONDS = 86_400;

/** Thanks those who were called for a need and are not needed any more. */
@Injectable()
export class NeedThanks {
  constructor(
    private readonly clock: Clock,
    private readonly calls: VolunteerCalls,
    private readonly messages: NeedMessages,
  ) {}

  /**
   * Thanks everybody who was called and has not answered, and unless they are still wanted the reserves (rule
   * 42); their calls are over.
   */
  async thank(
    tx: Tx,
    { need, source }: LockedNeed,
    { exceptVolunteerId = null, withReserves = true, trigger = 'filled' }: Thanked = {},
  ): Promise<void> {
    const awaiting = await this.calls.awaiting(need.id, addSeconds(this.clock.now(), -STILL_MATTERS_SECONDS));
    const calls = await source.endCalls(exceptVolunteerId, withReserves);
    if (calls.length === 0) return;
    const told = calls.map(({ volunteerId }) => volunteerId).filter((id) => awaiting.has(id));
    await this.messages.thank(tx, source.context, calls, told, trigger);
    await tx.signal(callsFilled, {
      needId: need.id,
      volunteerIds: calls.map(({ volunteerId }) => volunteerId),
    });
  }
}

interface Thanked {
  /** Keeps their call. */
  exceptVolunteerId?: number | null;
  withReserves?: boolean;
  /** Somebody else does it, or it has ended without anybody. */
  trigger?: 'filled' | 'noLongerNeeded';
}
