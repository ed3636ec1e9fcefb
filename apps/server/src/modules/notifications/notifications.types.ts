import type { Channel, Locale, NotificationType, Role } from '@karov/domain';
import type { NotificationEntity, SecretKind } from './notification.entity.js';

/** One message text in both languages; `%{link}` or `%{code}` marks the place of the secret. */
export type Texts = Readonly<Record<Locale, string>>;

/** Messages to people, each through their best channel. */
export interface Announcement {
  type: NotificationType;
  /** The role in which the people are addressed; shown in the log. */
  receiverType: Role;
  receivers: readonly { userId: number; secretId?: number }[];
  texts: Texts;
  /** the target of its link, or its question, with the time when it expires */
  secret?: { kind: Exclude<SecretKind, 'otp'>; expiresAt: Date };
  /** from when it no longer waits for the morning; null if it never waits (rule 100) */
  canWaitUntil: Date | null;
  isUrgent?: boolean;
  /** also sent through the next channel if it is not heard (rule 183); by default only urgent ones are */
  isPressing?: boolean;
  /** sent only as a call: people who accept no calls do not get it */
  byTelephone?: boolean;
  /** also sent to the e-mail address on record, but not to people whose first channel is e-mail */
  byMail?: boolean;
  eventId?: number;
  /** the single request that the message is about */
  applicationId?: number;
}

/**
 * The subject of messages that wait for the end of quiet hours: a single request, or one type of message to
 * somebody.
 */
export type WaitingAbout = { applicationId: number } | { userId: number; type: NotificationType };

/** The text that several people would read in one language if it were sent now. */
export interface MessagePreview {
  locale: Locale;
  /** How many people each channel reaches, most first. */
  channels: { channel: Channel; count: number }[];
  text: string;
  /** The number of parts in which one SMS is sent and billed. */
  segments: number;
}

/** A code or a sign-in link, sent to a number that may not belong to anybody yet. */
export interface CodeMessage {
  phone: string;
  /** a link cannot be spoken, so only codes are sent as a call */
  channel: Extract<Channel, 'sms' | 'call'>;
  locale: Locale;
  text: string;
  secret: { kind: Extract<SecretKind, 'otp' | 'sign_in'>; id: number };
  expiresAt: Date;
  receiverId: number | null;
  receiverType: Role;
}

/** A message to somebody's number, whatever channels they chose. */
export interface NumberMessage {
  userId: number;
  receiverType: Role;
  texts: Texts;
}

/** An e-mail to an address without an account. */
export interface Mail {
  to: string;
  locale: Locale;
  text: string;
  receiverType: Role;
  /** the target of its link, if `text` has one */
  secret?: { kind: 'contact'; id: number; expiresAt: Date };
}

/** An invitation, and the target of its link. */
export interface InvitationMessage {
  kind: 'event_volunteer' | 'application_call';
  targetId: number;
  /** When it was last written. */
  sentAt: Date;
  /** The number of the invitation among its recipient's (rule 171). */
  number: number | null;
}

/** A message as it is spoken in a call. */
export interface SpokenCall {
  id: number;
  receiverId: number | null;
  locale: Locale;
  /** the spoken text; a code is spoken at once, everything else once a person has pressed a key */
  text: string;
  secretKind: SecretKind | null;
  secretId: number | null;
  isUrgent: boolean;
  /** whether the call only asks if it was heard (rule 210) */
  isTest: boolean;
  /** whether the code or question has expired, or the message was cancelled */
  isOver: boolean;
}

/** A reply through the channel by which somebody wrote. */
export interface ReplyMessage {
  type: Extract<NotificationType, 'system' | 'offer_filled'>;
  receiverId: number;
  receiverType: Role;
  channel: Extract<Channel, 'sms' | 'whatsapp'>;
  /** E.164 */
  to: string;
  locale: Locale;
  text: string;
}

/** A message as its recipient may keep it. */
export interface SentMessage {
  type: NotificationType;
  channel: Channel;
  createdAt: Date;
  message: string;
  /** The text that it included from elsewhere; empty if none. */
  words: string;
}

/** A message of a person as the log stores it, without the included text. */
export type KeptMessage = Omit<SentMessage, 'words'> &
  Pick<NotificationEntity, 'id' | 'secretKind' | 'secretId'>;

/**
 * Messages of an event that were written together with the same kind and outcome; the id is that of the last
 * one.
 */
export interface MessagesOfEvent {
  id: number;
  createdAt: Date;
  type: NotificationType;
  isFailed: boolean;
  count: number;
  receiverId: number | null;
}
