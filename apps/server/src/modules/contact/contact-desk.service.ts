import type { ContactThread } from '@karov/api-client';
import { type ContactWay, contactWay, DAY, LIMITS, PAGES } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NotificationsService } from '../notifications/index.js';
import { RegionsRepository } from '../regions/index.js';
import { UsersRepository } from '../users/index.js';
import { ContactRepository, type StoredContact } from './contact.repository.js';
import { isSameAgain } from './contact-conversations.service.js';
import { ContactRepliesRepository, type StoredReply } from './contact-replies.repository.js';
import { toContactRow, toReply } from './contact-rows.js';

/**
 * The support desk's actions on conversations (rule 187). Each action gets the last message that the caller
 * has read: the second of two simultaneous callers must read the new one first.
 */
@Injectable()
export class ContactDeskService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly repository: ContactRepository,
    private readonly replies: ContactRepliesRepository,
    private readonly regions: RegionsRepository,
  ) {}

  /** @throws NOT_FOUND when it is out of the caller's reach */
  async thread(caller: Caller, id: number): Promise<ContactThread> {
    await this.require(caller, id);
    const contact = (await this.repository.byId(id)) ?? fail('NOT_FOUND');
    const replies = await this.replies.of(id);
    const people = await this.users.people([
      contact.userId,
      contact.answeredBy,
      ...replies.map(({ authorId }) => authorId),
    ]);
    return {
      ...toContactRow(contact, people),
      way: wayOf(contact),
      locale: contact.locale,
      replies: replies.map((reply) => toReply(reply, people)),
    };
  }

  /** Answers on the person's page or by e-mail. @throws NOT_FOUND, CONTACT_MOVED, CONTACT_NO_EMAIL */
  async answer(caller: Caller, id: number, words: string, seen: number): Promise<ContactThread> {
    const staffId = caller.userId;
    await this.act(caller, id, async (tx, contact, newest) => {
      const now = this.clock.now();
      if (isSameAgain(newest, { authorId: staffId, isStaff: true, words }, now)) return;
      checkSeen(newest, seen);
      const way = wayOf(contact);
      if (way === 'phone') fail('CONTACT_NO_EMAIL', { field: 'words' });
      await this.replies.insert(id, { authorId: staffId, isStaff: true, way, words, writtenAt: now });
      await this.repository.setAnswered(id, staffId, now);
      await this.tell(tx, contact, now);
    });
    return this.thread(caller, id);
  }

  /**
   * Records that a person was called back; doing so again changes nothing.
   * @throws NOT_FOUND, CONTACT_MOVED
   */
  async markAnswered(caller: Caller, id: number, seen: number | undefined): Promise<ContactThread> {
    const staffId = caller.userId;
    await this.act(caller, id, async (tx, { state }, newest) => {
      if (state !== 'new') return;
      checkSeen(newest, seen);
      const now = this.clock.now();
      await this.replies.insert(id, {
        authorId: staffId,
        isStaff: true,
        way: 'phone',
        words: '',
        writtenAt: now,
      });
      await this.repository.setAnswered(id, staffId, now);
    });
    return this.thread(caller, id);
  }

  /**
   * Closes a conversation; a message from its starter reopens it.
   * @throws NOT_FOUND, CONTACT_MOVED
   */
  async close(caller: Caller, id: number, seen: number | undefined): Promise<ContactThread> {
    await this.act(caller, id, async (tx, _contact, newest) => {
      checkSeen(newest, seen);
      await this.repository.setClosed(id);
    });
    return this.thread(caller, id);
  }

  private async require(caller: Caller, id: number): Promise<void> {
    const { states } = await this.regions.reachOf(caller);
    if (!(await this.repository.isReached(states, id))) fail('NOT_FOUND');
  }

  private async act(
    caller: Caller,
    id: number,
    work: (tx: Tx, contact: StoredContact, newest: StoredReply | null) => Promise<void>,
  ): Promise<void> {
    await this.require(caller, id);
    return this.database.transaction(async (tx) => {
      const contact = (await this.repository.lock(id)) ?? fail('NOT_FOUND');
      await work(tx, contact, await this.replies.newest(id));
    });
  }

  /** Notifies the starter that there is an answer; its text is not sent, so that it can be deleted. */
  private async tell(tx: Tx, contact: StoredContact, now: Date): Promise<void> {
    const { id, userId, subject, locale, senderEmail, senderRole } = contact;
    if (userId !== null) {
      const url = `${this.config.publicUrl}${PAGES.Contact.path}?conversation=${id}`;
      const texts = {
        'he-IL': serverText('he-IL', 'messages.contactReply', { subject, url }),
        'en-US': serverText('en-US', 'messages.contactReply', { subject, url }),
      };
      await this.notifications.announce(tx, {
        type: 'system',
        receiverType: senderRole ?? 'user',
        receivers: [{ userId }],
        texts,
        canWaitUntil: null,
      });
      return;
    }
    const secret = { kind: 'contact' as const, id, expiresAt: addSeconds(now, LIMITS.contactLinkDays * DAY) };
    const text = serverText(locale, 'messages.contactReplyVisitor', { subject });
    await this.notifications.mail(tx, { to: senderEmail, locale, receiverType: 'user', text, secret });
  }
}

function wayOf({ userId, senderEmail }: StoredContact): ContactWay {
  return contactWay({ hasAccount: userId !== null, email: senderEmail });
}

function checkSeen(newest: StoredReply | null, seen: number | undefined): void {
  if (seen !== undefined && (newest?.id ?? 0) !== seen) fail('CONTACT_MOVED', { field: 'words' });
}
