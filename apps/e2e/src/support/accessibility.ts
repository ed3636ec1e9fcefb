import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The source of axe, to load into a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the whole page with axe; reports every violation with the elements it concerns. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const found = await axeViolations(page);
  if (found.length > 0) throw new Error(`axe on ${new URL(page.url()).pathname}:\n${found.join('\n')}`);
}

/**
 * Runs axe in the page itself, and loads it once for each document. Axe's builder for Playwright loads it
 * again for each check, which took longer than the check.
 */
async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    if (!window.axe) throw new Error('axe is not in the page');
    // the details of a page without violations are not needed
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, RULES);
}

/**
 * How long a page may take to adapt to a changed window, in milliseconds; its script does part of the layout.
 */
const FITTING = 10_000;

/**
 * Checks that nothing requires sideways scrolling, down to a width of 320 pixels. After a change of the
 * window the page is given time to adapt.
 */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect(async () => {
    const { content, window } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    if (content > window)
      throw new Error(`${new URL(page.url()).pathname} is ${content} px wide in a window of ${window} px`);
  }).toPass({ timeout: FITTING });
}
