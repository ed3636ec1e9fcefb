import type { DispatchSummary } from '@karov/api-client';

/**
 * Reports the state of the dispatch runs of needs; the higher layer that carries out the runs implements it.
 */
export abstract class DispatchStates {
  /** Returns the summaries by need id; needs without a run are left out. */
  abstract summaries(needIds: readonly number[]): Promise<Map<number, DispatchSummary>>;

  /**
   * For those of the given needs whose run pauses during quiet hours, returns when calling resumes (rule
   * 100).
   */
  abstract restingOf(needIds: readonly number[]): Promise<Map<number, Date>>;

  /** Returns those of the given needs whose run has made a step since a given time. */
  abstract movedSince(needIds: readonly number[], since: Date): Promise<number[]>;
}
