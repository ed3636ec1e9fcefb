import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../database/database.js';
import { RateLimitEntity } from './rate-limit.entity.js';

/** Queries on the windows that are counted in PostgreSQL. */
@Injectable()
export class RateLimitsRepository {
  constructor(private readonly database: Database) {}

  /** Counts one more use in a window, and returns the number of uses. */
  async add(slot: string, endsAt: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.manager.query(
      `INSERT INTO rate_limits (slot, count, ends_at) VALUES ($1, 1, $2)
       ON CONFLICT (slot) DO UPDATE SET count = rate_limits.count + 1 RETURNING count`,
      [slot, endsAt],
    );
    return rows[0]?.count ?? 0;
  }

  async count(slot: string): Promise<number> {
    return (await this.database.manager.findOneBy(RateLimitEntity, { slot }))?.count ?? 0;
  }

  async forget(slot: string): Promise<void> {
    await this.database.manager.delete(RateLimitEntity, { slot });
  }

  /** Deletes windows that have ended. */
  async forgetEnded(now: Date): Promise<void> {
    await this.database.manager.delete(RateLimitEntity, { endsAt: LessThan(now) });
  }
}
