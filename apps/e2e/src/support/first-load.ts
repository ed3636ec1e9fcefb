import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A file or answer that the browser fetched, with its size on the wire, headers included. */
interface Fetched {
  path: string;
  bytes: number;
  /** when it was requested, on the browser's clock, in milliseconds */
  askedAt: number;
}

export interface FirstLoad {
  /** what was fetched before the page showed its own data */
  fetched: readonly Fetched[];
  bytes: number;
  /** what was fetched later: the live channel, counts, files kept for offline use */
  later: readonly Fetched[];
  /**
   * the time from opening the address until the page's own heading appeared, and until its largest part was
   * painted
   */
  headingMs: number;
  lcpMs: number;
  /** the visible text */
  text: string;
}

/** How much network and processor are slowed down, as in Chromium's developer tools. */
interface Slowness {
  kilobitsPerSecond: number;
  latencyMs: number;
  cpu: number;
}

interface Visit {
  url: string;
  /** prepares the context, for example with a session or a language */
  enter?: (context: BrowserContext) => Promise<unknown>;
  slowness?: Slowness;
}

/**
 * The portal's mark in the browser's timeline (`core/first-page.ts`); requests after it do not count as part
 * of the first page.
 */
const MARK = 'karov-first-page';
const LONGEST_MARK_MS = 12_000;
const QUIET_MS = 1500;
const LONGEST_MS = 60_000;

/** Opens an address with an empty cache, and counts what it fetches until the network is idle. */
export async function firstLoad(browser: Browser, { url, enter, slowness }: Visit): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'he-IL' });
  try {
    await enter?.(context);
    await context.addInitScript(watchPaint);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (slowness) await slowDown(devtools, slowness);
    const wire = await countFetched(devtools);
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
    await page.locator('h1').first().waitFor({ timeout: LONGEST_MS });
    const stoodAt = await page.evaluate(markedAt, { name: MARK, patienceMs: LONGEST_MARK_MS });
    await wire.untilQuiet(QUIET_MS);
    const fetched = wire.done.filter(({ askedAt }) => askedAt <= stoodAt);
    return {
      ...(await paintTimes(page)),
      fetched,
      bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
      later: wire.done.filter(({ askedAt }) => askedAt > stoodAt),
      text: await page.locator('body').innerText(),
    };
  } finally {
    await context.close();
  }
}

async function slowDown(
  devtools: CDPSession,
  { kilobitsPerSecond, latencyMs, cpu }: Slowness,
): Promise<void> {
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Whether a pending request counts: a live channel's call stays open until there is something to send. */
const isWaitedFor = ({ path }: { path: string }): boolean => !path.startsWith('/api/socket.io');

async function countFetched(devtools: CDPSession) {
  const open = new Map<string, Omit<Fetched, 'bytes'>>();
  const done: Fetched[] = [];
  let movedAt = Date.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!/^https?:/.test(request.url)) return;
    open.set(requestId, { path: new URL(request.url).pathname, askedAt: wallTime * 1000 });
    movedAt = Date.now();
  });
  const end = (requestId: string, bytes: number) => {
    const asked = open.get(requestId);
    if (!asked) return;
    open.delete(requestId);
    done.push({ ...asked, bytes });
    movedAt = Date.now();
  };
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await devtools.send('Network.enable');
  return {
    done,
    /** Waits until there has been no traffic for the given time. */
    async untilQuiet(quietMs: number): Promise<void> {
      const deadline = Date.now() + LONGEST_MS;
      const isQuiet = () => Date.now() - movedAt >= quietMs && ![...open.values()].some(isWaitedFor);
      while (!isQuiet() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/**
 * Runs in the page: waits for a mark if necessary, and returns when it was set; if it is never set,
 * everything counts as part of the page.
 */
function markedAt({ name, patienceMs }: { name: string; patienceMs: number }): Promise<number> {
  if (!document.querySelector('.shell')) return Promise.resolve(Number.POSITIVE_INFINITY);
  return new Promise((resolve) => {
    setTimeout(() => resolve(Number.POSITIVE_INFINITY), patienceMs);
    new PerformanceObserver((list) => {
      const [mark] = list.getEntriesByName(name);
      if (mark) resolve(performance.timeOrigin + mark.startTime);
    }).observe({ type: 'mark', buffered: true });
  });
}

/** Runs in the page: records the largest paint, and when a heading first appeared. */
function watchPaint(): void {
  const times = { lcp: 0, heading: 0 };
  Object.assign(globalThis, { karovPaint: times });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('h1')) return;
    times.heading = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function paintTimes(page: Page): Promise<{ lcpMs: number; headingMs: number }> {
  const times: unknown = await page.evaluate((): unknown => Reflect.get(globalThis, 'karovPaint'));
  const read = (name: string): number =>
    typeof times === 'object' && times !== null ? Number(Reflect.get(times, name)) : Number.NaN;
  return { lcpMs: read('lcp'), headingMs: read('heading') };
}
