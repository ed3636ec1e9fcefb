import { LIMITS } from '@karov/domain';
import { addSeconds } from '../../platform/clock/clock.js';

/** Wrong codes of one challenge, and when the last of them came. */
export interface WrongCodes {
  tries: number;
  at: Date;
}

/** How long wrong codes are remembered. */
export const GUESS_MEMORY_SECONDS = 7 * 86_400;
const DAY = 86_400;
const MINUTE = 60;
/** The wait before the next challenge, after each exhausted one (rule 96). */
const WAITS = [15 * MINUTE, 60 * MINUTE, 240 * MINUTE, DAY] as const;
/**
 * However many challenges lie open at once, no more wrong codes than four challenges have are heard in a day.
 */
const GUESSES_A_DAY = LIMITS.otpMaxTries * WAITS.length;

/** Wrong codes by time, oldest first. */
function inOrder(wrong: readonly WrongCodes[]): WrongCodes[] {
  return [...wrong].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function totalOf(wrong: readonly WrongCodes[]): number {
  return wrong.reduce((sum, { tries }) => sum + tries, 0);
}

/** The moment until which no code is heard at all, because a day's wrong ones have been; or null. */
export function lockedUntil(wrong: readonly WrongCodes[], now: Date): Date | null {
  const lately = inOrder(wrong).filter(({ at }) => addSeconds(at, DAY) > now);
  let until: Date | null = null;
  for (let left = totalOf(lately); left >= GUESSES_A_DAY; ) {
    const oldest = lately.shift();
    if (!oldest) break;
    left -= oldest.tries;
    until = addSeconds(oldest.at, DAY);
  }
  return until;
}

/** The moment until which no further challenge may start, or null. */
export function waitUntil(wrong: readonly WrongCodes[], now: Date): Date | null {
  let heard = 0;
  let exhaustions = 0;
  let lastAt: Date | null = null;
  for (const { tries, at } of inOrder(wrong)) {
    heard += tries;
    const reached = Math.floor(heard / LIMITS.otpMaxTries);
    if (reached > exhaustions) lastAt = at;
    exhaustions = reached;
  }
  if (!lastAt) return null;
  const grown = addSeconds(lastAt, WAITS[Math.min(exhaustions, WAITS.length) - 1] ?? DAY);
  const until = [grown, lockedUntil(wrong, now)]
    .filter((moment) => moment !== null)
    .sort((one, other) => other.getTime() - one.getTime())[0];
  return until && until > now ? until : null;
}

/** Whether the newest wrong code has exhausted one more challenge's worth of tries. */
export function isExhausted(wrong: readonly WrongCodes[]): boolean {
  const heard = totalOf(wrong);
  return heard > 0 && heard % LIMITS.otpMaxTries === 0;
}
