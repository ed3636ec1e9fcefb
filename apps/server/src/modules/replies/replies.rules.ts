import type { ErrorCode, ServerTextKey } from '@karov/i18n/server';

/**
 * The outcome of a message.
 * - "told": a yes that was accepted, of which a separate message tells; "ready" and "declined": the other
 * accepted answers.
 * - "coming" and "not_coming": the answer to whether a volunteer sets out for a ride or visit. "cancelled":
 * the answer to a reminder of one's own request, of which a separate message tells.
 * - "passed_on" and "read": text that the coordinators read, with an open invitation or without one.
 * - "stopped" and "started": the person unsubscribed from broadcasts, or subscribed again.
 * - "filled", "over" and "refused": the answer came too late, or from somebody who cannot help.
 * - "unclear": the message is answered with a question; "which": so is this one, because several invitations
 * are open and it is uncertain which one is meant.
 * - "nothing": there was no invitation. "received": a message has arrived. "again": the same person has just
 * given the same answer.
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

/** Outcomes that change nothing, such as thanks or a second yes. */
export const CHANGED_NOTHING: readonly ReplyOutcome[] = [
  'read',
  'received',
  'passed_on',
  'unclear',
  'nothing',
  'again',
];

/** The texts of replies; null if another message tells the person. */
export const REPLY_TEXTS: Readonly<Record<Exclude<ReplyOutcome, 'refused' | 'which'>, ServerTextKey | null>> =
  {
    told: null,
    again: null,
    ready: 'replies.ready',
    declined: 'replies.declined',
    filled: 'replies.filled',
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
 * The maximum number of texts of the same kind that are sent back to a person in an hour, so that two
 * machines that answer each other soon fall silent (rule 36).
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
 * Returns a text as it is stored: without invisible characters, and empty if it has no letter, digit or
 * pictograph.
 */
export function plainWords(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain) ? plain : '';
}

/** Returns the outcome of an answer that was refused. */
export function outcomeOfFailure(
  code: ErrorCode,
): Extract<ReplyOutcome, 'filled' | 'again' | 'over' | 'refused'> {
  if (code === 'ALREADY_TAKEN') return 'filled';
  if (code === 'ALREADY_ANSWERED') return 'again';
  return code === 'EVENT_OVER' || code === 'NOT_FOUND' ? 'over' : 'refused';
}
