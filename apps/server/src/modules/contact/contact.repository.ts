import { CONTACT_STATES, type Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { lockName } from '../../platform/database/name-lock.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { wordsFilter, yesNoFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { ContactEntity } from './contact.entity.js';

/** A message as stored. */
export type StoredContact = Pick<
  ContactEntity,
  | 'id'
  | 'userId'
  | 'senderName'
  | 'senderPhone'
  | 'senderEmail'
  | 'senderRole'
  | 'locale'
  | 'subject'
  | 'message'
  | 'createdAt'
  | 'state'
  | 'waitingSince'
  | 'answeredAt'
  | 'answeredBy'
>;

/** A stored message whose text is still sealed (rule 236). */
type KeptContact = Omit<StoredContact, 'message'> & { message: Buffer };

/** The sender: a signed-in person, or a visitor with a phone or an e-mail address. */
export type ContactSender = { userId: number; role: Role } | { name: string; phone: string; email: string };

/** The districts within a reader's reach; null means all. */
type States = readonly string[] | null;

/**
 * SQL for whether a conversation is within reach: people who live elsewhere are served by other staff;
 * visitors and people without an address are within everybody's reach, so that they get an answer.
 */
const reached = (states: string): string => `NOT EXISTS (SELECT FROM users u WHERE u.id = c.user_id
  AND (u.residential_state <> '' OR u.arrival_state <> '') AND NOT (u.residential_state = ANY(${states}) OR u.arrival_state = ANY(${states})))`;

/**
 * SQL for the conversations of the same sender; visitors with the same contact details count as the same
 * visitor.
 */
const BY_SENDER =
  '(user_id = $1 OR ($1::int IS NULL AND user_id IS NULL AND sender_phone = $2 AND sender_email = $3))';

function columnsOf(sender: ContactSender): {
  userId: number | null;
  role: Role | null;
  phone: string;
  email: string;
  name: string;
} {
  return 'userId' in sender
    ? { ...sender, phone: '', email: '', name: '' }
    : { ...sender, userId: null, role: null };
}

const COLUMNS: ListColumns = {
  sortable: {
    created_at: 'c.created_at',
    answered_at: 'c.answered_at',
    waiting_since: 'c.waiting_since',
    state: 'c.state',
    subject: 'c.subject',
  },
  nullable: ['answered_at', 'waiting_since'],
  searchable: ['c.subject'],
  words: [
    'c.message_words',
    (has) => `EXISTS (SELECT FROM contact_replies r WHERE r.contact_id = c.id AND ${has('r.words_words')})`,
  ],
  names: ['fold_name(c.sender_name)', '(SELECT u.name_folded FROM users u WHERE u.id = c.user_id)'],
  filterable: {
    answered: { sql: '(c.waiting_since IS NULL) = :value', read: yesNoFilter },
    state: { sql: 'c.state IN (:...value)', read: wordsFilter(CONTACT_STATES) },
  },
  tieBreak: 'c.id',
};
const FIELDS = `id, user_id AS "userId", sender_name AS "senderName", sender_phone AS "senderPhone", sender_email AS "senderEmail", sender_role AS "senderRole", locale,
  subject, ${keptText('message')} AS message, created_at AS "createdAt", state, waiting_since AS "waitingSince", answered_at AS "answeredAt", answered_by AS "answeredBy"`;

/** Queries on messages to the support desk. */
@Injectable()
export class ContactRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register({ table: 'contacts', key: 'id', texts: [{ name: 'message', isSought: true }] });
  }

  /** Makes a person's messages wait for each other until the transaction ends. */
  async lockSender(sender: ContactSender): Promise<void> {
    const { userId, phone, email } = columnsOf(sender);
    await lockName(this.database.joined, 'contact', userId ?? `${phone} ${email}`);
  }

  /** A person's messages since a given time. */
  async since(sender: ContactSender, moment: Date): Promise<StoredContact[]> {
    const { userId, phone, email } = columnsOf(sender);
    return this.opened(
      await this.database.joined.query(
        `SELECT ${FIELDS} FROM contacts WHERE ${BY_SENDER} AND created_at > $4 ORDER BY id`,
        [userId, phone, email, moment],
      ),
    );
  }

  async insert(
    sender: ContactSender,
    contact: Pick<StoredContact, 'subject' | 'message' | 'createdAt' | 'locale'>,
  ): Promise<void> {
    const { userId, role, name, phone, email } = columnsOf(sender);
    await this.database.joined.insert(ContactEntity, {
      userId,
      senderName: name,
      senderPhone: phone,
      senderEmail: email,
      subject: contact.subject,
      messageSealed: this.sealed.seal(contact.message),
      messageWords: this.sealed.words(contact.message),
      createdAt: contact.createdAt,
      waitingSince: contact.createdAt,
      locale: contact.locale,
      senderRole: role,
    });
  }

  /**
   * The conversations of people in the given districts and of people without a known address; null means of
   * everybody (rule 51).
   */
  async page(states: States, query: ListQuery): Promise<ListPage<StoredContact>> {
    const builder = this.database.manager
      .createQueryBuilder()
      .from(ContactEntity, 'c')
      .select([
        'c.id AS id',
        'c.user_id AS "userId"',
        'c.sender_name AS "senderName"',
        'c.sender_phone AS "senderPhone"',
        'c.sender_email AS "senderEmail"',
        'c.subject AS subject',
        `${keptText('c.message')} AS message`,
        'c.created_at AS "createdAt"',
        'c.state AS state',
        'c.waiting_since AS "waitingSince"',
        'c.answered_at AS "answeredAt"',
        'c.answered_by AS "answeredBy"',
      ]);
    if (states !== null) builder.where(reached(':states'), { states });
    const page = await pageOf<KeptContact>(builder, this.sealed.inWords(query), COLUMNS);
    return { total: page.total, rows: this.opened(page.rows) };
  }

  /** Unanswered messages, oldest first. */
  async unanswered(states: States, limit: number): Promise<StoredContact[]> {
    return this.opened(
      await this.database.manager.query(
        `SELECT ${FIELDS} FROM contacts c WHERE waiting_since IS NOT NULL AND ($2::text[] IS NULL OR ${reached('$2')}) ORDER BY waiting_since, id LIMIT $1`,
        [limit, states],
      ),
    );
  }

  /** Whether a conversation is in the given districts. */
  async isReached(states: States, id: number): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM contacts c WHERE c.id = $1 AND ($2::text[] IS NULL OR ${reached('$2')})`,
      [id, states],
    );
    return rows.length > 0;
  }

  async byId(id: number): Promise<StoredContact | null> {
    return (
      this.opened(
        await this.database.manager.query(`SELECT ${FIELDS} FROM contacts WHERE id = $1`, [id]),
      )[0] ?? null
    );
  }

  /** A sender's newest conversation that is not closed, locked until the transaction ends. */
  async goingOn(sender: ContactSender): Promise<StoredContact | null> {
    const { userId, phone, email } = columnsOf(sender);
    const rows: KeptContact[] = await this.database.joined.query(
      `SELECT ${FIELDS} FROM contacts WHERE ${BY_SENDER} AND state <> 'closed' ORDER BY id DESC LIMIT 1 FOR UPDATE`,
      [userId, phone, email],
    );
    return this.opened(rows)[0] ?? null;
  }

  /** Returns the conversation, locked until the transaction ends. */
  async lock(id: number): Promise<StoredContact | null> {
    return (
      this.opened(
        await this.database.joined.query(`SELECT ${FIELDS} FROM contacts WHERE id = $1 FOR UPDATE`, [id]),
      )[0] ?? null
    );
  }

  /** A person's conversations, newest first. */
  async ofUser(userId: number, limit: number): Promise<StoredContact[]> {
    return this.opened(
      await this.database.manager.query(
        `SELECT ${FIELDS} FROM contacts WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
        [userId, limit],
      ),
    );
  }

  /** Marks the conversation as answered: nobody is waiting for an answer any more. */
  async setAnswered(id: number, staffId: number, now: Date): Promise<void> {
    await this.database.joined.update(
      ContactEntity,
      { id },
      { state: 'answered', waitingSince: null, answeredAt: now, answeredBy: staffId },
    );
  }

  async setClosed(id: number): Promise<void> {
    await this.database.joined.update(ContactEntity, { id }, { state: 'closed', waitingSince: null });
  }

  /** Marks the sender as waiting again, from the time of the oldest unanswered message. */
  async setWaiting(id: number, now: Date): Promise<void> {
    await this.database.joined.query(
      `UPDATE contacts SET state = 'new', waiting_since = coalesce(waiting_since, $2) WHERE id = $1`,
      [id, now],
    );
  }

  /**
   * Deletes conversations that had no message since a given time, unless somebody is waiting for an answer.
   */
  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.query(
      `DELETE FROM contacts c WHERE c.waiting_since IS NULL AND c.created_at < $1
         AND NOT EXISTS (SELECT 1 FROM contact_replies r WHERE r.contact_id = c.id AND r.written_at >= $1)`,
      [moment],
    );
  }

  private opened(rows: readonly KeptContact[]): StoredContact[] {
    return rows.map((row) => ({ ...row, message: this.sealed.open(row.message) }));
  }
}
