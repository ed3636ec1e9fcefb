import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';

/** What the database tells of itself and of what failed lately: names of things, codes and numbers. */
export interface DatabaseReport {
  version: string;
  bytes: number;
  migrations: string[];
  /** the rows of each table, as the database estimates them */
  tables: Record<string, number>;
  /** failures of messages within a day, by channel and code */
  failures: Record<string, number>;
  providers: { channel: string; failures: number; code: string | null; skipped: boolean }[];
}

/** Reads what a support bundle says; a public class, because the command makes it itself. */
@Injectable()
export class SupportRepository {
  constructor(private readonly database: Database) {}

  async report(): Promise<DatabaseReport> {
    const [row]: DatabaseReport[] = await this.database.manager.query(
      `SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float AS bytes,
         (SELECT array_agg(name ORDER BY id DESC) FROM (SELECT id, name::text FROM migrations ORDER BY id DESC LIMIT 5) m) AS migrations,
         (SELECT json_object_agg(relname, n_live_tup) FROM pg_stat_user_tables WHERE schemaname = 'public') AS tables,
         (SELECT coalesce(json_object_agg(f.what, f.count), '{}'::json) FROM (
           SELECT channel || ' ' || coalesce(error, '') AS what, count(*) AS count FROM notifications
           WHERE failed_at > now() - interval '1 day' GROUP BY channel, error ORDER BY 2 DESC LIMIT 50) f) AS failures,
         (SELECT json_agg(json_build_object('channel', channel, 'failures', failures, 'code', last_error, 'skipped', skipped_until IS NOT NULL)) FROM provider_states) AS providers`,
    );
    if (!row) throw new Error('the database tells nothing');
    return row;
  }
}
