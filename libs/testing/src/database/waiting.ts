const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Until a connection to a database waits for a lock that another one holds; `ask` answers the rows of a query there, on a connection that is free. */
export async function untilSomebodyWaits(ask: (sql: string) => Promise<readonly object[]>): Promise<void> {
  while ((await ask(WAITING)).length === 0);
}
