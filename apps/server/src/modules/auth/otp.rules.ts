import { DAY, HOUR, LIMITS, MINUTE } from '@karov/domain';
import { addSeconds } from '../../platform/clock/clock.js';

/** The wrong codes of one challenge, and the time of the last one. */
export interface WrongCodes {
  tries: number;
  at: Date;
}

/** How long wrong codes count. */
export const GUESS_MEMORY_SECONDS = 7 * 86_400;
const TEN_MINUTES = 600;
/** The wait before the next challenge, after each exhausted one (rule 96). */
const WAITS = [15 * MINUTE, 60 * MINUTE, 240 * MINUTE, DAY] as const;
/**
 * The maximum number of wrong codes a day: as many as the tries of four challenges, however many challenges
 * are open at once.
 */
const GUESSES_A_DAY = LIMITS.otpMaxTries * WAITS.length;

/** Wrong codes by time, oldest first. */
function inOrder(wrong: readonly WrongCodes[]): WrongCodes[] {
  return [...wrong].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function totalOf(wrong: readonly WrongCodes[]): number {
  return wrong.reduce((sum, { tries }) => sum + tries, 0);
}

/**
 * The time until which no code is accepted, because the day's wrong codes are used up; null if codes are
 * accepted.
 */
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

/** The time until which no further challenge may start; null if one may start now. */
export function waitUntil(wrong: readonly WrongCodes[], now: Date): Date | null {
  return waitOf(wrong, now)?.until ?? null;
}

/** A wait after wrong codes: since the last exhausted challenge, until the next may start. */
export interface CodeWait {
  since: Date;
  until: Date;
}

/** The wait that wrong codes have caused; null if a challenge may start now. */
export function waitOf(wrong: readonly WrongCodes[], now: Date): CodeWait | null {
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
  return until && until > now ? { since: lastAt, until } : null;
}

/** Whether the newest wrong code has used up another challenge's worth of tries. */
export function isExhausted(wrong: readonly WrongCodes[]): boolean {
  const heard = totalOf(wrong);
  return heard > 0 && heard % LIMITS.otpMaxTries === 0;
}

/**
 * For each limit, the send that must be old enough before another may follow; null while the limit is not
 * reached.
 */
export interface SendHistory {
  last: Date | null;
  phone10Minutes: Date | null;
  phoneHour: Date | null;
  networkHour: Date | null;
  day: Date | null;
  wrong: readonly WrongCodes[];
}

/** Why no code is sent now, and until when. */
export interface SendRefusal {
  code: 'OTP_TOO_SOON' | 'OTP_TOO_MANY' | 'OTP_WAIT';
  until: Date;
  /**
   * whether the limit concerns the phone itself and may have been used up by strangers; if so, its owner can
   * be sent a link
   */
  isOwnersMatter: boolean;
}

/**
 * The number of further sends that each phone signing in from a network allows there; one of them is for
 * sending a code again.
 */
const SENDS_A_SUCCESS = 2;

/**
 * The sends per hour that a network may request for devices on which nobody has signed in before: more for
 * each phone that signed in from there within a day, because many people may share one IP address (a hotel
 * for evacuees, a mobile network), up to a fixed maximum (rule 19).
 */
export function networkShare(
  { perIpHour, perIpHourMax }: { perIpHour: number; perIpHourMax: number },
  succeeded: number,
): number {
  return Math.max(perIpHour, Math.min(perIpHourMax, perIpHour + SENDS_A_SUCCESS * succeeded));
}

/** Returns the refusal that lasts longest, or null when a code may be sent (rules 19, 96). */
export function sendRefusal(history: SendHistory, now: Date): SendRefusal | null {
  const wait = waitUntil(history.wrong, now);
  const refusals = [
    due('OTP_TOO_SOON', history.last, LIMITS.otpResendSeconds, false),
    due('OTP_TOO_MANY', history.phone10Minutes, TEN_MINUTES, true),
    due('OTP_TOO_MANY', history.phoneHour, HOUR, true),
    due('OTP_TOO_MANY', history.networkHour, HOUR, false),
    due('OTP_TOO_MANY', history.day, DAY, false),
    wait && { code: 'OTP_WAIT' as const, until: wait, isOwnersMatter: true },
  ];
  const [longest] = refusals
    .filter((refusal) => refusal !== null)
    .filter(({ until }) => until > now)
    .sort((one, other) => other.until.getTime() - one.until.getTime());
  return longest ?? null;
}

function due(
  code: SendRefusal['code'],
  sentAt: Date | null,
  seconds: number,
  isOwnersMatter: boolean,
): SendRefusal | null {
  return sentAt && { code, until: addSeconds(sentAt, seconds), isOwnersMatter };
}
