import type { DispatchSummary } from '@karov/api-client';

/** How the dispatch of applications stands; auto-assign, which knows, stands above this module and provides it. */
export abstract class ApplicationDispatchStates {
  /** By the application's number; those without a run are left out. */
  abstract ofApplications(applicationIds: readonly number[]): Promise<Map<number, DispatchSummary>>;
}
