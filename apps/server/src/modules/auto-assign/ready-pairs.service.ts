import { Injectable } from '@nestjs/common';
import { distanceMetres } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import { DispatchRepository } from './dispatch.repository.js';
import type { ReadyVolunteer } from './need-port.js';
import { NeedPorts } from './need-ports.js';
import type { Step } from './step.js';

const METRES = 1000;

/** Somebody ready who is given to a need. */
interface ReadyPair {
  step: Step;
  volunteer: ReadyVolunteer;
}

/** Gives those who said beforehand to be ready for an event to its needs, several needs together. */
@Injectable()
export class ReadyPairs {
  constructor(
    private readonly repository: DispatchRepository,
    private readonly ports: NeedPorts,
  ) {}

  /** Pairs what can be paired within the rings of these steps; answers the steps that have nobody yet. */
  async pair(tx: Tx, steps: readonly Step[], now: Date): Promise<Step[]> {
    const paired = new Set<Step>();
    for (const [eventId, waiting] of byEvent(steps)) {
      const ready = await this.ports.of({ eventId }).ready(tx, eventId);
      for (const pair of nearestFirst(waiting, ready)) {
        if (await this.give(tx, pair, now)) paired.add(pair.step);
      }
    }
    return steps.filter((step) => !paired.has(step));
  }

  /** Pairing tells of itself, so what came before it is written first. */
  private async give(tx: Tx, { step: { run, need, lines }, volunteer }: ReadyPair, now: Date): Promise<boolean> {
    await this.repository.write(tx, run.id, lines.take(), now);
    return this.ports.of(need).pairReady(tx, need, volunteer);
  }
}

function byEvent(steps: readonly Step[]): Map<number, Step[]> {
  const events = new Map<number, Step[]>();
  for (const step of steps) {
    const { eventId } = step.need;
    if (eventId !== null && step.held === null) events.set(eventId, [...(events.get(eventId) ?? []), step]);
  }
  return events;
}

/** Each need, in the order of the steps, gets the nearest who is left within its ring. */
function nearestFirst(steps: readonly Step[], ready: readonly ReadyVolunteer[]): ReadyPair[] {
  const left = new Set(ready);
  return steps.flatMap((step) => {
    const [nearest] = [...left]
      .map((volunteer) => ({ volunteer, metres: distanceMetres(volunteer, step.need) }))
      .filter(({ metres }) => step.need.helpType === 'phone' || metres <= step.position.radiusKm * METRES)
      .sort((a, b) => a.metres - b.metres);
    if (!nearest) return [];
    left.delete(nearest.volunteer);
    return [{ step, volunteer: nearest.volunteer }];
  });
}
