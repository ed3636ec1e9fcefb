import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from '../../../apps/server/src/platform/clock/clock.js';
import { QuietTimes } from '../../../apps/server/src/platform/clock/quiet-times.js';

const MS = 1000;
/** How far from the end of the quiet time, so that a benchmark does not begin among what waited for it. */
const WELL_INTO_THE_DAY_MS = 3_600_000;

/** Moves an application's clock out of a quiet time, in which what can wait would not leave (rule 100). */
export function beginByDay(app: INestApplicationContext): void {
  const clock = app.get(Clock);
  const now = clock.now();
  const until = app.get(QuietTimes).until(now);
  if (until) clock.advance((until.getTime() - now.getTime() + WELL_INTO_THE_DAY_MS) / MS);
}
