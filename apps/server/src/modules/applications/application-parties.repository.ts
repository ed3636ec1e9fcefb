import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Who took part in requests: for conversations about them (decision 37). */
@Injectable()
export class ApplicationParties {
  constructor(private readonly database: Database) {}

  /**
   * Whether somebody asked for help in a category, or held one of its requests; within some districts when they are given.
   * Who only declined took no part.
   */
  async partiesOfCategory(categoryId: number, personId: number, states: readonly string[] | null = null): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM applications a WHERE a.category_id = $1 AND ($3::text[] IS NULL OR a.origin_state = ANY($3)) AND (
         a.user_id = $2 OR EXISTS (
           SELECT 1 FROM application_assignments x WHERE x.application_id = a.id AND x.volunteer_id = $2 AND x.ended IS DISTINCT FROM 'declined'))
       LIMIT 1`,
      [categoryId, personId, states],
    );
    return rows.length > 0;
  }
}
