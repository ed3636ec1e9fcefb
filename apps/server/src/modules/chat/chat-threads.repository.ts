import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import type { ChatRef, ChatView, Conversation, StoredMessage, ThreadRecord } from './chat.types.js';
import { PICTURE_OF_MESSAGE } from './chat-pictures.repository.js';
import { type Kept, type KeptMessage, openPicture } from './kept-messages.js';
import { shownOf } from './needs/message-sight.js';

/** A message for the download of one's own data. */
type OwnMessage = Omit<StoredMessage, 'staffNote' | 'needId' | 'isRead'>;

const THREADS_SHOWN = 200;
export const PARTY = `p.context, p.context_id AS "contextId", p.person_id AS "personId", p.side, p.state, p.manager_id AS "managerId",
  p.name_he AS "nameHe", p.name_en AS "nameEn", p.city, p.is_exercise AS "isExercise"`;
const NO_LIMIT = 'true';

/**
 * Returns an SQL condition on the parties `p` that a view includes, and its parameters, numbered from
 * `$from`.
 */
export function withinView(view: ChatView, from: number): { sql: string; values: unknown[] } {
  if (view.kind === 'own') return { sql: `p.person_id = $${from}`, values: [view.userId] };
  if (view.kind === 'managed')
    return { sql: `p.manager_id = $${from} AND ${shownTo(from + 1)}`, values: [view.userId, view.states] };
  return view.states === null
    ? { sql: NO_LIMIT, values: [] }
    : { sql: `p.state = ANY($${from})`, values: [view.states] };
}

/**
 * SQL for the rule that a manager sees people outside their own regions only if they have answered in the
 * event or have written (rule 79).
 */
function shownTo(states: number): string {
  return `(lives_in(p.person_id, $${states}::text[])
    OR EXISTS (SELECT 1 FROM event_answers a WHERE p.context = 'event' AND a.event_id = p.context_id AND a.person_id = p.person_id)
    OR EXISTS (SELECT 1 FROM chat_threads w JOIN chat_messages m ON m.thread_id = w.id AND NOT m.is_staff
               WHERE w.context = p.context AND w.context_id = p.context_id AND w.person_id = p.person_id))`;
}

/**
 * SQL for the unread messages of the reader `$1` in the thread `t`. A colleague's answer does not count as
 * unread for staff, who are one side.
 */
function unreadOf(isStaff: boolean, sight: string): string {
  const answered = isStaff
    ? ', coalesce((SELECT max(s.id) FROM chat_messages s WHERE s.thread_id = t.id AND s.is_staff AND s.answerer_id IS NULL), 0)'
    : '';
  return `(SELECT count(*)::int FROM chat_messages m WHERE m.thread_id = t.id AND m.is_staff = ${!isStaff} AND m.answerer_id IS NULL AND ${sight} AND m.id > greatest(
    coalesce((SELECT r.message_id FROM chat_reads r WHERE r.thread_id = t.id AND r.user_id = $1), 0)${answered}))`;
}

