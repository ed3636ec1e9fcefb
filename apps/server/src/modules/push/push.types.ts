import type { Locale, NotificationStatus, NotificationType, Role } from '@karov/domain';
import type { SecretKind } from '../notifications/index.js';

/** A browser's address at its push service, and its keys. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A due push, with its device and the current state of its message. */
export interface DuePush extends PushTarget {
  id: number;
  attempts: number;
  isUrgent: boolean;
  notificationId: number;
  subscriptionId: number;
  /** whether the device's session has ended, or the device now belongs to somebody else */
  isLeft: boolean;
  type: NotificationType;
  receiverType: Role[];
  locale: Locale;
  secretKind: SecretKind | null;
  secretId: number | null;
  secretExpiresAt: Date | null;
  eventId: number | null;
  writtenAt: Date;
  messageStatus: NotificationStatus;
  messageAttempts: number;
  messageDueAt: Date;
}

/** The result of a push, to be stored. */
export interface PushOutcome {
  id: number;
  status: 'queued' | 'sent' | 'failed' | 'dropped';
  error: string | null;
  nextAttemptAt: Date;
}

/** A browser that gets notifications, as its owner sees it. */
export interface PushDeviceRecord {
  id: number;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The number of notifications that finally failed, by the push service's code. */
export interface PushFailures {
  code: string;
  hour: number;
  day: number;
}
