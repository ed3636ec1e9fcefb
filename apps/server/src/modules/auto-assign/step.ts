import type { Candidate } from '../volunteers/index.js';
import type { Choice, DispatchPolicy, NextStep } from './auto-assign.rules.js';
import type { RunRecord } from './dispatch.repository.js';
import type { Watched } from './hold-watch.service.js';
import type { OpenNeed } from './need-port.js';
import type { StepLines } from './timeline.js';

/** A step of a run that is being carried out, as it changes in the course of that. */
export interface Step {
  readonly run: RunRecord;
  readonly need: OpenNeed;
  readonly policy: DispatchPolicy;
  /** How the urgent need is held; null while nobody does. */
  readonly held: Watched | null;
  readonly lines: StepLines;
  /** The ring that it has come to; kilometres. */
  position: { ring: number; radiusKm: number };
  /** Until when each volunteer who was asked and has not answered is waited for. */
  waitingUntil: Date[];
}

/**
 * What a step came to; "again": those near are being called for others of the batch, so it is looked at once
 * more.
 */
export interface Decided {
  step: Step;
  next: Exclude<NextStep, { kind: 'grow' }> | { kind: 'again' };
}

/**
 * Who is called within one batch: nobody for two ordinary needs of one event, as a call to an emergency
 * stands beside them (rule 40), and a volunteer who is called for one need has been called lately for the
 * next.
 */
export class Called {
  private readonly times = new Map<number, number>();
  private readonly inEvents = new Set<string>();

  constructor(private readonly now: Date) {}

  /** Those who may still be called for a need, as they stand by now. */
  left({ eventId, isEmergency }: OpenNeed, candidates: readonly Candidate[]): Candidate[] {
    return candidates
      .filter(({ userId }) => isEmergency || !this.inEvents.has(`${eventId} ${userId}`))
      .map((candidate) => this.standing(candidate));
  }

  add({ eventId, isEmergency }: OpenNeed, choices: readonly Choice[]): void {
    for (const { userId } of choices.map(({ candidate }) => candidate)) {
      this.times.set(userId, (this.times.get(userId) ?? 0) + 1);
      if (eventId !== null && !isEmergency) this.inEvents.add(`${eventId} ${userId}`);
    }
  }

  private standing(candidate: Candidate): Candidate {
    const times = this.times.get(candidate.userId);
    return times === undefined
      ? candidate
      : { ...candidate, recentCalls: candidate.recentCalls + times, lastCalledAt: this.now };
  }
}
