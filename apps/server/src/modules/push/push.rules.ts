import { createHash } from 'node:crypto';
import { DAY, type NotificationType, PAGES, type Role } from '@karov/domain';
import type { ServerTextKey } from '@karov/i18n/server';
import { MAX_ATTEMPTS, retryDelaySeconds } from '../../platform/queue/retry.js';
import type { PushResult } from './push.sender.js';
import type { DuePush } from './push.types.js';

/**
 * The longest time for which push services keep a notification (RFC 8030 leaves it to the services; all
 * accept four weeks).
 */
const LONGEST_SECONDS = 28 * DAY;
/** The longest Retry-After that is respected; a later push would no longer be news. */
const LONGEST_ASKED_SECONDS = 3600;
/** The maximum length of a topic: 32 characters of base64url (RFC 8030, 5.4). */
const TOPIC_LENGTH = 32;

/** The decision about a due push: send it, let it wait with its message, or drop it. */
export type PushTurn = { kind: 'send' } | { kind: 'wait'; until: Date } | { kind: 'drop'; why: string };

/** Decides about a push by the current state of the message, its link and the device (rule 186). */
export function pushTurn(push: DuePush, now: Date): PushTurn {
  if (push.isLeft) return { kind: 'drop', why: 'session:ended' };
  if (push.messageStatus === 'cancelled') return { kind: 'drop', why: 'message:cancelled' };
  if (secondsLeft(push, now) <= 0) return { kind: 'drop', why: 'secret:over' };
  const isHeldBack = push.messageStatus === 'queued' && push.messageAttempts === 0 && push.messageDueAt > now;
  return isHeldBack ? { kind: 'wait', until: push.messageDueAt } : { kind: 'send' };
}

/**
 * How long a push service should try to deliver, in seconds: as long as the link is valid, or a day for news.
 */
export function secondsLeft(push: Pick<DuePush, 'secretExpiresAt' | 'writtenAt'>, now: Date): number {
  const end = push.secretExpiresAt?.getTime() ?? push.writtenAt.getTime() + DAY * 1000;
  return Math.min(LONGEST_SECONDS, Math.floor((end - now.getTime()) / 1000));
}

/**
 * The number of seconds until the next attempt: as the push service requested, otherwise doubling up to five
 * minutes; null when another attempt is not worthwhile.
 */
export function retrySeconds(attempts: number, askedSeconds: number | null): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(Math.max(askedSeconds ?? 0, retryDelaySeconds(attempts)), LONGEST_ASKED_SECONDS);
}

/** What an attempt shows about the push services (rule 199). */
export type PushSign = 'works' | 'fails' | 'nothing';

/** Interprets the result of an attempt; if the sender itself refuses an address, no service was called. */
export function signOf({ kind }: PushResult): PushSign {
  if (kind === 'busy') return 'fails';
  return kind === 'unknown' ? 'nothing' : 'works';
}

/**
 * Returns the topic of a notification. Notifications about the same need on the same device have the same
 * topic, so that the newest replaces the one before. The topic reveals nothing to the push service.
 */
export function topicOf({
  notificationId,
  subscriptionId,
  secretKind,
  secretId,
  eventId,
  type,
}: DuePush): string {
  const subject =
    secretId !== null
      ? `${secretKind ?? ''} ${secretId}`
      : eventId !== null
        ? `event ${eventId} ${type}`
        : `message ${notificationId}`;
  return createHash('sha256')
    .update(`${subscriptionId} ${subject}`)
    .digest('base64url')
    .slice(0, TOPIC_LENGTH);
}

/** The kinds of links in calls to volunteers. */
const CALLS: readonly DuePush['secretKind'][] = ['event_volunteer', 'application_call'];

/**
 * Returns the text for the lock screen. Every call is sent at once, but only an emergency is worded as
 * urgent; staff too are told of emergencies, as news.
 */
export function pushText({
  type,
  secretKind,
  isUrgent,
}: Pick<DuePush, 'type' | 'secretKind' | 'isUrgent'>): ServerTextKey {
  if (type === 'offer') return 'push.offer';
  if (type === 'emergency' && CALLS.includes(secretKind)) return 'push.offerUrgent';
  if (type === 'event_invite' || type === 'event_need_check' || type === 'chat') return `push.${type}`;
  if (type === 'reminder' || type === 'renewal') return 'push.reminder';
  return isUrgent ? 'push.newsUrgent' : 'push.news';
}

/** The page that a notification without a link opens. */
export function pageOf(type: NotificationType, roles: readonly Role[]): string {
  if (roles.some((role) => role === 'admin' || role === 'super_admin' || role === 'manager'))
    return PAGES.BackOffice.path;
  if (type === 'chat') return PAGES.Messages.path;
  if (type === 'system') return PAGES.Notifications.path;
  if (!roles.includes('volunteer')) return PAGES.Dashboard.path;
  return type === 'renewal' ? PAGES.Profile.path : PAGES.MyVolunteerBasket.path;
}
