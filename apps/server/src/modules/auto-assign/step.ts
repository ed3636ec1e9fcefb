import type { Candidate } from '../volunteers/index.js';
import type { DispatchPolicy, NextStep, OpenNeed } from './auto-assign.rules.js';
import type { RunRecord } from './dispatch.repository.js';
import type { Watched } from './hold-watch.service.js';
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

/** A step, who fits within its ring, and who of them may be called for it. */
export interface Reach {
  step: Step;
  found: readonly Candidate[];
  candidates: readonly Candidate[];
}

/**
 * What a step came to; "again": those near are being called for others of the batch, so it is looked at once
 * more.
 */
export interface Decided {
  step: Step;
  next: Exclude<NextStep, { kind: 'grow' }> | { kind: 'again' };
}
