import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { QUEUE_SCHEMA } from '../queue/bull-connections.js';

/**
 * Grants the application's user its rights: access to rows in all tables. It may only append to the audit
 * log, read it, seal it and delete expired entries, so that nobody who takes over the application can falsify
 * it. Does nothing if that user is itself the owner.
 */
export async function grantToApplication(runner: QueryRunner, applicationUrl: string): Promise<void> {
  const name = decodeURIComponent(new URL(applicationUrl).username);
  const [owner]: { name: string }[] = await runner.manager.query('SELECT current_user AS name');
  if (name === '' || name === owner?.name) return;
  const user = pg.escapeIdentifier(name);
  for (const statement of [
    `GRANT USAGE ON SCHEMA public, ${QUEUE_SCHEMA} TO ${user}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, ${QUEUE_SCHEMA} TO ${user}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, ${QUEUE_SCHEMA} TO ${user}`,
    `REVOKE UPDATE, DELETE, TRUNCATE ON activity_log FROM ${user}`,
    `GRANT EXECUTE ON FUNCTION seal_in_activity_log(integer[], bytea[]), forget_in_activity_log(integer) TO ${user}`,
    `REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${user}`,
  ])
    await runner.query(statement);
}
