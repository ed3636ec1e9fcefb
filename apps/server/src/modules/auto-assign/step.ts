import type { Candidate } from '../volunteers/index.js';
import type { DispatchPolicy, NextStep, OpenNeed } from './auto-assign.rules.js';
import type { RunRecord } from './dispatch.repository.js';
import type { Watched } from './hold-watch.service.js';
import type { StepLines } from './timeline.js';

/** A run's step in progress. */
export interface Step {
  readonly run: RunRecord;
  readonly need: OpenNeed;
  readonly policy: DispatchPolicy;
  /** The state of the hold on an urgent need; null while nobody holds it. */
  readonly held: Watched | null;
  readonly lines: StepLines;
  /** The current ring, with its radius in kilometres. */
  position: { ring: number; radiusKm: number };
  /**
   * For each volunteer who was called and has not answered, the time until which the run waits for their
   * answer.
   */
  waitingUntil: Date[];
}

/** A step, the suitable volunteers within its ring, and those of them who may be called. */
export interface Reach {
  step: Step;
  found: readonly Candidate[];
  candidates: readonly Candidate[];
}

/**
 * The decision of a step; "again" means that nearby volunteers are being called for other needs in the batch,
 * so the step must be decided again.
 */
export interface Decided {
  step: Step;
  next: Exclude<NextStep, { kind: 'grow' }> | { kind: 'again' };
}
