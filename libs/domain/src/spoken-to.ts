import type { Channel } from './options.js';

/** Ways to write to a telephone by hand, as they stand in channels: the better one first. */
export const WRITTEN_WAYS = ['whatsapp', 'sms'] as const;
export type WrittenWay = (typeof WRITTEN_WAYS)[number];

/** How somebody is spoken to; it goes wherever their number goes (rule 215). */
export interface SpokenTo {
  /** they write and do not call: writing comes first, and the words say so */
  writes: boolean;
  /** by which ways they can be written to, the first one first; none for a landline */
  by: WrittenWay[];
}

/** The answer where a number is kept back: it tells nothing about the ways to use it. */
export const NOT_SPOKEN_TO: SpokenTo = { writes: false, by: [] };

/** What people told about how to speak to them. */
interface Told {
  /** by {@link takesCalls}; null until it has been read */
  takesCalls: boolean | null;
  channels: readonly Channel[];
  /** asked only where no channel tells */
  isLandline: () => boolean;
}

/**
 * How somebody is spoken to, from what their help profile and their channels tell: the one place that says
 * "writes, does not call" (rules 181, 215).
 */
export function spokenTo({ takesCalls, channels, isLandline }: Told): SpokenTo {
  const chosen = WRITTEN_WAYS.filter((way) => channels.includes(way));
  const by: WrittenWay[] = chosen.length > 0 || isLandline() ? chosen : ['sms'];
  return { writes: takesCalls === false, by };
}

/** Begins a message to a number (E.164) in the reader's own program. */
export function writingLink(way: WrittenWay, phone: string): string {
  return way === 'sms' ? `sms:${phone}` : `https://wa.me/${phone.replace('+', '')}`;
}
