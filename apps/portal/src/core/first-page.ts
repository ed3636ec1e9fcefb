import { idle } from './idle.js';

/**
 * A page sends its own calls when its heading appears; on a slow connection the calls take about this long.
 */
const CALLS_MS = 1000;
/** The latest time at which everything else starts, if no heading ever appears. */
const LATEST_MS = 10_000;

/** Set in the browser's timeline when the first page is complete; measurements of the first page end here. */
const FIRST_PAGE_MARK = 'karov-first-page';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

let tell = (): void => undefined;
const stands = new Promise<void>((resolve) => {
  tell = resolve;
});
let isOver: Promise<void> | null = null;

/** Reports that the heading of a page has appeared; only the first call counts. */
export function headingStands(): void {
  tell();
}

/**
 * Waits until the first page of a visit is shown with its own data. On a slow connection, anything that the
 * first page does not need (the live channel, files kept for offline use) would compete with it.
 */
export async function afterFirstPage(): Promise<void> {
  isOver ??= Promise.race([stands, wait(LATEST_MS)])
    .then(() => wait(CALLS_MS))
    .then(() => void performance.mark(FIRST_PAGE_MARK));
  await isOver;
  await idle();
}
