import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { pageOf, type ListColumns } from '../../platform/lists/list-sql.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ContactEntity } from './contact.entity.js';

/** A message as it is stored. */
export type StoredContact = Pick<ContactEntity, 'id' | 'userId' | 'subject' | 'message' | 'createdAt' | 'answeredAt'>;

const COLUMNS: ListColumns = {
  sortable: { created_at: 'c.created_at', answered_at: 'c.answered_at', subject: 'c.subject' },
  nullable: ['answered_at'],
  searchable: ['c.subject', 'c.message'],
  filterable: { answered: { sql: '(c.answered_at IS NOT NULL) = :value', read: (value) => value === '1' || value === 'true' } },
  tieBreak: 'c.id',
};
const FIELDS = `id, user_id AS "userId", subject, message, created_at AS "createdAt", answered_at AS "answeredAt"`;

/** Queries on messages to the support desk. */
@Injectable()
export class ContactRepository {
  constructor(private readonly database: Database) {}

  /** Keeps two messages of one person apart until the transaction ends. */
  async lockSender(tx: Tx, userId: number): Promise<void> {
    await tx.manager.query(`SELECT pg_advisory_xact_lock(hashtext('contacts'), $1)`, [userId]);
  }

  /** What a person has written since a moment. */
  async since(tx: Tx, userId: number, moment: Date): Promise<StoredContact[]> {
    return tx.manager.query(`SELECT ${FIELDS} FROM contacts WHERE user_id = $1 AND created_at > $2 ORDER BY id`, [userId, moment]);
  }

  async insert(tx: Tx, contact: Pick<StoredContact, 'userId' | 'subject' | 'message' | 'createdAt'>): Promise<void> {
    await tx.manager.query('INSERT INTO contacts (user_id, subject, message, created_at) VALUES ($1, $2, $3, $4)', [
      contact.userId, contact.subject, contact.message, contact.createdAt,
    ]);
  }

  async page(query: ListQuery): Promise<ListPage<StoredContact>> {
    const builder = this.database.manager.createQueryBuilder().from(ContactEntity, 'c').select([
      'c.id AS id', 'c.user_id AS "userId"', 'c.subject AS subject', 'c.message AS message', 'c.created_at AS "createdAt"', 'c.answered_at AS "answeredAt"',
    ]);
    return pageOf<StoredContact>(builder, query, COLUMNS);
  }

  /** Marks a message as answered; who did it first stays. Null when there is none. */
  async answer(id: number, adminId: number, now: Date): Promise<StoredContact | null> {
    const [rows]: [StoredContact[], number] = await this.database.manager.query(
      `UPDATE contacts SET answered_at = coalesce(answered_at, $3), answered_by = coalesce(answered_by, $2) WHERE id = $1 RETURNING ${FIELDS}`,
      [id, adminId, now],
    );
    return rows[0] ?? null;
  }

  async forget(tx: Tx, userId: number): Promise<void> {
    await tx.manager.query('DELETE FROM contacts WHERE user_id = $1', [userId]);
  }
}
