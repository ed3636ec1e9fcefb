import type { Channel, Locale, NotificationType, Role } from '@karov/domain';
import type { NotificationEntity, SecretKind } from './notification.entity.js';

/** A message text in both languages; `%{link}` or `%{code}` marks where the secret is inserted. */
export type Texts = Readonly<Record<Locale, string>>;

/** A message to people, which each gets through their best channel. */
export interface Announcement {
  type: NotificationType;
  /** The role in which the people are addressed, which the log shows. */
  receiverType: Role;
  receivers: readonly { userId: number; secretId?: number }[];
  texts: Texts;
  /** what the message's link leads to, or its question, with the time when it expires */
  secret?: { kind: Exclude<SecretKind, 'otp'>; expiresAt: Date };
  /** from when the message no longer waits for the morning; null if it never waits (rule 100) */
  canWaitUntil: Date | null;
  isUrgent?: boolean;
  /**
   * whether it is also sent through the next channel if it has no effect (rule 183); by default only urgent
   * messages are
   */
  isPressing?: boolean;
  /** whether it is sent only as a call, so that people who accept no calls do not get it */
  byTelephone?: boolean;
  /**
   * whether it is also sent to the e-mail address on record, except to people whose first channel is e-mail
   */
  byMail?: boolean;
  eventId?: number;
  /** the single request that the message is about */
  applicationId?: number;
}

/**
 * Which messages that wait for the end of quiet hours are meant: those about a single request, or those of
 * one type to one person.
 */
export type WaitingAbout = { applicationId: number } | { userId: number; type: NotificationType };

/** The text that several people would read in the same language if it were sent now. */
export interface MessagePreview {
  locale: Locale;
  /** How many people each channel reaches, the most used channel first. */
  channels: { channel: Channel; count: number }[];
  text: string;
  /** The number of parts in which one SMS is sent and billed. */
  segments: number;
}

/** A message with a code or a sign-in link, sent to a number that may not belong to anybody yet. */
export interface CodeMessage {
  phone: string;
  /** only codes are sent as a call, because a link cannot be spoken */
  channel: Extract<Channel, 'sms' | 'call'>;
  locale: Locale;
  text: string;
  secret: { kind: Extract<SecretKind, 'otp' | 'sign_in'>; id: number };
  expiresAt: Date;
  receiverId: number | null;
  receiverType: Role;
}

/** A message to a person's number, whatever channels the person chose. */
export interface NumberMessage {
  userId: number;
  receiverType: Role;
  texts: Texts;
}

/** A message that tries one channel, to an address that need not belong to anybody. */
export interface Trial {
  channel: Channel;
  to: string;
  locale: Locale;
  text: string;
}

/** An e-mail to an address that belongs to no account. */
export interface Mail {
  to: string;
  locale: Locale;
  text: string;
  receiverType: Role;
  /** what its link leads to, if `text` has one */
  secret?: { kind: 'contact'; id: number; expiresAt: Date };
}

/** An invitation, and what its link leads to. */
export interface InvitationMessage {
  kind: 'event_volunteer' | 'application_call';
  targetId: number;
  /** When the invitation was last written. */
  sentAt: Date;
  /** The number of this invitation among its recipient's invitations (rule 171). */
  number: number | null;
}

/** A message as it is spoken in a call. */
export interface SpokenCall {
  id: number;
  receiverId: number | null;
  locale: Locale;
  /** the text to be spoken; a code is spoken at once, everything else only after a key was pressed */
  text: string;
  secretKind: SecretKind | null;
  secretId: number | null;
  isUrgent: boolean;
  /** whether the call only asks whether it can be heard (rule 210) */
  isTest: boolean;
  /** whether the code or question has expired, or the message was cancelled */
  isOver: boolean;
}

/** A reply through the channel by which a person wrote. */
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

/** A message as it is given to its recipient for keeping. */
export interface SentMessage {
  type: NotificationType;
  channel: Channel;
  createdAt: Date;
  message: string;
  /** The text that it included from elsewhere; empty if it included none. */
  words: string;
}

/** A message to a person as the log stores it, without the text that it included. */
export type KeptMessage = Omit<SentMessage, 'words'> &
  Pick<NotificationEntity, 'id' | 'secretKind' | 'secretId'>;

/**
 * Messages of an event that were written together with the same kind and outcome; the id is that of the last
 * message.
 */
export interface MessagesOfEvent {
  id: number;
  createdAt: Date;
  type: NotificationType;
  isFailed: boolean;
  count: number;
  receiverId: number | null;
}
