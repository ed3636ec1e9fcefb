import { expect, type Page, test } from '@playwright/test';
import { enterAs, expectNoAxeViolations, openBrowser, PEOPLE, untilQuiet, WIDTHS } from '../support/index.js';
import { askForShopping, SHOPPING } from './request-people.js';

/**
 * Stops both pages' clocks, so that neither page reloads by itself and any new content has come through the
 * live channel.
 */
async function stopLookingAgain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.setInterval = Object.assign(() => 0, globalThis.setInterval);
  });
}

test.describe('a conversation in two browsers', () => {
  const journey = openBrowser();

  test('is live on both sides: the team writes, the help seeker reads without reloading, and the other way round', async () => {
    const seeker = await askForShopping(`חלב וביצים ${Date.now()}`);
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await stopLookingAgain(page);
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto(`/messages?category_id=${SHOPPING}`);
    const question = `מתי מגיעים? ${Date.now()}`;
    await page.getByLabel('הודעה לצוות').fill(question);
    await page.getByRole('button', { name: 'לשלוח' }).click();
    await page.getByRole('log').getByText(question).waitFor();

    const desk = await journey.visit({ locale: 'en-US' });
    await stopLookingAgain(desk);
    await enterAs(desk, PEOPLE.admin, 'admin');
    await desk.goto('/admin/messages');
    await desk.getByRole('button').filter({ hasText: seeker.full_name }).first().click();
    const panel = desk.getByRole('dialog');
    await panel.getByRole('log').getByText(question).waitFor();
    const answer = `At noon ${Date.now()}`;
    await panel.getByRole('textbox', { name: 'Message' }).fill(answer);
    await desk.keyboard.press('Enter');
    await page.getByRole('log').getByText(answer).waitFor();
    expect(await page.getByRole('log').getByText(answer).count()).toBe(1);

    const thanks = `תודה רבה ${Date.now()}`;
    await page.getByLabel('הודעה לצוות').fill(thanks);
    await page.getByRole('button', { name: 'לשלוח' }).click();
    await panel.getByRole('log').getByText(thanks).waitFor();
    const written = await page.getByRole('log').getByRole('listitem').allInnerTexts();
    expect(
      [question, answer, thanks]
        .map((text) => written.findIndex((one) => one.includes(text)))
        .every((at, index, all) => at >= 0 && (index === 0 || at > (all[index - 1] ?? at))),
    ).toBe(true);
    await expectNoAxeViolations(page);
    // An open conversation marks new messages as read at once, so the next journey would not see its message
    // counted.
    await Promise.all([page.close(), desk.close()]);
  });

  test('counts what is new on any page, as soon as it is written', async () => {
    const seeker = await askForShopping(`לחם לשבת ${Date.now()}`);
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await stopLookingAgain(page);
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto(`/messages?category_id=${SHOPPING}`);
    await page.getByRole('log').waitFor();
    const followed = page.waitForEvent('websocket');
    await page.goto('/dashboard');
    await followed;
    const count = page.locator('.sidebar__count');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilQuiet(page);
    const before = (await count.count()) === 0 ? 0 : Number(await count.locator('[aria-hidden]').innerText());
    const desk = await journey.visit({ locale: 'en-US' });
    await enterAs(desk, PEOPLE.admin, 'admin');
    await desk.goto('/admin/messages');
    await desk.getByRole('button').filter({ hasText: seeker.full_name }).first().click();
    await desk.getByRole('dialog').getByRole('textbox', { name: 'Message' }).fill('Is anybody with you?');
    await desk.keyboard.press('Enter');
    await count.locator('[aria-hidden]', { hasText: new RegExp(`^${before + 1}$`) }).waitFor();
  });
});
