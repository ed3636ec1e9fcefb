import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Queries on whether machines may call people. */
@Injectable()
export class CallReadinessRepository {
  constructor(private readonly database: Database) {}

  /**
   * Stores whether each of these people allows calls by machines, in the same order; null keeps an existing
   * value, and without a value no machine calls.
   */
  async note(userIds: readonly number[], allowed: readonly (boolean | null)[]): Promise<void> {
    await this.database.joined.query(
      `UPDATE users u SET takes_calls = coalesce(t.allowed, u.takes_calls, false) FROM unnest($1::int[], $2::boolean[]) AS t(id, allowed)
       WHERE u.id = t.id AND u.takes_calls IS DISTINCT FROM coalesce(t.allowed, u.takes_calls, false)`,
      [userIds, allowed],
    );
  }

  /** Locks people of whom it is not known yet whether they allow such calls, and returns them. */
  async unread(limit: number): Promise<number[]> {
    const rows: { id: number }[] = await this.database.joined.query(
      'SELECT id FROM users WHERE takes_calls IS NULL ORDER BY id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED',
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}
