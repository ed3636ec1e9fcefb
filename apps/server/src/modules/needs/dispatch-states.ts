import type { DispatchSummary } from '@karov/api-client';

/** Tells how the runs for needs stand; implemented by the module that runs them, in a higher layer. */
export abstract class DispatchStates {
  /** By the need's number; needs without a run are left out. */
  abstract summaries(needIds: readonly number[]): Promise<Map<number, DispatchSummary>>;

  /** When calling goes on for those of these needs whose run stands still over a quiet time (rule 100). */
  abstract restingOf(needIds: readonly number[]): Promise<Map<number, Date>>;

  /** The needs among these whose run has made a step since a moment. */
  abstract movedSince(needIds: readonly number[], since: Date): Promise<number[]>;
}
