import { ANY_MORNING } from '@karov/domain';
import { MAX_ATTEMPTS } from '../../platform/queue/retry.js';
import type { DueNotification } from './notifications.repository.js';

/**
 * Whether to stop trying this channel: after eight attempts, or when the message's code or link has expired.
 */
export function shouldGiveUp(
  message: { attempts: number; secretExpiresAt: Date | null },
  now: Date,
): boolean {
  return message.attempts >= MAX_ATTEMPTS || isSecretOver(message, now);
}

/** Whether a message's code or link has expired, so that it is no longer useful. */
export function isSecretOver(message: { secretExpiresAt: Date | null }, now: Date): boolean {
  return message.secretExpiresAt !== null && message.secretExpiresAt <= now;
}

/**
 * Until when a due message can wait for the end of quiet hours; null: it leaves at once (rule 100). Calls can
 * always wait, except codes, urgent messages and those of an event (rule 181).
 */
export function waitsUntil({
  channel,
  isUrgent,
  eventId,
  canWaitUntil,
}: Pick<DueNotification, 'channel' | 'isUrgent' | 'eventId' | 'canWaitUntil'>): Date | null {
  return canWaitUntil ?? (channel === 'call' && eventId === null && !isUrgent ? ANY_MORNING : null);
}
