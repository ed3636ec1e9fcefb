/** How many channels reach a person at present (rule 191). */
export const REACH_LEVELS = ['many', 'one', 'none'] as const;
export type ReachLevel = (typeof REACH_LEVELS)[number];

/** The state of a channel for a person; `works` means that a message would be sent through it now. */
export type ReachState = 'works' | 'bounced' | 'not_chosen' | 'no_address' | 'landline' | 'no_calls';

const MANY = 2;

/** The level for a number of working channels. */
export function reachLevel(channels: number): ReachLevel {
  if (channels === 0) return 'none';
  return channels >= MANY ? 'many' : 'one';
}
