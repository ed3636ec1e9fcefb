import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** What is counted in the database: a measure, its labels, and its value. */
export interface CountedRow {
  measure:
    | 'waiting'
    | 'due'
    | 'unattended'
    | 'broadcasts'
    | 'broadcast_messages'
    | 'provider_down'
    | 'held'
    | 'backup';
  label: string;
  state: string;
  value: number;
}

const AGE = (oldest: string): string =>
  `greatest(0, extract(epoch FROM $1::timestamptz - (${oldest})))::float`;
/** What a hold of all sending keeps is not late (rule 244). */
const NOT_HELD = 'sending_rank(secret_kind, is_urgent) > (SELECT held_rank())';

/** Counts what is measured of the whole installation. */
@Injectable()
export class MeasuresRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts everything in one statement. Each part has an index of what waits alone; the messages of broadcasts,
   * which may be hundreds of thousands, are those that a sweep has counted.
   */
  async counts(now: Date): Promise<CountedRow[]> {
    return this.database.manager.query(
      `SELECT 'waiting' AS measure, channel::text AS label, 'queued' AS state, count(*)::float AS value
       FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL GROUP BY channel
       UNION ALL SELECT 'waiting', channel::text, 'sending', count(*)::float FROM notifications WHERE status = 'sending' GROUP BY channel
       UNION ALL SELECT 'waiting', 'push', 'queued', count(*)::float FROM push_messages WHERE status = 'queued'
       UNION ALL SELECT 'due', 'urgent messages', '', ${AGE(`SELECT min(next_attempt_at) FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL AND is_urgent AND ${NOT_HELD}`)}
       UNION ALL SELECT 'due', 'messages', '', ${AGE(`SELECT min(next_attempt_at) FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL AND NOT is_urgent AND ${NOT_HELD}`)}
       UNION ALL SELECT 'due', 'broadcasts', '', ${AGE(`SELECT min(next_attempt_at) FROM notifications WHERE status = 'queued' AND broadcast_id IS NOT NULL AND (SELECT held_rank()) = 0`)}
       UNION ALL SELECT 'due', 'notifications on devices', '', ${AGE(`SELECT min(next_attempt_at) FROM push_messages WHERE status = 'queued' AND sending_rank(NULL, is_urgent) > (SELECT held_rank())`)}
       UNION ALL SELECT 'due', 'steps', '', ${AGE(`SELECT min(next_step_at) FROM dispatch_runs WHERE status IN ('running', 'exhausted')`)}
       UNION ALL SELECT 'unattended', '', '', unattended_needs($1)::float
       UNION ALL SELECT 'broadcasts', '', '', count(*)::float FROM broadcasts WHERE state = 'sending'
       UNION ALL SELECT 'broadcast_messages', '', '', coalesce(sum((counts->>'queued')::int), 0)::float FROM broadcasts WHERE state = 'sending'
       UNION ALL SELECT 'provider_down', channel::text, '', (skipped_until IS NOT NULL)::int::float FROM provider_states
       UNION ALL SELECT 'held', '', '', (held_at IS NOT NULL)::int::float FROM sending_hold
       UNION ALL SELECT 'backup', '', '', extract(epoch FROM made_at)::float FROM last_backup`,
      [now],
    );
  }
}
