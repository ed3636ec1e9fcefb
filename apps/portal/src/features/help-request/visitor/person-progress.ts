import type { Progress } from '../progress.js';
import type { VisitorValues } from './values.js';

/** Counts the answers for the bar of the personal details: the verified phone, and the required details. */
export function personProgress(values: VisitorValues, hasPhone: boolean, usesPrevious: boolean): Progress {
  const given = [
    values.full_name.trim() !== '',
    values.disability_id.length > 0,
    values.residential_address !== '',
  ];
  const done = given.filter((isGiven) => isGiven || usesPrevious).length;
  return { done: done + (hasPhone ? 1 : 0), count: given.length + 1 };
}
