import type { AssignmentEnd, ProgressStep } from './applications.js';

/** What a volunteer does with the work behind their link, without signing in (rule 212). */
export const LINK_ACTS = ['on_way', 'arrived', 'complete', 'withdraw'] as const;
export type LinkAct = (typeof LINK_ACTS)[number];

/**
 * How the work behind a link stands for its volunteer. "waiting_urgent": it is approved by itself within two
 * minutes, unless staff refuse (rule 70).
 */
export type LinkWorkState =
  | 'waiting'
  | 'waiting_urgent'
  | 'approved'
  | ProgressStep
  | Exclude<AssignmentEnd, 'declined'>;
