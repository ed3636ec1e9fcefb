import { setImmediate } from 'node:timers/promises';
import { distanceMetres } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/signals/signals.js';
import { DispatchRepository } from './dispatch.repository.js';
import type { ReadyVolunteer } from './need-port.js';
import { NeedPorts } from './need-ports.js';
import type { NeedToPair } from './pairing/pairing.rules.js';
import { Pairing } from './pairing/pairing.service.js';
import type { Step } from './step.js';

const METRES = 1000;
/**
 * How many of the nearest ready volunteers are looked at for each need; the others are paired in the next
 * round.
 */
const LOOK_AT = 200;

/** Somebody ready who is given to a need. */
export interface ReadyPair {
  step: Step;
  volunteer: ReadyVolunteer;
}

/** Gives those who said beforehand to be ready for an event to its needs, several needs together. */
@Injectable()
export class ReadyPairs {
  constructor(
    private readonly repository: DispatchRepository,
    private readonly ports: NeedPorts,
    private readonly pairing: Pairing,
  ) {}

  /** The pairs that can be made within the rings of these steps. */
  async find(steps: readonly Step[]): Promise<ReadyPair[]> {
    const pairs: ReadyPair[] = [];
    for (const [eventId, waiting] of byEvent(steps)) {
      const ready = await this.ports.of({ eventId }).ready(eventId);
      pairs.push(...(await this.pairs(waiting, ready)));
    }
    return pairs;
  }

  /** Gives the volunteers to their needs; returns the steps that got somebody this way. */
  async give(tx: Tx, pairs: readonly ReadyPair[], now: Date): Promise<Set<Step>> {
    const given = new Set<Step>();
    for (const pair of pairs) {
      if (await this.giveOne(tx, pair, now)) given.add(pair.step);
    }
    return given;
  }

  /** In the order of the volunteers, who are locked one after the other. */
  private async pairs(steps: readonly Step[], ready: readonly ReadyVolunteer[]): Promise<ReadyPair[]> {
    if (ready.length === 0) return [];
    const stepOf = new Map(steps.map((step) => [step.need.id, step]));
    const volunteerOf = new Map(ready.map((volunteer) => [volunteer.volunteerId, volunteer]));
    const needs: NeedToPair[] = [];
    for (const step of steps) {
      needs.push(toNeed(step, ready));
      // Thousands may be ready: others are served between two needs.
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

  /** Pairing tells of itself, so what came before it is written first. */
  private async giveOne(
    tx: Tx,
    { step: { run, need, lines }, volunteer }: ReadyPair,
    now: Date,
  ): Promise<boolean> {
    await this.repository.write(run.id, lines.take(), now);
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

/** A need, and who is ready within its ring; a ready volunteer has nothing before them but the way. */
function toNeed({ need, run, position }: Step, ready: readonly ReadyVolunteer[]): NeedToPair {
  const people = ready.map((volunteer) => ({
    volunteer,
    distanceM: Math.round(distanceMetres(volunteer, need)),
  }));
  return {
    id: need.id,
    priority: run.priority,
    waitingSince: run.createdAt,
    people: people
      .filter(({ distanceM }) => need.helpType === 'phone' || distanceM <= position.radiusKm * METRES)
      .sort((a, b) => a.distanceM - b.distanceM)
      .slice(0, LOOK_AT)
      .map(({ volunteer: { volunteerId }, distanceM }) => ({
        volunteerId,
        distanceM,
        missedWishes: 0,
        recentCalls: 0,
        lastCalledAt: null,
      })),
  };
}
