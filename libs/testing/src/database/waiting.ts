const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Waits until the given number of connections to a database are waiting for locks; `ask` runs a query there
 * on a free connection and returns its rows.
 */
export async function untilSomebodyWaits(
  ask: (sql: string) => Promise<readonly object[]>,
  howMany = 1,
): Promise<void> {
  while ((await ask(WAITING)).length < howMany);
}
