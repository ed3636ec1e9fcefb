import { Database } from '../platform/database/database.js';
import type { TestApp } from './test-app.js';

/** Puts a volunteer to work for some need, as an approved hold from now on; answers how to let them go. */
export async function putToWork(test: TestApp, volunteerId: number, needId = 999): Promise<() => Promise<void>> {
  const database = test.app.get(Database);
  await database.manager.query(
    `INSERT INTO assignments (need_type, need_id, volunteer_id, is_approved, span, created_at, updated_at)
     VALUES ('event_user_request', $1, $2, 1, tstzrange(now() - interval '100 years', NULL), now(), now())`,
    [needId, volunteerId],
  );
  return async () => {
    await database.manager.query(`UPDATE assignments SET ended = 'over' WHERE need_id = $1 AND volunteer_id = $2`, [needId, volunteerId]);
  };
}
