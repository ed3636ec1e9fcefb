import type { OwnContactRow, OwnContactThread, OwnData } from '@karov/api-client';
import { contactWay, HOUR, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { Captcha } from '../../platform/security/captcha.js';
import { LinksService } from '../notifications/index.js';
import { UsersRepository } from '../users/index.js';
import { ContactRepository, type StoredContact } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { ContactRepliesRepository, type StoredReply } from './contact-replies.repository.js';
import { toOwnRow, toReply } from './contact-rows.js';

/** The time within which the same text counts as a double click. */
const SAME_AGAIN_SECONDS = 60;
/** The number of conversations shown: more than anybody starts; older ones can be found in the mail. */
const SHOWN = 50;

/** Conversations with the support desk, as the people who started them read and continue them (rule 187). */
@Injectable()
export class ContactConversationsService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly links: LinksService,
    private readonly captcha: Captcha,
    private readonly users: UsersRepository,
    private readonly contacts: ContactService,
    private readonly repository: ContactRepository,
    private readonly replies: ContactRepliesRepository,
  ) {}

  /** The conversations of a signed-in person, newest first. */
  async ofUser(userId: number): Promise<OwnContactRow[]> {
    return (await this.repository.ofUser(userId, SHOWN)).map(toOwnRow);
  }

  /** All messages in a person's conversations, for the download of their data. */
  async allOf(userId: number): Promise<OwnData['contacts']> {
    const words = await this.replies.ofPerson(userId);
    return words.map(({ subject, isStaff, words: text, writtenAt }) => ({
      subject,
      is_mine: !isStaff,
      sent_at: writtenAt.toISOString(),
      text,
    }));
  }

  /** One of the caller's conversations. */
  async own(userId: number, id: number): Promise<OwnContactThread> {
    const contact = await this.repository.byId(id);
    return contact?.userId === userId ? this.thread(contact) : fail('NOT_FOUND');
  }

  /** The conversation behind a visitor's link. @throws LINK_INVALID, LINK_EXPIRED */
  async byLink(code: string): Promise<OwnContactThread> {
    return this.thread(await this.behind(code));
  }

  /**
   * Adds a message to one of the caller's conversations; a closed conversation is reopened.
   * @throws CONTACT_TOO_MANY
   */
  async write(userId: number, id: number, words: string): Promise<OwnContactThread> {
    const contact = await this.repository.byId(id);
    if (contact?.userId !== userId) fail('NOT_FOUND');
    await this.add(contact, words);
    return this.own(userId, id);
  }

  /**
   * Adds a message through a visitor's link.
   * @throws LINK_INVALID, LINK_EXPIRED, CAPTCHA_REQUIRED, CAPTCHA_FAILED, CONTACT_TOO_MANY
   */
  async writeByLink(code: string, words: string, captcha: string | undefined): Promise<OwnContactThread> {
    const contact = await this.behind(code);
    await this.captcha.verify(captcha);
    await this.add(contact, words);
    return this.byLink(code);
  }

  private async behind(code: string): Promise<StoredContact> {
    const target = await this.links.resolve('contact', code);
    const contact = target && (await this.repository.byId(target.targetId));
    if (!target || !contact) return fail('LINK_INVALID', { field: 'id' });
    return target.isExpired ? fail('LINK_EXPIRED', { field: 'message' }) : contact;
  }

  private async add(
    { id, userId, senderName, senderPhone, senderEmail, senderRole }: StoredContact,
    words: string,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const sender =
        userId === null
          ? { name: senderName, phone: senderPhone, email: senderEmail }
          : { userId, role: senderRole ?? 'user' };
      await this.repository.lockSender(sender);
      const contact = (await this.repository.lock(id)) ?? fail('NOT_FOUND');
      const now = this.clock.now();
      if (isSameAgain(await this.replies.newest(id), { authorId: userId, isStaff: false, words }, now))
        return;
      await this.checkLimit(contact, now);
      const way = contactWay({ hasAccount: userId !== null, email: senderEmail });
      await this.replies.insert(id, { authorId: userId, isStaff: false, way, words, writtenAt: now });
      await this.repository.setWaiting(id, now);
      await this.contacts.tellDesk(tx, contact.subject);
    });
  }

  private async checkLimit(contact: StoredContact, now: Date): Promise<void> {
    const written = await this.replies.countSince(contact, addSeconds(now, -HOUR));
    if (written >= LIMITS.contactsPerHour) fail('CONTACT_TOO_MANY', { field: 'words' });
  }

  /** Only a person with an account sees who answered; an anonymous visitor does not. */
  private async thread(contact: StoredContact): Promise<OwnContactThread> {
    const replies = await this.replies.of(contact.id);
    const people = await this.users.people(
      contact.userId === null ? [] : replies.map(({ authorId }) => authorId),
    );
    return {
      ...toOwnRow(contact),
      message: contact.message,
      replies: replies.map((reply) => toReply(reply, people)),
    };
  }
}

/** Whether the newest reply is the same as the new one, as after a double click. */
export function isSameAgain(
  newest: StoredReply | null,
  reply: Pick<StoredReply, 'authorId' | 'isStaff' | 'words'>,
  now: Date,
): boolean {
  if (newest === null || newest.writtenAt <= addSeconds(now, -SAME_AGAIN_SECONDS)) return false;
  return (
    newest.authorId === reply.authorId && newest.isStaff === reply.isStaff && newest.words === reply.words
  );
}
