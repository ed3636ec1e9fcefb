import { LIMITS } from '@karov/domain';
import { addSeconds } from '../../platform/clock/clock.js';
import { type WrongCodes, waitUntil } from './guess-waits.js';

const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;

/**
 * The send of each limit that has to grow old before another may follow; null while the limit is not reached.
 */
export interface SendHistory {
  last: Date | null;
  phone10Minutes: Date | null;
  phoneHour: Date | null;
  networkHour: Date | null;
  day: Date | null;
  wrong: readonly WrongCodes[];
}

/** Why no code goes out now, and until when. */
export interface SendRefusal {
  code: 'OTP_TOO_SOON' | 'OTP_TOO_MANY' | 'OTP_WAIT';
  until: Date;
  /** it is the phone that is held up, perhaps by strangers: its owner may have a link */
  isOwnersMatter: boolean;
}

/** What one success from a network allows of further sends from it: a resend goes along with it. */
const SENDS_A_SUCCESS = 2;

/**
 * How many sends an hour a network has for devices on which nobody has signed in before: more for each phone
 * that signed in from there within a day, since many people may stand behind one address (a hotel of
 * evacuees, a mobile network), and never more than the bound (rule 19).
 */
export function networkShare(
  { perIpHour, perIpHourMax }: { perIpHour: number; perIpHourMax: number },
  succeeded: number,
): number {
  return Math.max(perIpHour, Math.min(perIpHourMax, perIpHour + SENDS_A_SUCCESS * succeeded));
}

/** The refusal that lasts longest, or null when a code may go out (rules 19, 96). */
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
