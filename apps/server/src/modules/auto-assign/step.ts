import type { Candidate } from '../volunteers/index.js';
import type { DispatchPolicy, NextStep, OpenNeed } from './auto-assign.rules.js';
import type { RunRecord } from './dispatch.repository.js';
import type { Watched } from './hold-watch.service.js';
import type { StepLines } from './timeline.js';

/** A step of a run while it is being carried out. */
export interface Step {
  readonly run: RunRecord;
  readonly need: OpenNeed;
  readonly policy: DispatchPolicy;
  /** How the urgent need is held; null while nobody holds it. */
  readonly held: Watched | null;
  readonly lines: StepLines;
  /** The current ring; kilometres. */
  position: { ring: number; radiusKm: number };
  /** Until when each volunteer who was asked and has not answered is awaited. */
  waitingUntil: Date[];
}

/** A step, the suitable volunteers within its ring, and those of them who may be called. */
export interface Reach {
  step: Step;
  found: readonly Candidate[];
  candidates: readonly Candidate[];
}

/**
 * The decision of a step; "again": those nearby are being called for others of the batch, so it is decided
 * once more.
 */
export interface Decided {
  step: Step;
  next: Exclude<NextStep, { kind: 'grow' }> | { kind: 'again' };
}
