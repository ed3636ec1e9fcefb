import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/security/caller.js';

/** A view to record. */
export interface Look {
  /** The list, by its route's path; for an export, the file's name. */
  list: string;
  /** The filters in use. */
  filter: Readonly<Record<string, unknown>>;
}

/** Reading a list again within this many seconds counts as the same view. */
const SAME_LOOK_SECONDS = 900;
const FILTER_MAX = 2000;

/**
 * Records which members of staff saw people's telephone numbers and addresses in a list, or exported them to
 * a file: one entry for a view, with its filter and the people shown, which each of them can see (rule 83).
 */
@Injectable()
export class AccessLogRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a view before the answer is sent. If the same person reads the same list again within a quarter
   * of an hour, only the people who are new in it are added. Viewing one's own record leaves no entry.
   */
  async note(caller: Caller, look: Look, personIds: readonly number[]): Promise<void> {
    const others = personIds.filter((id) => id !== caller.userId);
    if (others.length === 0) return;
    const now = this.clock.now();
    await this.database.manager.query(
      `INSERT INTO activity_log (subject_type, subject_id, actor_id, action, new_values, person_ids, created_at)
       SELECT 'people', 0, $1, 'looked', $2::jsonb, fresh.ids, $4
       FROM (SELECT array_agg(id) AS ids FROM unnest($3::int[]) AS id WHERE id NOT IN (
         SELECT unnest(l.person_ids) FROM activity_log l
         WHERE l.actor_id = $1 AND l.person_ids IS NOT NULL AND l.created_at >= $5 AND l.action = 'looked' AND l.new_values = $2::jsonb
       )) AS fresh WHERE fresh.ids IS NOT NULL`,
      [caller.userId, toValues(caller, look), others, now, addSeconds(now, -SAME_LOOK_SECONDS)],
    );
  }

  /** Records that a list was exported as a file: always an entry of its own, even if the list is empty. */
  async noteExport(caller: Caller, look: Look, personIds: readonly number[]): Promise<void> {
    await this.database.manager.query(
      `INSERT INTO activity_log (subject_type, subject_id, actor_id, action, new_values, person_ids, created_at) VALUES ('people', 0, $1, 'exported', $2, $3, $4)`,
      [caller.userId, toValues(caller, look), [...new Set(personIds)], this.clock.now()],
    );
  }
}

function toValues({ role }: Caller, { list, filter }: Look): string {
  const text = JSON.stringify(filter);
  return JSON.stringify({
    list,
    role,
    filter: text.length > FILTER_MAX ? { cut: text.slice(0, FILTER_MAX) } : filter,
  });
}
