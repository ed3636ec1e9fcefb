import type { ErrorCode, ServerTextKey } from '@karov/i18n/server';

/**
 * What came of a message: "told" when the acceptance is told by a message of its own, "ready" and "declined" the other answers that
 * were taken; "coming" and "not_coming" answer whether one sets out for a ride or visit; "passed_on" and "read" are words that the coordinators read, beside an open invitation or without one; "filled", "over" and "refused" came too late or from somebody who cannot; "unclear" is asked back; "nothing" had no
 * invitation to belong to; "again" answers what the same person has just answered.
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
  | 'passed_on'
  | 'read'
  | 'unclear'
  | 'nothing'
  | 'again';

/** The text that goes back; none where the person reads of it anyway. */
export const REPLY_TEXTS: Readonly<Record<Exclude<ReplyOutcome, 'refused'>, ServerTextKey | null>> = {
  told: null,
  again: null,
  ready: 'replies.ready',
  declined: 'replies.declined',
  filled: 'messages.offerFilled',
  over: 'replies.over',
  coming: 'replies.coming',
  not_coming: 'replies.notComing',
  passed_on: 'replies.passedOn',
  read: 'replies.read',
  unclear: 'replies.unclear',
  nothing: 'replies.nothing',
};

/** How many texts of a kind go back to one person in an hour; two machines that answer each other soon fall silent (rule 36). */
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
  passed_on: A_FEW,
  read: A_FEW,
  unclear: A_FEW,
  nothing: 1,
};

/** Words as they are kept: without what is not seen, empty where there is no letter and no digit in them. */
export function plainWords(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : '';
}

/** What an answer came to that was not taken. */
export function outcomeOfFailure(code: ErrorCode): ReplyOutcome {
  if (code === 'ALREADY_TAKEN') return 'filled';
  if (code === 'ALREADY_ANSWERED') return 'again';
  return code === 'EVENT_OVER' || code === 'NOT_FOUND' ? 'over' : 'refused';
}
