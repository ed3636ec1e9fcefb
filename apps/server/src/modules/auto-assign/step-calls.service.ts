import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/signals/signals.js';
import { type Candidate, VolunteersService } from '../volunteers/index.js';
import type { RunRecord } from './dispatch.repository.js';
import type { NotedCall, OpenNeed } from './need-port.js';
import { NeedPorts } from './need-ports.js';

/** A call that a step, or a coordinator, makes. */
export interface StepCall {
  need: OpenNeed;
  volunteer: Candidate;
  radiusKm: number;
  /** The step and the ring of the run that it is noted with. */
  run: Pick<RunRecord, 'step' | 'ring'>;
  waitUntil: Date;
}

/**
 * Makes calls: each takes its place in its event, is noted, and is told by message. However many they are,
 * they are written together.
 */
@Injectable()
export class StepCalls {
  constructor(
    private readonly volunteers: VolunteersService,
    private readonly ports: NeedPorts,
  ) {}

  /**
   * Returns the calls that were made, without those whose volunteer got another call of the same event
   * meanwhile.
   */
  async make(tx: Tx, calls: readonly StepCall[], now: Date): Promise<NotedCall[]> {
    if (calls.length === 0) return [];
    const admitted = await this.ports.each(calls, (port, some) => port.admit(some));
    const wanted = new Map(calls.map((call) => [keyOf(call.need.id, call.volunteer.userId), call]));
    const recorded = await this.volunteers.recordCalls(
      admitted.flatMap(({ need, volunteer }) => {
        const call = wanted.get(keyOf(need.id, volunteer.userId));
        return call ? [toRow(call, now)] : [];
      }),
    );
    const ids = new Map(
      recorded.map(({ callId, needId, volunteerId }) => [keyOf(needId, volunteerId), callId]),
    );
    const noted = admitted.flatMap((call) => {
      const callId = ids.get(keyOf(call.need.id, call.volunteer.userId));
      return callId === undefined ? [] : [{ ...call, callId }];
    });
    await this.ports.each(noted, async (port, some) => {
      await port.tell(tx, some);
      return [];
    });
    return noted;
  }
}

function keyOf(needId: number, volunteerId: number): string {
  return `${needId} ${volunteerId}`;
}

function toRow({ need, volunteer, run, waitUntil }: StepCall, calledAt: Date) {
  return {
    needId: need.id,
    volunteerId: volunteer.userId,
    step: run.step,
    ring: run.ring,
    distanceM: volunteer.distanceM,
    calledAt,
    waitUntil,
  };
}
