import pg from 'pg';

/** Looks at the database through a connection of its own, which no blow falls on. */
export class Witness {
  private constructor(private readonly client: pg.Client) {}

  static async of(databaseUrl: string): Promise<Witness> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return new Witness(client);
  }

  async rows(sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> {
    const answer = await this.client.query<Record<string, unknown>>(sql, parameters);
    return answer.rows;
  }

  async holds(condition: string, parameters: unknown[] = []): Promise<boolean> {
    const [row] = await this.rows(`SELECT (${condition}) AS holds`, parameters);
    return row?.['holds'] === true;
  }

  /** Cuts every other connection to this database. */
  async cutAllOthers(): Promise<void> {
    await this.client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
