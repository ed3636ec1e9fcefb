import { setImmediate } from 'node:timers/promises';
import { distanceMetres, groupedBy } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/signals/signals.js';
import { EventSourcesService, type ReadyVolunteer } from '../../events/index.js';
import type { Candidate } from '../../volunteers/index.js';
import { fittingPerson, missedWishes, placesOf, type Shared } from '../auto-assign.rules.js';
import { DispatchRepository } from '../dispatch.repository.js';
import type { Reach, Step } from '../step.js';
import type { FittingPerson, NeedToPair } from './pairing.rules.js';
import { PairingService } from './pairing.service.js';

const METRES = 1000;
/**
 * The number of nearest ready volunteers considered for each need; needs left without a volunteer are paired
 * in the next round.
 */
const LOOK_AT = 200;

/** A ready volunteer, and the need to which they are assigned. */
export interface ReadyPair {
  step: Step;
  volunteer: ReadyVolunteer;
}

/**
 * Pairs the needs of an event that seek volunteers at the same time (docs/adr/0026): volunteers who said in
 * advance that they are ready are assigned to needs at once, and the others are distributed for calling.
 */
@Injectable()
export class EventPairsService {
  constructor(
    private readonly repository: DispatchRepository,
    private readonly sources: EventSourcesService,
    private readonly pairing: PairingService,
  ) {}

  /** Returns the pairs with ready volunteers that can be made within the rings of these steps. */
  async findReady(steps: readonly Step[]): Promise<ReadyPair[]> {
    const pairs: ReadyPair[] = [];
    const unheld = steps.filter(({ held }) => held === null);
    for (const [eventId, waiting] of byEvent(unheld, (step) => step)) {
      const ready = await this.sources.ready(eventId);
      if (ready.length > 0) pairs.push(...(await this.pairReady(waiting, ready)));
    }
    return pairs;
  }

  /** Assigns the volunteers to their needs; returns the steps that got a volunteer. */
  async give(tx: Tx, pairs: readonly ReadyPair[], now: Date): Promise<Set<Step>> {
    const given = new Set<Step>();
    for (const { step, volunteer } of pairs) {
      // Pairing writes its own timeline lines, so the earlier ones are written first.
      await this.repository.write(step.run.id, step.lines.take(), now);
      if (await this.sources.pairReady(tx, step.need.id, volunteer.placeId)) given.add(step);
    }
    return given;
  }

  /**
   * Decides whom each step calls first and whom it leaves to others; steps that share no volunteers with
   * others are left out.
   */
  async agree(reaches: readonly Reach[]): Promise<Map<Step, Shared>> {
    const agreed = new Map<Step, Shared>();
    const looking = reaches.filter(({ step }) => looksForSomebody(step));
    for (const together of byEvent(looking, ({ step }) => step).values()) {
      if (together.length === 1) continue;
      const pairs = await this.pairing.pair(
        together.map(({ step, candidates }) => toNeed(step, callableFor(step, candidates))),
      );
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

  /** Returns pairs in the order in which the volunteers are locked, one after the other. */
  private async pairReady(steps: readonly Step[], ready: readonly ReadyVolunteer[]): Promise<ReadyPair[]> {
    const stepOf = new Map(steps.map((step) => [step.need.id, step]));
    const volunteerOf = new Map(ready.map((volunteer) => [volunteer.volunteerId, volunteer]));
    const needs: NeedToPair[] = [];
    for (const step of steps) {
      needs.push(toNeed(step, readyWithin(step, ready)));
      // Thousands may be ready: other work gets a turn after each need.
      await setImmediate();
    }
    const pairs = await this.pairing.pair(needs);
    return [...pairs]
      .sort((a, b) => a.volunteerId - b.volunteerId)
      .flatMap(({ needId, volunteerId }) => {
        const step = stepOf.get(needId);
        const volunteer = volunteerOf.get(volunteerId);
        return step && volunteer ? [{ step, volunteer }] : [];
      });
  }
}

/** Groups entries by event, leaving out single requests. */
function byEvent<Entry>(entries: readonly Entry[], stepOf: (entry: Entry) => Step): Map<number, Entry[]> {
  const events = groupedBy(entries, (entry) => stepOf(entry).need.eventId);
  return new Map([...events].flatMap(([id, ofEvent]) => (id === null ? [] : [[id, ofEvent] as const])));
}

function looksForSomebody({ policy, waitingUntil, held }: Step): boolean {
  return placesOf(policy, { waitingUntil, reserves: held?.reserves ?? 0 }) > 0;
}

function toNeed({ need, run }: Step, people: FittingPerson[]): NeedToPair {
  return { id: need.id, priority: run.priority, waitingSince: run.createdAt, people };
}

function callableFor({ need }: Step, candidates: readonly Candidate[]): FittingPerson[] {
  return candidates.map((candidate) => fittingPerson(candidate, missedWishes(candidate, need.wishes).length));
}

/** Returns the nearest ready volunteers within a ring; for them only the distance matters. */
function readyWithin({ need, position }: Step, ready: readonly ReadyVolunteer[]): FittingPerson[] {
  return ready
    .map(({ volunteerId, lat, lon }) => ({
      volunteerId,
      distanceM: Math.round(distanceMetres({ lat, lon }, need)),
    }))
    .filter(({ distanceM }) => need.helpType === 'phone' || distanceM <= position.radiusKm * METRES)
    .sort((a, b) => a.distanceM - b.distanceM)
    .slice(0, LOOK_AT)
    .map((near) => ({ ...near, missedWishes: 0, recentCalls: 0, lastCalledAt: null }));
}
