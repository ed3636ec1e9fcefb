import type { DispatchSummary } from '@karov/api-client';

/** Reports the state of dispatch runs for needs; implemented by the higher layer that runs them. */
export abstract class DispatchStates {
  /** Returns the summaries by need id; needs without a run are left out. */
  abstract summaries(needIds: readonly number[]): Promise<Map<number, DispatchSummary>>;

  /** Returns when calling resumes, for the given needs whose run pauses during quiet hours (rule 100). */
  abstract restingOf(needIds: readonly number[]): Promise<Map<number, Date>>;

  /** Returns the given needs whose run has made a step since a given time. */
  abstract movedSince(needIds: readonly number[], since: Date): Promise<number[]>;
}
