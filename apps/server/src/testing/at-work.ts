import { Database } from '../platform/database/database.js';
import type { TestApp } from './test-app.js';

/** Creates a single request by a new person; returns its id. */
export async function needOfSomebody(test: TestApp): Promise<number> {
  const [need]: { id: number }[] = await test.app.get(Database).manager.query(
    `WITH somebody AS (INSERT INTO users (full_name, phone) SELECT 'somebody', '+97259' || lpad((count(*) + 1)::text, 7, '0') FROM users RETURNING id)
     INSERT INTO needs (category_id, type, user_id, created_by, help_type, created_at, updated_at)
     SELECT 2, 2, id, id, 'physical', now(), now() FROM somebody RETURNING id`,
  );
  if (!need) throw new Error('no need was made');
  return need.id;
}

/** Makes a volunteer busy from now on; returns a function that releases them. */
export async function putToWork(test: TestApp, volunteerId: number): Promise<() => Promise<void>> {
  const { manager } = test.app.get(Database);
  const needId = await needOfSomebody(test);
  await manager.query(
    `INSERT INTO assignments (need_id, volunteer_id, is_approved, span, created_at, updated_at) VALUES ($1, $2, 1, tstzrange(now() - interval '100 years', NULL), now(), now())`,
    [needId, volunteerId],
  );
  return async () => {
    await manager.query(`UPDATE assignments SET ended = 'over' WHERE volunteer_id = $1`, [volunteerId]);
  };
}
