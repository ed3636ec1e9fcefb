import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { hasChanged } from '../../platform/database/rows.js';
import { OwnerQuestionEntity } from './owner-question.entity.js';
import type { Tries } from './owner-question.rules.js';

/** Queries on the open questions about who has an old number (rule 237). */
@Injectable()
export class OwnerQuestionsRepository {
  constructor(private readonly database: Database) {}

  /** Records that somebody is waiting to answer a person's question, unless that is already recorded. */
  async begin(userId: number, now: Date): Promise<void> {
    await this.database.manager.query(
      'INSERT INTO owner_questions (user_id, since) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING',
      [userId, now],
    );
  }

  /** Locks the question until the transaction ends, and returns the wrong answers of the day and in total. */
  async lock(userId: number, now: Date): Promise<Tries> {
    await this.begin(userId, now);
    const rows: Tries[] = await this.database.joined.query(
      `SELECT ${TRIES} FROM owner_questions WHERE user_id = $1 FOR UPDATE`,
      [userId],
    );
    return rows[0] ?? NO_TRIES;
  }

  async tries(userId: number): Promise<Tries> {
    const rows: Tries[] = await this.database.manager.query(
      `SELECT ${TRIES} FROM owner_questions WHERE user_id = $1`,
      [userId],
    );
    return rows[0] ?? NO_TRIES;
  }

  async noteWrong(userId: number, { wrong, wrongToday, dayBeganAt }: Tries): Promise<void> {
    await this.database.joined.update(OwnerQuestionEntity, { userId }, { wrong, wrongToday, dayBeganAt });
  }

  /** Returns since when somebody has been waiting to answer a person's question, or null. */
  async since(userId: number, now: Date): Promise<Date | null> {
    const [row]: { since: Date | null }[] = await this.database.manager.query(
      `SELECT min(s.created_at) AS since FROM owner_questions q JOIN sessions s ON s.user_id = q.user_id AND s.is_limited AND s.ended_at IS NULL AND s.expires_at > $2
       WHERE q.user_id = $1`,
      [userId, now],
    );
    return row?.since ?? null;
  }

  /** Ends the question; false if there was none. */
  async end(userId: number): Promise<boolean> {
    return hasChanged(await this.database.joined.delete(OwnerQuestionEntity, { userId }));
  }
}

const TRIES = 'wrong, wrong_today AS "wrongToday", day_began_at AS "dayBeganAt"';
const NO_TRIES: Tries = { wrong: 0, wrongToday: 0, dayBeganAt: null };
