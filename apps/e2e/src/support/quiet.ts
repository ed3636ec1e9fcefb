import type { Page, Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Keeps count of what a page has asked for and not got yet, from its beginning on. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  const isOver = (request: Request) => requests.delete(request);
  page.on('requestfinished', isOver).on('requestfailed', isOver);
}

/** Waits until a page has got all that it asked for, has drawn it, has nothing left to do, and has asked for nothing more meanwhile. */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) throw new Error('pages are opened with visit()');
  let hasAsked = true;
  const note = (): boolean => (hasAsked = true);
  page.on('request', note);
  try {
    while (hasAsked) {
      while (requests.size > 0) await nextAnswer(page);
      hasAsked = false;
      for (let drawn = 0; drawn < 2; drawn += 1) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
    }
  } finally {
    page.off('request', note);
  }
}

function nextAnswer(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const answered = (): void => {
      page.off('requestfinished', answered).off('requestfailed', answered);
      resolve();
    };
    page.on('requestfinished', answered).on('requestfailed', answered);
  });
}
