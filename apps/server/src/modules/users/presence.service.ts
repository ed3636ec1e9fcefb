import { Injectable } from '@nestjs/common';
import { LIMITS } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';

/** Who is online: whoever was active within 90 seconds (rule 25). */
@Injectable()
export class PresenceService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Notes that a person is active, or has just stopped to be. */
  async note(userId: number, isActive: boolean): Promise<void> {
    const now = this.clock.now();
    await this.database.manager.query(
      `INSERT INTO presence (user_id, last_seen_at, online_until) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at, online_until = excluded.online_until`,
      [userId, now, isActive ? addSeconds(now, LIMITS.onlineWithinSeconds) : now],
    );
  }

  /** Which of these people are online. */
  async onlineAmong(userIds: readonly number[]): Promise<Set<number>> {
    const rows: { user_id: number }[] = await this.database.manager.query('SELECT user_id FROM presence WHERE user_id = ANY($1) AND online_until > $2', [
      userIds,
      this.clock.now(),
    ]);
    return new Set(rows.map((row) => row.user_id));
  }

  /** When a person was active last, or null. */
  async lastSeen(userId: number): Promise<Date | null> {
    const rows: { at: Date }[] = await this.database.manager.query('SELECT last_seen_at AS at FROM presence WHERE user_id = $1', [userId]);
    return rows[0]?.at ?? null;
  }
}
