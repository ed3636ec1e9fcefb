import type { AssignmentEnd, ProgressStep } from './applications.js';

/** The actions that a volunteer can take on the page behind their link, without a sign-in (rule 212). */
export const LINK_ACTS = ['on_way', 'arrived', 'complete', 'withdraw'] as const;
export type LinkAct = (typeof LINK_ACTS)[number];

/**
 * The state of the work behind a link for its volunteer. "waiting_urgent": the assignment is approved
 * automatically within two minutes, unless staff refuse it (rule 70).
 */
export type LinkWorkState =
  | 'waiting'
  | 'waiting_urgent'
  | 'approved'
  | ProgressStep
  | Exclude<AssignmentEnd, 'declined'>;
