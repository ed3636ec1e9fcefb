import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import type { Conversation } from './chat.types.js';
import { PARTY } from './chat-threads.repository.js';
import type { Kept } from './kept-messages.js';

/** The time within which nobody is notified twice about a conversation that they have not opened. */
const NOTICES_APART_SECONDS = 120;
/**
 * A person whose page loaded messages within this time still has the conversation open: an open page reloads
 * at least once a minute.
 */
const READING_SECONDS = 75;
/** The time people have to read a message before they are notified. */
const LATE_SECONDS = 60;

/** The length of the excerpt sent by SMS, WhatsApp or e-mail; the full message is in the conversation. */
const EXCERPT_SIGNS = 160;

/** A person who is to be notified late, and the first message that they did not read. */
export interface LateNotice extends Conversation {
  userId: number;
  senderId: number;
  isStaff: boolean;
  messageId: number;
  message: string;
  hasPicture: boolean;
}

/** Whether the reader `r` of the thread `t` has unread messages from the other side. */
const UNREAD = `EXISTS (SELECT 1 FROM chat_messages m WHERE m.thread_id = t.id AND m.id > r.message_id AND m.answerer_id IS NULL
  AND m.is_staff = (r.user_id = t.person_id))`;

/** Queries on who is notified about conversations, and when (rule 207). */
@Injectable()
export class ChatNoticesRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  /**
   * Returns which of these people have the conversation open, and records when they are to be notified if
   * they do not read the message.
   */
  async postpone(threadId: number, userIds: readonly number[], now: Date): Promise<number[]> {
    const [rows]: [{ user_id: number }[], number] = await this.database.joined.query(
      `UPDATE chat_reads SET notice_at = coalesce(notice_at, $3::timestamptz + make_interval(secs => ${LATE_SECONDS}))
       WHERE thread_id = $1 AND user_id = ANY($2) AND looked_at > $3::timestamptz - make_interval(secs => ${READING_SECONDS}) RETURNING user_id`,
      [threadId, userIds, now],
    );
    return rows.map((row) => row.user_id);
  }

  /**
   * Returns which of these people are to be notified about a new message, and records that they are: nobody
   * is notified twice within the interval unless they have read in between.
   */
  async note(threadId: number, userIds: readonly number[], now: Date): Promise<number[]> {
    const rows: { user_id: number }[] = await this.database.joined.query(
      `INSERT INTO chat_reads AS r (thread_id, user_id, notified_at) SELECT $1, person, $3 FROM unnest($2::int[]) AS person
       ON CONFLICT (thread_id, user_id) DO UPDATE SET notified_at = excluded.notified_at
         WHERE r.notified_at IS NULL OR r.read_at >= r.notified_at OR r.notified_at <= $3::timestamptz - make_interval(secs => ${NOTICES_APART_SECONDS})
       RETURNING user_id`,
      [threadId, userIds, now],
    );
    return rows.map((row) => row.user_id);
  }

  /** Returns excerpts of messages for notices, by message id; null for a message that cannot be decrypted. */
  async excerptsOf(messageIds: readonly number[]): Promise<Map<number, string | null>> {
    const rows: { id: number; message: Buffer }[] = await this.database.manager.query(
      `SELECT id, ${keptText('m.message')} AS message FROM chat_messages m WHERE id = ANY($1)`,
      [messageIds],
    );
    return new Map(
      rows.map(({ id, message }) => {
        const words = this.sealed.openToSend(message);
        return [id, words && excerptOf(words)];
      }),
    );
  }

  /** Returns when the next late notice is due. */
  async nextDue(): Promise<Date | null> {
    const rows: { at: Date | null }[] = await this.database.manager.query(
      'SELECT min(notice_at) AS at FROM chat_reads WHERE notice_at IS NOT NULL',
    );
    return rows[0]?.at ?? null;
  }

  /**
   * Removes the late notices that are due; returns how many there were, and those of people who still have
   * unread messages.
   */
  async takeDue(now: Date, limit: number): Promise<{ count: number; late: LateNotice[] }> {
    const [due]: [{ threadId: number; userId: number }[], number] = await this.database.joined.query(
      `UPDATE chat_reads r SET notice_at = NULL FROM (
         SELECT thread_id, user_id FROM chat_reads WHERE notice_at <= $1 ORDER BY notice_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ) d WHERE r.thread_id = d.thread_id AND r.user_id = d.user_id RETURNING r.thread_id AS "threadId", r.user_id AS "userId"`,
      [now, limit],
    );
    if (due.length === 0) return { count: 0, late: [] };
    return { count: due.length, late: await this.unread(due, now) };
  }

  private async unread(
    due: readonly { threadId: number; userId: number }[],
    now: Date,
  ): Promise<LateNotice[]> {
    const rows: Kept<LateNotice>[] = await this.database.joined.query(
      `WITH late AS (
         UPDATE chat_reads r SET notified_at = $3 FROM unnest($1::int[], $2::int[]) AS d(thread_id, user_id), chat_threads t
         WHERE r.thread_id = d.thread_id AND r.user_id = d.user_id AND t.id = d.thread_id AND ${UNREAD} RETURNING r.thread_id, r.user_id, r.message_id
       )
       SELECT p.*, l.user_id AS "userId", m.sender_id AS "senderId", m.is_staff AS "isStaff", m.id AS "messageId", m.message,
         EXISTS (SELECT 1 FROM chat_pictures c WHERE c.message_id = m.id) AS "hasPicture"
       FROM late l JOIN chat_threads t ON t.id = l.thread_id
       CROSS JOIN LATERAL (
         SELECT ${PARTY} FROM conversation_parties p WHERE p.context = t.context AND p.context_id = t.context_id AND p.person_id = t.person_id LIMIT 1
       ) p
       CROSS JOIN LATERAL (
         SELECT m.id, m.sender_id, m.is_staff, ${keptText('m.message')} AS message FROM chat_messages m
         WHERE m.thread_id = t.id AND m.id > l.message_id AND m.answerer_id IS NULL AND m.is_staff = (l.user_id = t.person_id) ORDER BY m.id LIMIT 1
       ) m`,
      [due.map(({ threadId }) => threadId), due.map(({ userId }) => userId), now],
    );
    return rows.map(({ message, ...row }) => ({ ...row, message: this.sealed.open(message) }));
  }
}

function excerptOf(words: string): string {
  return words.length > EXCERPT_SIGNS ? `${words.slice(0, EXCERPT_SIGNS).trimEnd()}…` : words;
}
