import { ANY_MORNING } from '@karov/domain';
import type { DueNotification } from './notifications.repository.js';

const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 300;
const MAX_ATTEMPTS = 8;

/** Seconds to wait after an attempt that failed for a passing reason: doubling, up to five minutes. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_SECONDS);
}

/** Whether to stop trying this channel: after eight attempts, or when the code or link in it is over. */
export function shouldGiveUp(
  message: { attempts: number; secretExpiresAt: Date | null },
  now: Date,
): boolean {
  return message.attempts >= MAX_ATTEMPTS || isSecretOver(message, now);
}

/** Whether the code or link in a message is over: it helps nobody any more. */
export function isSecretOver(message: { secretExpiresAt: Date | null }, now: Date): boolean {
  return message.secretExpiresAt !== null && message.secretExpiresAt <= now;
}

/**
 * Until when a message that is due can wait for the end of a quiet time; null: it leaves at once (rule 100).
 * By telephone everything can but codes, urgent messages and those of an event (rule 181).
 */
export function waitsUntil({
  channel,
  isUrgent,
  eventId,
  canWaitUntil,
}: Pick<DueNotification, 'channel' | 'isUrgent' | 'eventId' | 'canWaitUntil'>): Date | null {
  return canWaitUntil ?? (channel === 'call' && eventId === null && !isUrgent ? ANY_MORNING : null);
}