/** Queries on possible conversations and their subjects, through the view `conversation_parties`. */
@Injectable()
export class ChatThreadsRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  /**
   * The conversation, if its person takes part in its subject and the viewer may see that; otherwise null.
   */
  async find(ref: ChatRef, view: ChatView): Promise<Conversation | null> {
    const within = withinView(view, 4);
    const rows: Conversation[] = await this.database.manager.query(
      `SELECT ${PARTY} FROM conversation_parties p WHERE p.context = $1 AND p.context_id = $2 AND p.person_id = $3 AND ${within.sql} LIMIT 1`,
      [ref.context, ref.contextId, ref.personId, ...within.values],
    );
    return rows[0] ?? null;
  }

  /** The subject of the newest request of a person that the viewer may see; null if there is none. */
  async newestOf(personId: number, view: ChatView): Promise<Conversation | null> {
    const within = withinView(view, 2);
    const rows: Conversation[] = await this.database.manager.query(
      `SELECT ${PARTY} FROM conversation_parties p WHERE p.person_id = $1 AND ${within.sql}
       ORDER BY CASE p.context
         WHEN 'event' THEN (SELECT max(r.created_at) FROM event_requests r WHERE r.event_id = p.context_id AND p.person_id IN (r.user_id, r.volunteer_id))
         ELSE (SELECT max(a.created_at) FROM applications a WHERE a.category_id = p.context_id AND p.person_id IN (a.user_id, a.volunteer_id))
       END DESC NULLS LAST, p.context, p.context_id DESC LIMIT 1`,
      [personId, ...within.values],
    );
    return rows[0] ?? null;
  }

  /** Conversations with messages, newest first. */
  async list(view: ChatView): Promise<ThreadRecord[]> {
    const within = withinView(view, 2);
    const sight = shownOf(view, 2);
    const rows: (Omit<ThreadRecord, 'lastMessage'> & { lastMessage: Buffer })[] =
      await this.database.manager.query(
        `SELECT p.*, t.answerer_id AS "answererId", last.created_at AS "lastAt", ${unreadOf(view.kind !== 'own', sight)} AS unread, last.message AS "lastMessage"
       FROM chat_threads t CROSS JOIN LATERAL (
         SELECT ${PARTY} FROM conversation_parties p
         WHERE p.context = t.context AND p.context_id = t.context_id AND p.person_id = t.person_id AND ${within.sql} LIMIT 1
       ) p
       JOIN LATERAL (
         SELECT ${keptText('m.message')} AS message, m.created_at FROM chat_messages m WHERE m.thread_id = t.id AND m.answerer_id IS NULL AND ${sight} ORDER BY m.id DESC LIMIT 1
       ) last ON true
       ${view.kind === 'own' ? 'WHERE t.person_id = $1' : ''}
       ORDER BY t.last_at DESC, t.id DESC LIMIT ${THREADS_SHOWN}`,
        [view.userId, ...within.values],
      );
    return rows.map(({ lastMessage, ...row }) => ({ ...row, lastMessage: this.sealed.open(lastMessage) }));
  }

  /** The number of unread messages in all the viewer's conversations. */
  async unread(view: ChatView): Promise<number> {
    const within = withinView(view, 2);
    const rows: { total: number }[] = await this.database.manager.query(
      `SELECT coalesce(sum(${unreadOf(view.kind !== 'own', shownOf(view, 2))}), 0)::int AS total
       FROM chat_threads t CROSS JOIN LATERAL (
         SELECT 1 FROM conversation_parties p
         WHERE p.context = t.context AND p.context_id = t.context_id AND p.person_id = t.person_id AND ${within.sql} LIMIT 1
       ) p
       ${view.kind === 'own' ? 'WHERE t.person_id = $1' : ''}`,
      [view.userId, ...within.values],
    );
    return rows[0]?.total ?? 0;
  }

  /** All messages of a person's own conversations, oldest first, with their subjects. */
  async writtenWith(personId: number): Promise<(Conversation & OwnMessage)[]> {
    const rows: (Conversation & Kept<OwnMessage> & Pick<KeptMessage, 'picture'>)[] =
      await this.database.manager.query(
        `SELECT p.*, m.id, m.sender_id AS "senderId", m.is_staff AS "isStaff", ${keptText('m.message')} AS message, m.created_at AS "createdAt", m.answerer_id AS "answererId",
         ${PICTURE_OF_MESSAGE}
       FROM chat_threads t CROSS JOIN LATERAL (
         SELECT ${PARTY} FROM conversation_parties p WHERE p.context = t.context AND p.context_id = t.context_id AND p.person_id = t.person_id LIMIT 1
       ) p
       JOIN chat_messages m ON m.thread_id = t.id
       WHERE t.person_id = $1 ORDER BY m.id`,
        [personId],
      );
    return rows.map(({ message, picture, ...row }) => ({
      ...row,
      message: this.sealed.open(message),
      picture: openPicture(this.sealed, picture),
    }));
  }
}
