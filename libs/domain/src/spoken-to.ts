import type { Channel } from './options.js';

/** Ways to write to a telephone by hand, named after the channels, in order of preference. */
export const WRITTEN_WAYS = ['whatsapp', 'sms'] as const;
export type WrittenWay = (typeof WRITTEN_WAYS)[number];

/** How to contact a person; sent wherever their number is (rule 215). */
export interface SpokenTo {
  /** whether they write and do not call: then the ways to write come first, and the texts say so */
  writes: boolean;
  /** the ways to write to them, in order; none for a landline */
  by: WrittenWay[];
}

/** Used while a number is withheld; it reveals nothing about how the person is reached. */
export const NOT_SPOKEN_TO: SpokenTo = { writes: false, by: [] };

/** What a person stated about contacting them. */
interface Told {
  /** the result of {@link takesCalls}; null until it has been read */
  takesCalls: boolean | null;
  channels: readonly Channel[];
  /** called only if the channels include no written one */
  isLandline: () => boolean;
}

/**
 * Returns how to contact a person, from their help profile and their channels: the only source for "writes,
 * does not call" (rules 181, 215).
 */
export function spokenTo({ takesCalls, channels, isLandline }: Told): SpokenTo {
  const chosen = WRITTEN_WAYS.filter((way) => channels.includes(way));
  const by: WrittenWay[] = chosen.length > 0 || isLandline() ? chosen : ['sms'];
  return { writes: takesCalls === false, by };
}

/** Returns a link that starts a message to a number (E.164) in the reader's own app. */
export function writingLink(way: WrittenWay, phone: string): string {
  return way === 'sms' ? `sms:${phone}` : `https://wa.me/${phone.replace('+', '')}`;
}
