import type { ApplicationStatus } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Queries on people's requests and holds, through the views that other modules publish. */
@Injectable()
export class OpenWorkRepository {
  constructor(private readonly database: Database) {}

  /** The number of current holds of each volunteer; volunteers without any are left out. */
  async loads(volunteerIds: readonly number[]): Promise<Map<number, number>> {
    const rows: { id: number; count: number }[] = await this.database.manager.query(
      'SELECT volunteer_id AS id, count(*)::int AS count FROM at_work WHERE volunteer_id = ANY($1) GROUP BY volunteer_id',
      [volunteerIds],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** A person's single requests, counted by state. */
  async ownRequests(userId: number): Promise<{ status: ApplicationStatus; count: number }[]> {
    return this.database.manager.query(
      'SELECT status, count(*)::int AS count FROM applications WHERE user_id = $1 GROUP BY status ORDER BY status',
      [userId],
    );
  }

  /** Whether a person has a live single request, or has said yes to an event's question. */
  async asksForHelp(userId: number): Promise<boolean> {
    const rows: { asks: boolean }[] = await this.database.manager.query(
      `SELECT (SELECT count(*) FROM applications WHERE user_id = $1 AND status IN ('open', 'in treatment'))
         + (SELECT count(*) FROM event_requests WHERE user_id = $1 AND respond = 1 AND status IN ('pending', 'assigned')) > 0 AS asks`,
      [userId],
    );
    return rows[0]?.asks ?? false;
  }
}
