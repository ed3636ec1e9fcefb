import { Injectable } from '@nestjs/common';
import type { Candidate } from '../volunteers/index.js';
import { fittingPerson, missedWishes, placesOf, type Shared } from './auto-assign.rules.js';
import type { NeedToPair } from './pairing/pairing.rules.js';
import { Pairing } from './pairing/pairing.service.js';
import type { Step } from './step.js';

/** A step, and who may be called for it. */
export interface Reach {
  step: Step;
  candidates: readonly Candidate[];
}

/**
 * Agrees between the needs of each event who is called for which, where several are looked for at once
 * (docs/adr/0026).
 */
@Injectable()
export class StepSharing {
  constructor(private readonly pairing: Pairing) {}

  /** The agreement that each step keeps to; steps that share with nobody are left out. */
  async agree(reaches: readonly Reach[]): Promise<Map<Step, Shared>> {
    const agreed = new Map<Step, Shared>();
    for (const together of byEvent(reaches)) {
      const pairs = await this.pairing.pair(together.map(toNeed));
      const needOf = new Map(pairs.map(({ needId, volunteerId }) => [volunteerId, needId]));
      const firstOf = new Map(pairs.map(({ needId, volunteerId }) => [needId, volunteerId]));
      for (const { step, candidates } of together) {
        const elsewhere = candidates
          .map(({ userId }) => userId)
          .filter((id) => (needOf.get(id) ?? step.need.id) !== step.need.id);
        agreed.set(step, { first: firstOf.get(step.need.id) ?? null, elsewhere: new Set(elsewhere) });
      }
    }
    return agreed;
  }
}

/** Those of one event that look for somebody at once, where there are several. */
function byEvent(reaches: readonly Reach[]): Reach[][] {
  const events = new Map<number, Reach[]>();
  for (const reach of reaches) {
    const { need, policy, waitingUntil, held } = reach.step;
    if (need.eventId === null || placesOf(policy, { waitingUntil, reserves: held?.reserves ?? 0 }) === 0)
      continue;
    events.set(need.eventId, [...(events.get(need.eventId) ?? []), reach]);
  }
  return [...events.values()].filter((together) => together.length > 1);
}

function toNeed({ step: { need, run }, candidates }: Reach): NeedToPair {
  return {
    id: need.id,
    priority: run.priority,
    waitingSince: run.createdAt,
    people: candidates.map((candidate) =>
      fittingPerson(candidate, missedWishes(candidate, need.wishes).length),
    ),
  };
}
