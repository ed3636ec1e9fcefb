import { idle } from './idle.js';

/** The page's own calls go out when its heading stands; a slow line answers them in about this time. */
const CALLS_MS = 1000;
/** The latest moment for everything else, should no heading ever stand. */
const LATEST_MS = 10_000;

/** Set in the browser's timeline when the first page is there: what is measured of a first page ends here. */
const FIRST_PAGE_MARK = 'karov-first-page';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

let tell = (): void => undefined;
const stands = new Promise<void>((resolve) => {
  tell = resolve;
});
let isOver: Promise<void> | null = null;

/** Says that the heading of a page is there; the first time counts. */
export function headingStands(): void {
  tell();
}

/**
 * Waits until the first page of a visit is there with its own data. On a slow line, whatever it does without
 * (the live channel, what is kept for times without a connection) would take its place.
 */
export async function afterFirstPage(): Promise<void> {
  isOver ??= Promise.race([stands, wait(LATEST_MS)])
    .then(() => wait(CALLS_MS))
    .then(() => void performance.mark(FIRST_PAGE_MARK));
  await isOver;
  await idle();
}
