import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../../platform/crypto/sealed-texts.js';
import { Database } from '../../../platform/database/database.js';
import type { ChatRef, Conversation } from '../chat.types.js';
import { ChatThreadEntity } from '../chat-thread.entity.js';
import { PARTY } from '../chat-threads.repository.js';

/** A conversation and its answerer. */
export interface AnsweredThread {
  threadId: number;
  answererId: number | null;
  /** Whether the answerer took the conversation or was given it, and has not merely answered last. */
  isNamed: boolean;
}

/** A conversation whose answerer is a member of staff. */
export interface HeldThread extends Conversation {
  threadId: number;
  lastAt: Date;
}

/** An answerer's conversation in which something is unread. */
export interface WaitingThread extends HeldThread {
  since: Date;
}

const COLUMNS = 'id AS "threadId", answerer_id AS "answererId", is_answerer_named AS "isNamed"';
const SHOWN = 50;

/** Queries on the answerers of conversations (rule 208). */
@Injectable()
export class ChatAnsweringRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  /** The answerer of a conversation; null before the first message. */
  async find(ref: ChatRef): Promise<AnsweredThread | null> {
    return this.one(
      this.database.manager.query(
        `SELECT ${COLUMNS} FROM chat_threads WHERE context = $1 AND context_id = $2 AND person_id = $3`,
        ofRef(ref),
      ),
    );
  }

  /** Locks the answerer of a conversation until the transaction ends; null before the first message. */
  async lock(ref: ChatRef): Promise<AnsweredThread | null> {
    return this.one(
      this.database.joined.query(
        `SELECT ${COLUMNS} FROM chat_threads WHERE context = $1 AND context_id = $2 AND person_id = $3 FOR UPDATE`,
        ofRef(ref),
      ),
    );
  }

  /**
   * Makes the member of staff who has just answered the answerer, unless somebody who may still see the
   * conversation took it or was given it.
   */
  async noteAnswer(threadId: number, userId: number, reaching: readonly number[]): Promise<void> {
    await this.database.joined.query(
      `UPDATE chat_threads SET answerer_id = $2, is_answerer_named = false
       WHERE id = $1 AND answerer_id IS DISTINCT FROM $2 AND NOT (is_answerer_named AND answerer_id = ANY($3))`,
      [threadId, userId, reaching],
    );
  }

  /**
   * Gives conversations to a new answerer, each with a line in the conversation that says so, in one
   * statement.
   */
  async name(
    threadIds: readonly number[],
    to: { answererId: number; actorId: number; note: string; now: Date },
  ): Promise<void> {
    await this.database.joined.query(
      `WITH given AS (UPDATE chat_threads SET answerer_id = $2, is_answerer_named = true WHERE id = ANY($1) RETURNING id)
       INSERT INTO chat_messages (thread_id, sender_id, is_staff, created_at, answerer_id, staff_note_sealed, need_id)
       SELECT g.id, $3, true, $4, $2, $5, (SELECT m.need_id FROM chat_messages m WHERE m.thread_id = g.id ORDER BY m.id DESC LIMIT 1) FROM given g`,
      [threadIds, to.answererId, to.actorId, to.now, this.sealed.seal(to.note)],
    );
  }

  /** Releases the conversations of an answerer. */
  async release(userId: number): Promise<void> {
    await this.database.joined.update(
      ChatThreadEntity,
      { answererId: userId },
      { answererId: null, isAnswererNamed: false },
    );
  }

  /** Returns the conversations that a member of staff took or was given, oldest first. */
  async held(userId: number): Promise<HeldThread[]> {
    return this.database.manager.query(
      `SELECT p.*, t.id AS "threadId", t.last_at AS "lastAt" FROM chat_threads t CROSS JOIN LATERAL (
         SELECT ${PARTY} FROM conversation_parties p WHERE p.context = t.context AND p.context_id = t.context_id AND p.person_id = t.person_id LIMIT 1
       ) p
       WHERE t.answerer_id = $1 AND t.is_answerer_named ORDER BY t.last_at, t.id`,
      [userId],
    );
  }

  /** Locks, until the transaction ends, the conversations that a member of staff took or was given. */
  async lockHeld(userId: number): Promise<void> {
    await this.database.joined.query(
      'SELECT 1 FROM chat_threads WHERE answerer_id = $1 AND is_answerer_named ORDER BY id FOR UPDATE',
      [userId],
    );
  }

  /** An answerer's conversations with unread messages or a hand-over, the longest waiting first. */
  async waiting(userId: number): Promise<WaitingThread[]> {
    return this.database.manager.query(
      `SELECT * FROM (
         SELECT p.*, t.id AS "threadId", t.last_at AS "lastAt", (
           SELECT min(m.created_at) FROM chat_messages m
           WHERE m.thread_id = t.id AND (CASE WHEN m.answerer_id IS NULL THEN NOT m.is_staff ELSE m.answerer_id = $1 AND m.sender_id <> $1 END)
             AND m.id > coalesce((SELECT r.message_id FROM chat_reads r WHERE r.thread_id = t.id AND r.user_id = $1), 0)
             AND m.id > coalesce((SELECT max(s.id) FROM chat_messages s WHERE s.thread_id = t.id AND s.is_staff AND s.answerer_id IS NULL), 0)
         ) AS since
         FROM chat_threads t CROSS JOIN LATERAL (
           SELECT ${PARTY} FROM conversation_parties p WHERE p.context = t.context AND p.context_id = t.context_id AND p.person_id = t.person_id LIMIT 1
         ) p WHERE t.answerer_id = $1
       ) w WHERE since IS NOT NULL ORDER BY since, "threadId" LIMIT ${SHOWN}`,
      [userId],
    );
  }

  /** Whether an account is active. */
  async isActive(userId: number): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM users WHERE id = $1 AND is_active AND NOT is_block AND deleted_at IS NULL',
      [userId],
    );
    return rows.length > 0;
  }

  private async one(asked: Promise<AnsweredThread[]>): Promise<AnsweredThread | null> {
    return (await asked)[0] ?? null;
  }
}

function ofRef({ context, contextId, personId }: ChatRef): unknown[] {
  return [context, contextId, personId];
}
