import { Injectable } from '@nestjs/common';
import type pg from 'pg';

/** Questions to the server about its own processes, each of which serves one connection. */
@Injectable()
export class LostConnectionsRepository {
  /** Returns the number of the process that serves this very connection; a pooler would tell another one. */
  async own(client: pg.Client): Promise<number | null> {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return rows[0]?.pid ?? null;
  }

  /** Returns which processes are at work, and not waiting for their client to send or to take something. */
  async atWork(client: pg.Client, pids: readonly number[]): Promise<Set<number>> {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE pid = ANY($1) AND state = 'active' AND wait_event_type IS DISTINCT FROM 'Client'`,
      [pids],
    );
    return new Set(rows.map(({ pid }) => pid));
  }

  /** Ends processes whose connections were lost, and with them their transactions and locks. */
  async end(client: pg.Client, pids: readonly number[]): Promise<void> {
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE pid = ANY($1) AND usename = current_user AND datname = current_database()`,
      [pids],
    );
  }
}
