import { KEPT_NAME } from '@karov/testing';
import pg from 'pg';

const NAME = 'witness';

/** Reads the database through its own connections, which no strike cuts. */
export class Witness {
  private readonly pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({ connectionString: databaseUrl, application_name: NAME, max: 2 });
    // a connection that rests while the database is killed; the next statement opens another one
    this.pool.on('error', () => undefined);
  }

  async rows(sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> {
    const answer = await this.pool.query<Record<string, unknown>>(sql, parameters);
    return answer.rows;
  }

  async holds(condition: string, parameters: unknown[] = []): Promise<boolean> {
    const [row] = await this.rows(`SELECT (${condition}) AS holds`, parameters);
    return row?.['holds'] === true;
  }

  /**
   * Cuts every connection to this database except the witness's own; returns their number. Idle connections
   * in the pool stay, because the witness may be about to use one of them.
   */
  async cutAllOthers(): Promise<number> {
    // Vacuum workers are not client connections, and only their owner may end them.
    const cut = await this.rows(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> ALL ($1)`,
      [[NAME, KEPT_NAME]],
    );
    return cut.length;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
