import type { Page, Request } from '@playwright/test';

/** The longest wait, in milliseconds; no page takes this long. */
const PATIENCE_MS = 30_000;

/** How long the page must be idle, in milliseconds. */
const IDLE_MS = 1_000;

interface Asked {
  underWay: Set<Request>;
  newest: string;
}

const asked = new WeakMap<Page, Asked>();

/** Tracks the pending requests of a page from the start. */
export function watchRequests(page: Page): void {
  const watched: Asked = { underWay: new Set(), newest: '' };
  asked.set(page, watched);
  page.on('request', (request) => {
    watched.underWay.add(request);
    watched.newest = `${request.method()} ${new URL(request.url()).pathname}`;
  });
  const isOver = (request: Request) => watched.underWay.delete(request);
  page.on('requestfinished', isOver).on('requestfailed', isOver);
}

/**
 * Waits until a page has received everything it requested, has drawn it, is idle, and has made no further
 * request.
 * @throws an error with the reason if that takes longer than half a minute
 */
export async function untilQuiet(page: Page): Promise<void> {
  const watched = asked.get(page);
  if (!watched) throw new Error('pages are opened with visit()');
  let step = 'begins';
  const tell = (what: string): void => {
    step = what;
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(
            `${new URL(page.url()).pathname} ${step}, asked last for ${watched.newest}, waits for ${waitsFor(watched)}`,
          ),
        ),
      PATIENCE_MS,
    );
  });
  try {
    await Promise.race([becomeQuiet(page, watched, tell), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function becomeQuiet(page: Page, { underWay }: Asked, tell: (step: string) => void): Promise<void> {
  let hasAsked = true;
  const note = (): boolean => (hasAsked = true);
  page.on('request', note);
  try {
    while (hasAsked) {
      tell('waits for answers');
      while (underWay.size > 0) await nextAnswer(page);
      hasAsked = false;
      tell('is not drawn');
      for (let drawn = 0; drawn < 2; drawn += 1)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      // if drawing a frame takes longer than showing it, the browser is never idle during an animation
      await page.evaluate(
        (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
        IDLE_MS,
      );
    }
  } finally {
    page.off('request', note);
  }
}

function waitsFor({ underWay }: Asked): string {
  return [...underWay].map((request) => new URL(request.url()).pathname).join(', ') || 'nothing';
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
