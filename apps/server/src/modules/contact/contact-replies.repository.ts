import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import type { StoredContact } from './contact.repository.js';
import { ContactReplyEntity } from './contact-reply.entity.js';

/** A reply as stored. */
export type StoredReply = Pick<
  ContactReplyEntity,
  'id' | 'authorId' | 'isStaff' | 'way' | 'words' | 'writtenAt'
>;

/** A person's message in a conversation. */
export interface WrittenWords {
  subject: string;
  isStaff: boolean;
  words: string;
  writtenAt: Date;
}

/** A row whose message is stored sealed (rule 236). */
type Kept<Row extends { words: string }> = Omit<Row, 'words'> & { words: Buffer };

const FIELDS = `id, author_id AS "authorId", is_staff AS "isStaff", way, ${keptText('words')} AS words, written_at AS "writtenAt"`;

/** Queries on the replies in conversations with the support desk. */
@Injectable()
export class ContactRepliesRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register({ table: 'contact_replies', key: 'id', texts: [{ name: 'words', isSought: true }] });
  }

  /** All replies of a conversation, in order. */
  async of(contactId: number): Promise<StoredReply[]> {
    const rows: Kept<StoredReply>[] = await this.database.manager.query(
      `SELECT ${FIELDS} FROM contact_replies WHERE contact_id = $1 ORDER BY id`,
      [contactId],
    );
    return this.opened(rows);
  }

  /** All messages in the conversations started by a person, including the first ones, in order. */
  async ofPerson(userId: number): Promise<WrittenWords[]> {
    const rows: Kept<WrittenWords>[] = await this.database.manager.query(
      `SELECT subject, false AS "isStaff", ${keptText('message')} AS words, created_at AS "writtenAt" FROM contacts WHERE user_id = $1
       UNION ALL SELECT c.subject, r.is_staff, ${keptText('r.words')}, r.written_at FROM contacts c JOIN contact_replies r ON r.contact_id = c.id WHERE c.user_id = $1
       ORDER BY "writtenAt", "isStaff"`,
      [userId],
    );
    return this.opened(rows);
  }

  async newest(contactId: number): Promise<StoredReply | null> {
    const rows: Kept<StoredReply>[] = await this.database.joined.query(
      `SELECT ${FIELDS} FROM contact_replies WHERE contact_id = $1 ORDER BY id DESC LIMIT 1`,
      [contactId],
    );
    return this.opened(rows)[0] ?? null;
  }

  async insert(contactId: number, reply: Omit<StoredReply, 'id'>): Promise<void> {
    await this.database.joined.insert(ContactReplyEntity, {
      contactId,
      authorId: reply.authorId,
      isStaff: reply.isStaff,
      way: reply.way,
      wordsSealed: this.sealed.seal(reply.words),
      wordsWords: this.sealed.words(reply.words),
      writtenAt: reply.writtenAt,
    });
  }

  /**
   * The number of messages that the starter of a conversation has written since a given time, in all of their
   * conversations together.
   */
  async countSince({ userId, senderPhone, senderEmail }: StoredContact, moment: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.joined.query(
      `SELECT count(*)::int AS count FROM contact_replies r JOIN contacts c ON c.id = r.contact_id
       WHERE NOT r.is_staff AND r.written_at > $4
         AND (c.user_id = $1 OR ($1::int IS NULL AND c.user_id IS NULL AND c.sender_phone = $2 AND c.sender_email = $3))`,
      [userId, senderPhone, senderEmail, moment],
    );
    return rows[0]?.count ?? 0;
  }

  private opened<Row extends { words: Buffer }>(
    rows: readonly Row[],
  ): (Omit<Row, 'words'> & { words: string })[] {
    return rows.map((row) => ({ ...row, words: this.sealed.open(row.words) }));
  }
}
