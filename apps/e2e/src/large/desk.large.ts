import { expect, type Locator, type Page, test } from '@playwright/test';
import { untilPainted } from '../backoffice/steps.js';
import { enterAs, openBrowser, PEOPLE, untilQuiet } from '../support/index.js';
import { LARGE, LARGE_EVENT } from './large-world.js';

const DESK = { width: 1440, height: 900 } as const;
const { asked, needs, assigned, volunteers } = LARGE.event;
/** How many needs of the event have nobody. */
const ALONE = needs - assigned;
const ROUNDS = 3;

/** The lists of the desk, by their addresses. */
const LISTS = ['/volunteers-menu', '/open-requests', '/requests', '/vetting', '/events'] as const;

const say = (line: string): void => {
  process.stdout.write(`    ${line}\n`);
};

/** How long something took to be in sight, and the longest of the calls that were made for it, in milliseconds. */
interface Shown {
  shown: number;
  call: number;
}

/** Follows a link of the rail until something is in sight. */
async function follow(page: Page, to: string, seen: Locator): Promise<Shown> {
  await page.goto('/admin/contact-us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilQuiet(page);
  await page.evaluate(() => performance.clearResourceTimings());
  const begun = Date.now();
  await page.getByRole('navigation').locator(`a[href="/admin${to}"]`).first().click();
  await seen.first().waitFor();
  const shown = Date.now() - begun;
  const call = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/'))
        .map(({ duration }) => duration),
    ),
  );
  return { shown, call };
}

/** Says the middle of several times beside the call alone. */
async function report(page: Page, to: string, seen: Locator): Promise<void> {
  const times: Shown[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await follow(page, to, seen));
  const [middle] = times.sort((one, other) => one.shown - other.shown).slice(Math.floor(ROUNDS / 2));
  if (middle)
    say(
      `${to.padEnd(18)} first row ${middle.shown} ms after the click; its longest call ${Math.round(middle.call)} ms`,
    );
}

test.describe('the desk of a country', () => {
  const journey = openBrowser();
  let page: Page;
  test.beforeAll(async () => {
    page = await journey.visit({ locale: 'en-US', hasServiceWorker: false });
    await page.setViewportSize(DESK);
    await enterAs(page, PEOPLE.admin, 'admin');
  });

  test('shows the first rows of its lists soon, and a hundred to a page', async () => {
    for (const to of LISTS) await report(page, to, page.locator('tbody tr td'));
    await page.goto('/admin/volunteers-menu');
    await page.getByText(/of 40[,]?4\d\d/).waitFor();
    const begun = Date.now();
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
    await expect(page.locator('tbody tr')).toHaveCount(100);
    say(`a hundred people to a page after ${Date.now() - begun} ms`);
  });

  test('lists what waits with the most urgent and the longest waiting first, and says how many more there are', async () => {
    await report(page, '', page.locator('[data-lines] > *'));
    await page.getByText(/^3,?\d\d\d more wait/).waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    say(`Now is ${(height / DESK.height).toFixed(1)} windows high`);
    await page.goto('/admin/open-requests');
    await expect(page.locator('tbody tr').first()).toContainText('High');
    expect(await page.locator('tbody tr').filter({ hasText: 'High' }).count()).toBe(
      await page.locator('tbody tr').count(),
    );
  });

  test('counts in the console of the event what each part of it counts, within its window', async () => {
    const begun = Date.now();
    await page.goto(`/admin/events/map/${LARGE_EVENT}`);
    await untilPainted(page);
    say(`the event's console painted ${Date.now() - begun} ms after its address was entered`);
    for (const part of [
      `${asked} Asked`,
      `${needs} Asked for help`,
      `${ALONE} With nobody`,
      `${assigned} Assigned`,
    ])
      await page.getByRole('button', { name: part, exact: true }).waitFor();
    await page.getByRole('heading', { name: `Volunteers (${volunteers})` }).waitFor();
    await page.getByRole('button', { name: `${ALONE} With nobody` }).click();
    await page.getByRole('heading', { name: `People in the event (${ALONE} of ${asked})` }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(DESK.height);
    const elements = await page.locator('main *').count();
    say(`${elements} elements on the console`);
    expect(elements).toBeLessThan(3000);
  });

  test('has for a chosen need the nearest who are ready', async () => {
    const list = page.getByRole('region', { name: /^People in the event/ });
    await list.locator('[data-index="0"] [aria-pressed]').click();
    const ready = page.getByRole('region', { name: /^Volunteers for/ }).locator('[data-index="0"]');
    await expect(ready).toContainText('Ready to help');
    await expect(ready).toContainText(/\d km/);
    await expect(ready).toContainText('Has a vehicle');
  });

  test('leads from the command bar on to all who have a name', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Name, telephone/ }).fill('לוי');
    const all = page.getByRole('option', { name: /All \d/ });
    await all.waitFor();
    await all.click();
    await page
      .getByRole('status')
      .filter({ hasText: /^1–\d+ of \d{5}$/ })
      .waitFor();
  });
});
