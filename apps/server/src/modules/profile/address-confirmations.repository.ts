import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Queries on answers to the question about open requests. */
@Injectable()
export class AddressConfirmationsRepository {
  constructor(private readonly database: Database) {}

  async confirm(userId: number, now: Date): Promise<void> {
    await this.database.manager.query(
      'INSERT INTO address_confirmations (user_id, confirmed_at) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET confirmed_at = excluded.confirmed_at',
      [userId, now],
    );
  }

  async withdraw(userId: number): Promise<void> {
    await this.database.manager.query('DELETE FROM address_confirmations WHERE user_id = $1', [userId]);
  }

  /** Uses up a confirmation; false if there is none newer than a given time. */
  async use(userId: number, notBefore: Date): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.joined.query(
      'DELETE FROM address_confirmations WHERE user_id = $1 AND confirmed_at >= $2 RETURNING user_id',
      [userId, notBefore],
    );
    return rows.length > 0;
  }
}
