import type { Channel, Locale, NotificationType, Role } from '@karov/domain';
import type { NotificationEntity, SecretKind } from './notification.entity.js';

/** One message text in both languages; `%{link}` or `%{code}` stands where the secret goes. */
export type Texts = Readonly<Record<Locale, string>>;

/** Messages to people, each through the best of their channels. */
export interface Announcement {
  type: NotificationType;
  /** The role in which the people are written to; shown in the log. */
  receiverType: Role;
  receivers: readonly { userId: number; secretId?: number }[];
  texts: Texts;
  /** what its link stands for, or what it asks; over after a moment */
  secret?: { kind: Exclude<SecretKind, 'otp'>; expiresAt: Date };
  /** the moment from which it waits for no morning; null: it never waits (rule 100) */
  canWaitUntil: Date | null;
  isUrgent?: boolean;
  /**
   * goes by the next channel as well when it stays unheard (rule 183); as urgent ones do, where it is left
   * out
   */
  isPressing?: boolean;
  /** rings, and goes by nothing else: people who take no calls do not get it */
  byTelephone?: boolean;
  /**
   * goes to the e-mail address on record beside another message, and to nobody whose first channel is e-mail
   */
  byMail?: boolean;
  eventId?: number;
  /** the single request that it is about */
  applicationId?: number;
}

/**
 * What messages that wait for the end of a quiet time are about: a single request, or somebody's matter of
 * one type.
 */
export type WaitingAbout = { applicationId: number } | { userId: number; type: NotificationType };

/** What several people would read in one language, were it sent now. */
export interface MessagePreview {
  locale: Locale;
  /** How many of them each channel reaches, most first. */
  channels: { channel: Channel; count: number }[];
  text: string;
  /** How many parts one SMS of it is sent and paid as. */
  segments: number;
}

/** A code or a sign-in link to a number that may not belong to anybody yet. */
export interface CodeMessage {
  phone: string;
  /** a link cannot be spoken, so that only codes go by call */
  channel: Extract<Channel, 'sms' | 'call'>;
  locale: Locale;
  text: string;
  secret: { kind: Extract<SecretKind, 'otp' | 'sign_in'>; id: number };
  expiresAt: Date;
  receiverId: number | null;
  receiverType: Role;
}

/** What somebody's number is told, whatever they have ticked. */
export interface NumberMessage {
  userId: number;
  receiverType: Role;
  texts: Texts;
}

/** An e-mail to an address of no account. */
export interface Mail {
  to: string;
  locale: Locale;
  text: string;
  receiverType: Role;
  /** what its link stands for, where `text` has one */
  secret?: { kind: 'contact'; id: number; expiresAt: Date };
}

/** A message by which somebody was invited, and what its link stands for. */
export interface InvitationMessage {
  kind: 'event_volunteer' | 'application_call';
  targetId: number;
  /** When it was written last. */
  sentAt: Date;
  /** The message's number among those of its receiver (rule 171). */
  number: number | null;
}

/** A message that is spoken by telephone, as somebody listens to it. */
export interface SpokenCall {
  id: number;
  receiverId: number | null;
  locale: Locale;
  /** what is said; of a code at once, of everything else once somebody has shown that they are there */
  text: string;
  secretKind: SecretKind | null;
  secretId: number | null;
  isUrgent: boolean;
  /** the call only asks whether it was heard (rule 210) */
  isTest: boolean;
  /** the code or question has expired, or the message was taken back */
  isOver: boolean;
}

/** A message to somebody who has written, by the channel by which they wrote. */
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

/** A message as its receiver may keep it. */
export interface SentMessage {
  type: NotificationType;
  channel: Channel;
  createdAt: Date;
  message: string;
  /** What it took along of words that are kept elsewhere; empty where it takes none. */
  words: string;
}

/** The same as the log has it. */
export type KeptMessage = Omit<SentMessage, 'words'> &
  Pick<NotificationEntity, 'id' | 'secretKind' | 'secretId'>;

/**
 * Messages of an event that were written together, of one kind and with one outcome; the number is that of
 * the last.
 */
export interface MessagesOfEvent {
  id: number;
  createdAt: Date;
  type: NotificationType;
  isFailed: boolean;
  count: number;
  receiverId: number | null;
}
