import type { Channel } from './options.js';

/** Ways to write to a telephone by hand, named after channels, the better one first. */
export const WRITTEN_WAYS = ['whatsapp', 'sms'] as const;
export type WrittenWay = (typeof WRITTEN_WAYS)[number];

/** How to contact a person; included wherever their number is (rule 215). */
export interface SpokenTo {
  /** whether they write and do not call: then writing comes first, and the texts say so */
  writes: boolean;
  /** the ways to write to them, in order; none for a landline */
  by: WrittenWay[];
}

/** The answer while a number is withheld: it reveals nothing about the ways to use it. */
export const NOT_SPOKEN_TO: SpokenTo = { writes: false, by: [] };

/** A person's statements about contacting them. */
interface Told {
  /** by {@link takesCalls}; null until it has been read */
  takesCalls: boolean | null;
  channels: readonly Channel[];
  /** evaluated only if no channel decides it */
  isLandline: () => boolean;
}

/**
 * How to contact a person, by their help profile and their channels: the only source for "writes, does not
 * call" (rules 181, 215).
 */
export function spokenTo({ takesCalls, channels, isLandline }: Told): SpokenTo {
  const chosen = WRITTEN_WAYS.filter((way) => channels.includes(way));
  const by: WrittenWay[] = chosen.length > 0 || isLandline() ? chosen : ['sms'];
  return { writes: takesCalls === false, by };
}

/** A link that starts a message to a number (E.164) in the reader's own program. */
export function writingLink(way: WrittenWay, phone: string): string {
  return way === 'sms' ? `sms:${phone}` : `https://wa.me/${phone.replace('+', '')}`;
}
