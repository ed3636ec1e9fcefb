import { type Channel, contactWay, DAY, formatPhone, LIMITS, type Locale, type Role } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ContactRepository, type ContactSender, type StoredContact } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { isSameAgain } from './contact-conversations.service.js';
import { ContactRepliesRepository, type StoredReply } from './contact-replies.repository.js';

/** A written reply to a message; it may be that only the sender's number is known. */
export interface WrittenBack {
  phone: string;
  /** null for an unknown number */
  person: { id: number; role: Role } | null;
  locale: Locale;
  channel: Extract<Channel, 'sms' | 'whatsapp'>;
  words: string;
}

/** The message that started a conversation, in the form of a reply. */
function firstOf({ id, userId, senderEmail, message, createdAt }: StoredContact): StoredReply {
  const way = contactWay({ hasAccount: userId !== null, email: senderEmail });
  return { id, authorId: userId, isStaff: false, way, words: message, writtenAt: createdAt };
}

/** Stores replies that belong to nothing else, for the support desk (rule 230). */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly clock: Clock,
    private readonly contacts: ContactService,
    private readonly repository: ContactRepository,
    private readonly replies: ContactRepliesRepository,
  ) {}

  /**
   * Adds a message to the writer's open conversation, or to a new one. So that the inbox cannot be flooded,
   * messages over the day's limit are dropped.
   */
  async keep(tx: Tx, { phone, person, locale, channel, words }: WrittenBack): Promise<void> {
    const sender: ContactSender = person
      ? { userId: person.id, role: person.role }
      : { name: formatPhone(phone), phone, email: '' };
    await this.repository.lockSender(sender);
    const now = this.clock.now();
    const message = words.slice(0, LIMITS.contactMessageMax);
    const contact = await this.repository.goingOn(sender);
    if (!contact) return this.begin(tx, sender, { locale, channel, message, now });
    const reply = { authorId: contact.userId, isStaff: false, words: message };
    const newest = (await this.replies.newest(contact.id)) ?? firstOf(contact);
    if (isSameAgain(newest, reply, now)) return;
    if ((await this.replies.countSince(contact, addSeconds(now, -DAY))) >= LIMITS.keptWordsADay) return;
    await this.replies.insert(contact.id, {
      ...reply,
      way: contactWay({ hasAccount: person !== null, email: contact.senderEmail }),
      writtenAt: now,
    });
    await this.repository.setWaiting(contact.id, now);
    if (contact.state !== 'new') await this.contacts.tellDesk(tx, contact.subject);
  }

  private async begin(
    tx: Tx,
    sender: ContactSender,
    {
      locale,
      channel,
      message,
      now,
    }: Pick<WrittenBack, 'locale' | 'channel'> & { message: string; now: Date },
  ): Promise<void> {
    const subject = serverText(
      locale,
      channel === 'sms' ? 'answers.contactBySms' : 'answers.contactByWhatsapp',
    );
    await this.repository.insert(sender, { subject, message, createdAt: now, locale });
    await this.contacts.tellDesk(tx, subject);
  }
}
