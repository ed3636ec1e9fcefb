/** By how many channels somebody is reached now (rule 191). */
export const REACH_LEVELS = ['many', 'one', 'none'] as const;
export type ReachLevel = (typeof REACH_LEVELS)[number];

/** How a channel stands to a person; `works`: a message would go by it now. */
export type ReachState = 'works' | 'bounced' | 'not_chosen' | 'no_address' | 'landline' | 'no_calls';

const MANY = 2;

/** The level of a number of working channels. */
export function reachLevel(channels: number): ReachLevel {
  if (channels === 0) return 'none';
  return channels >= MANY ? 'many' : 'one';
}
