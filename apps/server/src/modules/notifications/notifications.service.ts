import type { NotificationStatus } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { QuietTimes } from '../../platform/clock/quiet-times.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { defineSignal, type Tx } from '../../platform/signals/signals.js';
import { smsSegments } from '../../platform/text/sms-segments.js';
import type { LinkKind } from './link-code.entity.js';
import { MessageText } from './message-text.js';
import { NotificationLogRepository } from './notification-log.repository.js';
import { NotificationsRepository } from './notifications.repository.js';
import type {
  Announcement,
  CodeMessage,
  Mail,
  MessagePreview,
  MessagesOfEvent,
  NumberMessage,
  SentMessage,
  Texts,
  Trial,
  WaitingAbout,
} from './notifications.types.js';

/** Messages were written and are waiting to be sent. */
export const notificationsWritten = defineSignal<{ ids: readonly number[]; isUrgent: boolean }>(
  'notifications.written',
);

/** Messages to people were written for the first time, or again after they had been withdrawn. */
export const messagesAnnounced = defineSignal<{ ids: readonly number[] }>('notifications.announced');

/** Messages of a broadcast were written and are waiting for their turn. */
export const broadcastWritten = defineSignal<{ broadcastId: number }>('notifications.broadcastWritten');

/** Writes messages to the log in the caller's transaction; workers send them after the commit (rule 32). */
@Injectable()
export class NotificationsService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly repository: NotificationsRepository,
    private readonly clock: Clock,
    private readonly quiet: QuietTimes,
    private readonly messageText: MessageText,
    private readonly log: NotificationLogRepository,
  ) {}

  /** Writes one message for each recipient who can be reached; returns the ids of those recipients. */
  announce(tx: Tx, announcement: Announcement): Promise<number[]> {
    return this.announceAll(tx, [announcement]);
  }

  /**
   * Writes the messages of several announcements together; returns the ids of the recipients who can be
   * reached.
   */
  async announceAll(tx: Tx, announcements: readonly Announcement[]): Promise<number[]> {
    const wanted = announcements.filter(({ receivers }) => receivers.length > 0);
    if (wanted.length === 0) return [];
    const now = this.clock.now();
    const rows = wanted.map((one) => ({ ...one, leavesAt: this.quiet.leavesAt(now, one.canWaitUntil) }));
    const written = await this.repository.insertAnnouncements(rows, now);
    for (const isUrgent of [true, false]) {
      const ids = written.filter((row) => row.isUrgent === isUrgent).map((row) => row.id);
      if (ids.length > 0) await tx.signal(notificationsWritten, { ids, isUrgent });
    }
    await tx.signal(messagesAnnounced, { ids: written.map((row) => row.id) });
    return written.map((row) => row.receiverId);
  }

  /**
   * Returns the texts that these people would read, and through which channels; people with the same text are
   * grouped, and people who cannot be reached are left out (rule 174).
   */
  async preview(userIds: readonly number[], texts: Texts, link: LinkKind): Promise<MessagePreview[]> {
    const reached = await this.repository.reached(userIds, this.clock.now());
    const previews = new Map<string, MessagePreview>();
    for (const { locale, channel, count } of reached) {
      const text = this.messageText.sample(texts[locale], locale, channel, link);
      const preview = previews.get(text) ?? { locale, channels: [], text, segments: smsSegments(text) };
      previews.set(text, { ...preview, channels: [...preview.channels, { channel, count }] });
    }
    return [...previews.values()];
  }

  /**
   * Writes the message with a one-time code or a sign-in link: it is sent by SMS or by telephone, even to
   * people who unsubscribed (rule 31). A failed SMS is followed by WhatsApp if that has a template for codes
   * (rule 196).
   */
  async sendCode(tx: Tx, message: CodeMessage): Promise<void> {
    const takesWhatsapp = this.config.whatsappTemplates.some(
      ({ name, locale }) => name === 'otp' && locale === message.locale,
    );
    const id = await this.repository.insertCode(message, takesWhatsapp, this.clock.now());
    await tx.signal(notificationsWritten, { ids: [id], isUrgent: true });
  }

  /**
   * Writes an SMS to the number of a person who gets no messages there, or calls a landline; like a code, it
   * ignores the channels that the person chose (rules 182, 234).
   */
  async tellNumber(tx: Tx, message: NumberMessage): Promise<void> {
    const id = await this.repository.insertToNumber(message, this.clock.now());
    if (id !== null) await tx.signal(notificationsWritten, { ids: [id], isUrgent: true });
  }

  /** Writes an e-mail to an address that belongs to no account, such as the support desk's. */
  async mail(tx: Tx, mail: Mail): Promise<void> {
    const id = await this.repository.insertMail(mail, this.clock.now());
    await tx.signal(notificationsWritten, { ids: [id], isUrgent: false });
  }

  /** Writes a message to an address, by one channel alone, to try that channel; returns its id. */
  async tryChannel(tx: Tx, trial: Trial): Promise<number> {
    const id = await this.repository.insertTrial(trial, this.clock.now());
    await tx.signal(notificationsWritten, { ids: [id], isUrgent: false });
    return id;
  }

  /** What became of a message so far. */
  outcomeOf(id: number): Promise<{ status: NotificationStatus; error: string | null }> {
    return this.repository.outcomeOf(id);
  }

  /**
   * Queues messages again that were cancelled before they were sent, with links valid until the given time.
   */
  async revive(
    tx: Tx,
    kind: 'event_volunteer' | 'event_user',
    targetIds: readonly number[],
    expiresAt: Date,
  ): Promise<void> {
    if (targetIds.length === 0) return;
    const ids = await this.repository.revive(kind, targetIds, expiresAt, this.clock.now());
    if (ids.length > 0) await tx.signal(notificationsWritten, { ids, isUrgent: false });
    await tx.signal(messagesAnnounced, { ids });
  }

  /** Deletes messages that were written before a given time, except those not sent yet. */
  forgetBefore(moment: Date): Promise<void> {
    return this.repository.forgetBefore(moment);
  }

  /** Returns the outcomes of an event's messages, newest first, before a given one. */
  ofEvent(eventId: number, before: number, limit: number): Promise<MessagesOfEvent[]> {
    return this.log.ofEvent(eventId, before, limit);
  }

  /** Returns the messages sent to a person, newest first, without secrets. */
  async sentTo(userId: number, limit: number): Promise<SentMessage[]> {
    const rows = await this.log.sentTo(userId, limit);
    const words = await this.messageText.wordsOf(rows);
    return rows.map(({ id, type, channel, createdAt, message }) => ({
      type,
      channel,
      createdAt,
      message,
      words: words.get(id) ?? '',
    }));
  }

  /** Cancels all unsent messages to a person. */
  cancelAllTo(userId: number): Promise<void> {
    return this.repository.cancelAllTo(userId);
  }

  /** Cancels messages that wait for the end of quiet hours and are no longer true (rule 100). */
  cancelWaiting(about: WaitingAbout): Promise<void> {
    return this.repository.cancelWaiting(about, this.clock.now());
  }

  /** Cancels unsent messages whose links have expired or whose included text has been deleted. */
  cancelPending(
    kind: 'event_volunteer' | 'event_user' | 'application_call' | 'vetting_words',
    targetIds: readonly number[],
  ): Promise<void> {
    return this.repository.cancelPending(kind, targetIds, this.clock.now());
  }
}
