import type { ErrorCode, ServerTextKey } from '@karov/i18n/server';

/**
 * The outcome of a message: "told" when the acceptance is told by a message of its own, "ready" and
 * "declined" the other answers that were taken; "coming" and "not_coming" answer whether one sets out for a
 * ride or visit, and "cancelled" a reminder of what one asked for, which is told by a message of its own;
 * "passed_on" and "read" are words that the coordinators read, beside an open invitation or without one;
 * "stopped" and "started" concern broadcasts; "filled", "over" and "refused" came too late or from somebody
 * who cannot; "unclear" is asked back, and "which" as well, where several are open and it is not sure which
 * one is meant; "nothing" had no invitation to belong to; "received" says that a message has arrived; "again"
 * answers what the same person has just answered.
 */
export type ReplyOutcome =
  | 'told'
  | 'ready'
  | 'declined'
  | 'filled'
  | 'over'
  | 'refused'
  | 'coming'
  | 'not_coming'
  | 'given_up'
  | 'cancelled'
  | 'passed_on'
  | 'read'
  | 'stopped'
  | 'started'
  | 'unclear'
  | 'which'
  | 'nothing'
  | 'received'
  | 'again';

/** After these all is as it was before, such as after thanks, or after a second yes. */
export const CHANGED_NOTHING: readonly ReplyOutcome[] = [
  'read',
  'received',
  'passed_on',
  'unclear',
  'nothing',
  'again',
];

/** The text that goes back; none where the person reads of it anyway. */
export const REPLY_TEXTS: Readonly<Record<Exclude<ReplyOutcome, 'refused' | 'which'>, ServerTextKey | null>> =
  {
    told: null,
    again: null,
    ready: 'replies.ready',
    declined: 'replies.declined',
    filled: 'messages.offerFilled',
    over: 'replies.over',
    coming: 'replies.coming',
    not_coming: 'replies.notComing',
    given_up: 'replies.givenUp',
    cancelled: null,
    passed_on: 'replies.passedOn',
    read: 'replies.read',
    stopped: 'replies.stopped',
    started: 'replies.started',
    unclear: 'replies.unclear',
    nothing: 'replies.nothing',
    received: 'replies.received',
  };

/**
 * The most texts of a kind that go back to one person in an hour; two machines that answer each other soon
 * fall silent (rule 36).
 */
const A_FEW = 3;
export const ANSWERS_AN_HOUR: Readonly<Record<ReplyOutcome, number>> = {
  told: 0,
  again: 0,
  ready: Infinity,
  declined: Infinity,
  filled: A_FEW,
  over: A_FEW,
  refused: A_FEW,
  coming: Infinity,
  not_coming: Infinity,
  given_up: Infinity,
  cancelled: 0,
  passed_on: A_FEW,
  read: A_FEW,
  stopped: A_FEW,
  started: A_FEW,
  unclear: A_FEW,
  which: A_FEW,
  nothing: 1,
  received: A_FEW,
};

/**
 * Words as they are kept: without what is not seen, empty where there is no letter, digit or picture sign in
 * them.
 */
export function plainWords(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain) ? plain : '';
}

/** What an answer came to that was not taken. */
export function outcomeOfFailure(
  code: ErrorCode,
): Extract<ReplyOutcome, 'filled' | 'again' | 'over' | 'refused'> {
  if (code === 'ALREADY_TAKEN') return 'filled';
  if (code === 'ALREADY_ANSWERED') return 'again';
  return code === 'EVENT_OVER' || code === 'NOT_FOUND' ? 'over' : 'refused';
}
