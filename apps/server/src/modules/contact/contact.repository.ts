import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { pageOf, type ListColumns } from '../../platform/lists/list-sql.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ContactEntity } from './contact.entity.js';

/** A message as it is stored. */
export type StoredContact = Pick<
  ContactEntity,
  'id' | 'userId' | 'senderName' | 'senderPhone' | 'senderEmail' | 'subject' | 'message' | 'createdAt' | 'answeredAt'
>;

/** Who writes: somebody signed in, or a visitor with a phone or an e-mail address. */
export type ContactSender = { userId: number } | { name: string; phone: string; email: string };

/** The same visitor is who leaves the same ways to be reached. */
const BY_SENDER = '(user_id = $1 OR ($1::int IS NULL AND user_id IS NULL AND sender_phone = $2 AND sender_email = $3))';

function columnsOf(sender: ContactSender): { userId: number | null; phone: string; email: string; name: string } {
  return 'userId' in sender ? { ...sender, phone: '', email: '', name: '' } : { ...sender, userId: null };
}

const COLUMNS: ListColumns = {
  sortable: { created_at: 'c.created_at', answered_at: 'c.answered_at', subject: 'c.subject' },
  nullable: ['answered_at'],
  searchable: ['c.subject', 'c.message', 'c.sender_name'],
  filterable: { answered: { sql: '(c.answered_at IS NOT NULL) = :value', read: (value) => value === '1' || value === 'true' } },
  tieBreak: 'c.id',
};
const FIELDS = `id, user_id AS "userId", sender_name AS "senderName", sender_phone AS "senderPhone", sender_email AS "senderEmail", subject, message, created_at AS "createdAt", answered_at AS "answeredAt"`;

/** Queries on messages to the support desk. */
@Injectable()
export class ContactRepository {
  constructor(private readonly database: Database) {}

  /** Keeps two messages of one person apart until the transaction ends. */
  async lockSender(tx: Tx, sender: ContactSender): Promise<void> {
    const { userId, phone, email } = columnsOf(sender);
    await tx.manager.query(`SELECT pg_advisory_xact_lock(hashtext('contacts'), coalesce($1::int, hashtext($2)))`, [userId, `${phone} ${email}`]);
  }

  /** What a person has written since a moment. */
  async since(tx: Tx, sender: ContactSender, moment: Date): Promise<StoredContact[]> {
    const { userId, phone, email } = columnsOf(sender);
    return tx.manager.query(`SELECT ${FIELDS} FROM contacts WHERE ${BY_SENDER} AND created_at > $4 ORDER BY id`, [userId, phone, email, moment]);
  }

  async insert(tx: Tx, sender: ContactSender, contact: Pick<StoredContact, 'subject' | 'message' | 'createdAt'>): Promise<void> {
    const { userId, name, phone, email } = columnsOf(sender);
    await tx.manager.query(
      'INSERT INTO contacts (user_id, sender_name, sender_phone, sender_email, subject, message, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [userId, name, phone, email, contact.subject, contact.message, contact.createdAt],
    );
  }

  async page(query: ListQuery): Promise<ListPage<StoredContact>> {
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
        'c.message AS message',
        'c.created_at AS "createdAt"',
        'c.answered_at AS "answeredAt"',
      ]);
    return pageOf<StoredContact>(builder, query, COLUMNS);
  }

  /** Messages that nobody has answered, oldest first. */
  async unanswered(limit: number): Promise<StoredContact[]> {
    return this.database.manager.query(`SELECT ${FIELDS} FROM contacts WHERE answered_at IS NULL ORDER BY created_at, id LIMIT $1`, [limit]);
  }

  /** Marks a message as answered; who did it first stays. Null when there is none. */
  async answer(id: number, adminId: number, now: Date): Promise<StoredContact | null> {
    const [rows]: [StoredContact[], number] = await this.database.manager.query(
      `UPDATE contacts SET answered_at = coalesce(answered_at, $3), answered_by = coalesce(answered_by, $2) WHERE id = $1 RETURNING ${FIELDS}`,
      [id, adminId, now],
    );
    return rows[0] ?? null;
  }

  /** Forgets what a person wrote, signed in or, under their phone, as a visitor. */
  async forget(tx: Tx, userId: number, phone: string): Promise<void> {
    await tx.manager.query(`DELETE FROM contacts WHERE user_id = $1 OR (user_id IS NULL AND sender_phone = $2 AND $2 <> '')`, [userId, phone]);
  }
}
