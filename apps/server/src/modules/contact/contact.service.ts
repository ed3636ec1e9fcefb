import type { ContactRow } from '@karov/api-client';
import { HOUR, LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NotificationsService } from '../notifications/index.js';
import { type Reach, RegionsRepository } from '../regions/index.js';
import { UsersRepository } from '../users/index.js';
import type { ContactFormDto } from './contact.dto.js';
import { ContactRepository, type ContactSender, type StoredContact } from './contact.repository.js';
import { toContactRow } from './contact-rows.js';

/** The time within which the same text counts as a double click, not as a second message. */
const SAME_AGAIN_SECONDS = 60;

/** Messages to the support desk (rule 137, "Contact"). */
@Injectable()
export class ContactService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly repository: ContactRepository,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
    private readonly regions: RegionsRepository,
  ) {}

  /**
   * Stores a message and notifies the support desk. A double click stores it once.
   * @throws CONTACT_TOO_MANY after {@link LIMITS.contactsPerHour} messages within an hour
   */
  async send(sender: ContactSender, form: Pick<ContactFormDto, 'subject' | 'message'>): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.repository.lockSender(sender);
      const now = this.clock.now();
      const recent = await this.repository.since(sender, addSeconds(now, -HOUR));
      if (recent.some((earlier) => isSameAgain(earlier, form, now))) return;
      if (recent.length >= LIMITS.contactsPerHour) fail('CONTACT_TOO_MANY', { field: 'message' });
      await this.repository.insert(sender, {
        subject: form.subject,
        message: form.message,
        createdAt: now,
        locale: currentLocale(),
      });
      await this.tellDesk(tx, form.subject);
    });
  }

  /** People's messages, for admins within their reach. */
  async page(caller: Caller, query: ListQuery): Promise<ListPage<ContactRow>> {
    const { states } = await this.regions.reachOf(caller);
    const page = await this.repository.page(states, query);
    return { total: page.total, rows: await this.rowsOf(page.rows) };
  }

  /** Conversations waiting for the desk, the longest waiting first. */
  async unanswered({ states }: Reach, limit: number): Promise<ContactRow[]> {
    return this.rowsOf(await this.repository.unanswered(states, limit));
  }

  /** Deletes conversations that had no message since a given time. */
  forgetBefore(moment: Date): Promise<void> {
    return this.repository.forgetBefore(moment);
  }

  private async rowsOf(rows: readonly StoredContact[]): Promise<ContactRow[]> {
    const people = await this.users.people(rows.flatMap(({ userId, answeredBy }) => [userId, answeredBy]));
    return rows.map((row) => toContactRow(row, people));
  }

  /**
   * The e-mail contains only the subject: the message is read in the back office, where it can be deleted.
   */
  tellDesk(tx: Tx, subject: string): Promise<void> {
    const url = `${this.config.publicUrl}/admin/contacts`;
    return this.notifications.mail(tx, {
      to: this.config.support.email,
      locale: 'he-IL',
      receiverType: 'admin',
      text: serverText('he-IL', 'messages.deskContact', { subject, url }),
    });
  }
}

function isSameAgain(earlier: StoredContact, form: ContactFormDto, now: Date): boolean {
  return (
    earlier.subject === form.subject &&
    earlier.message === form.message &&
    earlier.createdAt > addSeconds(now, -SAME_AGAIN_SECONDS)
  );
}
