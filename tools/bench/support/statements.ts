import pg from 'pg';

/**
 * Counts the statements that this process sends to PostgreSQL from now on, including the beginning and end of
 * transactions, and the statements of the queue.
 */
export function countStatements(): { sent(): number } {
  let sent = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply: (target, client, values): unknown => {
      sent += 1;
      const answer: unknown = Reflect.apply(target, client, values);
      return answer;
    },
  });
  return { sent: () => sent };
}
