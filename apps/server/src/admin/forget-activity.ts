import { addDays, endOfLocalDay, isDay, localDay } from '@karov/domain';
import { OLD_ROWS_STEP } from '../platform/database/database.js';
import { type Say, WrongUse } from './command.js';
import { asOwner, type OwnerSettings } from './owner-client.js';

const KEPT_DAYS = 365;
/** Old lines have the smallest ids, so that a step finds them at the beginning of the index. */
const FORGET = `DELETE FROM activity_log WHERE id = ANY (ARRAY(
  SELECT id FROM activity_log WHERE created_at < $1 ORDER BY id LIMIT ${OLD_ROWS_STEP}))`;

/**
 * Deletes the lines of the audit log from before a day, some thousands at a time, while everything runs; it may be
 * broken off and run again.
 * @throws when the day is none, or lies within the last year, which is always kept
 */
export async function forgetActivity(
  settings: OwnerSettings,
  [day = '']: readonly string[],
  say: Say,
): Promise<string> {
  if (!isDay(day)) throw new WrongUse();
  if (day > addDays(localDay(new Date()), -KEPT_DAYS))
    throw new Error('The lines of the last year are always kept: name an earlier day.');
  const before = endOfLocalDay(addDays(day, -1));
  return asOwner(settings, async (client) => {
    let deleted = 0;
    for (;;) {
      const { rowCount } = await client.query(FORGET, [before]);
      if (!rowCount) return `Done: ${deleted} lines from before ${day} are deleted.`;
      deleted += rowCount;
      say(`${deleted} deleted`);
    }
  });
}
