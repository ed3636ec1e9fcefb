import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the whole page with axe; every violation is named with the places where it is. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // nothing here is in a frame of somebody else's: axe need not open another window for its sum; nor need it tell where all is well
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  if (found.length > 0) throw new Error(`axe on ${new URL(page.url()).pathname}:\n${found.join('\n')}`);
}

/** How long a page may take to fit a window that has just become another one, in milliseconds: some of it is laid out by its script. */
const FITTING = 10_000;

/** Nothing may have to be scrolled sideways, down to a width of 320 pixels. A page that has just got another window is waited for. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect(async () => {
    const { content, window } = await page.evaluate(() => ({ content: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }));
    if (content > window) throw new Error(`${new URL(page.url()).pathname} is ${content} px wide in a window of ${window} px`);
  }).toPass({ timeout: FITTING });
}
