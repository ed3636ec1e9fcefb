import type { NotificationType } from '@karov/domain';

const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 300;
const MAX_ATTEMPTS = 8;

/** Seconds to wait after an attempt that failed for a passing reason: doubling, up to five minutes. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_SECONDS);
}

/** Whether to stop trying this channel: after eight attempts, or when the code or link in it is over. */
export function shouldGiveUp(message: { attempts: number; secretExpiresAt: Date | null }, now: Date): boolean {
  return message.attempts >= MAX_ATTEMPTS || isSecretOver(message, now);
}

/** Whether the code or link in a message is over: it helps nobody any more. */
export function isSecretOver(message: { secretExpiresAt: Date | null }, now: Date): boolean {
  return message.secretExpiresAt !== null && message.secretExpiresAt <= now;
}

/** Whether a message lets somebody sleep: not a code, an emergency or an event; a single request that is no emergency does (rules 100, 181). */
export function canWaitForDay({ type, isUrgent, eventId }: { type: NotificationType; isUrgent: boolean; eventId: number | null }): boolean {
  return eventId === null && (!isUrgent || type === 'offer');
}
