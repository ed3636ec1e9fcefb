import { LOCALE_KEY } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { type Browser, type BrowserContext, type Page, type Request, test } from '@playwright/test';
import { letDayCome, productUrl } from './product.js';
import { watchRequests } from './quiet.js';

/** The widths at which pages are checked: a small phone, and a desktop. */
export const WIDTHS = { phone: 320, desk: 1280 } as const;

/** The maximum number of lines reported about a page when a journey has failed. */
const SIGHT_LINES = 80;
const SIGHT_MS = 2_000;

/** How a person visits the site. */
interface Visit {
  locale?: Locale;
  width?: number;
  /** false if the journey answers calls itself, because calls from a service worker may bypass it */
  hasServiceWorker?: boolean;
  /** true if pages may be tapped */
  hasTouch?: boolean;
}

/** A browser with a separate page for each person in it. */
export interface Journey {
  visit(options?: Visit): Promise<Page>;
}

/**
 * Provides the worker's browser to the journeys of a `describe`, starts them in the daytime on the server's
 * clock, and closes open pages after them. An error on a page fails its journey; a failed journey reports
 * what its pages show.
 */
export function openBrowser(): Journey {
  const faults: string[] = [];
  const unanswered: string[] = [];
  let lent: Browser | null = null;
  test.beforeAll(async ({ browser }) => {
    lent = browser;
    await letDayCome();
  });
  test.afterEach(async () => {
    const { status, expectedStatus } = test.info();
    const told = unanswered.splice(0);
    if (status !== expectedStatus) {
      process.stderr.write(`${['calls that were refused or not answered:', ...told].join('\n')}\n`);
      for (const page of lent?.contexts().flatMap((context) => context.pages()) ?? [])
        process.stderr.write(`${await sightOf(page)}\n`);
    }
    expectNone(faults);
  });
  test.afterAll(async ({ browser }) => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expectNone(faults);
  });
  return {
    visit: async (options) => {
      if (!lent) throw new Error('a page is opened in a journey, or in a hook after openBrowser()');
      return openPage(lent, { faults, unanswered }, options);
    },
  };
}

/**
 * The errors on a journey's pages, which make it fail, and its refused or unanswered calls, which help to
 * explain a failure.
 */
interface Told {
  faults: string[];
  unanswered: string[];
}

function expectNone(faults: string[]): void {
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(`pages reported errors:\n${found.join('\n')}`);
}

async function openPage(
  browser: Browser,
  { faults, unanswered }: Told,
  { locale = 'he-IL', width = WIDTHS.desk, hasServiceWorker = true, hasTouch = false }: Visit = {},
): Promise<Page> {
  const serviceWorkers = hasServiceWorker ? 'allow' : 'block';
  const context = await browser.newContext({
    baseURL: productUrl(),
    viewport: { width, height: 900 },
    locale,
    hasTouch,
    serviceWorkers,
  });
  await rememberLocale(context, locale);
  const page = await context.newPage();
  watchRequests(page);
  page.on('response', (answer) => {
    if (answer.status() >= 400) unanswered.push(`${answer.status()} ${lineOf(answer.request())}`);
  });
  page.on('requestfailed', (request) =>
    unanswered.push(`${request.failure()?.errorText ?? 'failed'} ${lineOf(request)}`),
  );
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  return page;
}

/** Returns a page as a screen reader presents it, for the log of a failed journey. */
async function sightOf(page: Page): Promise<string> {
  const seen = await page
    .locator('main')
    .first()
    .ariaSnapshot({ timeout: SIGHT_MS })
    .catch(() => '(no main part)');
  return [`${new URL(page.url()).pathname} shows:`, ...seen.split('\n').slice(0, SIGHT_LINES)].join('\n');
}

function lineOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

async function rememberLocale(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [LOCALE_KEY, locale] as const,
  );
}
