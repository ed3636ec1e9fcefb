import { LOCALE_KEY } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { productUrl } from './product.js';

/** Widths at which pages are looked at (design of the product: a small phone, and a desk). */
export const WIDTHS = { phone: 320, desk: 1280 } as const;

/** How a person meets the product. */
interface Visit {
  locale?: Locale;
  width?: number;
}

/** A browser, and a page of their own for each person in it. */
export interface Journey {
  visit(options?: Visit): Promise<Page>;
  close(): Promise<void>;
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a browser; close it in `afterAll`. Whatever a page reports as an error fails the journey there. */
export async function openBrowser(): Promise<Journey> {
  const browser = await chromium.launch({ executablePath: program(), args: FLAGS });
  const faults: string[] = [];
  return {
    visit: (options) => openPage(browser, faults, options),
    close: async () => {
      await browser.close();
      if (faults.length > 0) throw new Error(`pages reported errors:\n${faults.join('\n')}`);
    },
  };
}

/** The one that was found, or brought, before the journeys began. */
function program(): string {
  const found = process.env['KAROV_CHROMIUM'];
  if (!found) throw new Error('KAROV_CHROMIUM is not set: run the journeys with the jest configuration of apps/e2e');
  return found;
}

async function openPage(browser: Browser, faults: string[], { locale = 'he-IL', width = WIDTHS.desk }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    viewport: { width, height: 900 },
    locale,
    timezoneId: 'Asia/Jerusalem',
    reducedMotion: 'reduce',
  });
  await rememberLocale(context, locale);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  return page;
}

async function rememberLocale(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [LOCALE_KEY, locale] as const,
  );
}
