import type { Channel, Locale, NotificationType, Role } from '@karov/domain';
import type { SecretKind } from './notification.entity.js';

/** One message text in both languages; `%{link}` or `%{code}` stands where the secret goes. */
export type Texts = Readonly<Record<Locale, string>>;

/** Messages to people, each through the best of their channels. */
export interface Announcement {
  type: NotificationType;
  /** As which the people are written to; shown in the log. */
  receiverType: Role;
  receivers: readonly { userId: number; secretId?: number }[];
  texts: Texts;
  secret?: { kind: Exclude<SecretKind, 'otp'>; expiresAt: Date };
  isUrgent?: boolean;
  eventId?: number;
}

/** A code to a number that may not belong to anybody yet. */
export interface CodeMessage {
  phone: string;
  locale: Locale;
  text: string;
  challengeId: number;
  expiresAt: Date;
  receiverId: number | null;
  receiverType: Role;
}

/** An e-mail to an address of no account. */
export interface Mail {
  to: string;
  locale: Locale;
  text: string;
  receiverType: Role;
}

/** A message as its receiver may keep it. */
export interface SentMessage {
  type: NotificationType;
  channel: Channel;
  createdAt: Date;
  message: string;
}
