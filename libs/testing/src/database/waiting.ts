const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Until so many connections to a database wait for locks that others hold; `ask` answers the rows of a query there, on a connection that is free. */
export async function untilSomebodyWaits(ask: (sql: string) => Promise<readonly object[]>, howMany = 1): Promise<void> {
  while ((await ask(WAITING)).length < howMany);
}
