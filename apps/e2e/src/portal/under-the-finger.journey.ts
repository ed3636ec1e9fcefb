import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs, openBrowser, PEOPLE, solveCaptcha, WIDTHS } from '../support/index.js';
import { answer, newPhone, provePhone } from './registration-steps.js';

const RIDE = 1;
const SHOPPING = 2;
const MAIN = '.wizard button[type=submit]';

/** Types into an address until its list is open. */
async function openList(page: Page, path: string): Promise<void> {
  await answer(page, path).fill('הרצל');
  await page.getByRole('option').first().waitFor();
}

/**
 * Presses slowly, as a finger does. The target must not move between down and up, and must receive the press.
 */
async function pressSlowly(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isPressed = button.evaluate(
    (pressed) => new Promise((resolve) => pressed.addEventListener('click', () => resolve(true))),
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await button.boundingBox()).toEqual(box);
  await page.mouse.up();
  expect(await isPressed).toBe(true);
}

/** Checks that the main button can be pressed, by mouse and by touch, while the list is open. */
async function expectToBePressed(page: Page, path: string): Promise<void> {
  await openList(page, path);
  await pressSlowly(page, page.locator(MAIN));
  await page.locator('.summary').waitFor();
  await openList(page, path);
  const heard = page
    .locator(MAIN)
    .evaluate((pressed) => new Promise((resolve) => pressed.addEventListener('click', () => resolve(true))));
  await page.locator(MAIN).tap();
  expect(await heard).toBe(true);
}

test.describe('with the list of addresses open', () => {
  const journey = openBrowser();

  test('the main button of a request without an account is pressed where it is', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone, hasTouch: true });
    await page.goto('/ask-for-help');
    await page.locator(`#answer-category_id-${SHOPPING}`).click();
    await page.locator(MAIN).click();
    await page.getByRole('radio', { name: 'בכתובת אחרת' }).check();
    await expectToBePressed(page, 'origin_address');
  });

  test('the main button of a registration is pressed where it is', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone, hasTouch: true });
    await page.goto('/registration');
    await provePhone(page, newPhone());
    await expectToBePressed(page, 'residential_address');
  });

  test('the main button of a ride is pressed where it is', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone, hasTouch: true });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto('/help-menu');
    await page.locator(`#answer-category_id-${RIDE}`).click();
    await page.locator(MAIN).click();
    await expectToBePressed(page, 'destination_address');
  });

  test('an address is waited for that is typed and left at once', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto('/registration');
    await provePhone(page, newPhone());
    await answer(page, 'first_name').fill('רחל');
    await answer(page, 'last_name').fill('אברהמי');
    await answer(page, 'residential_address').fill('הרצל 10 חיפה');
    await page.locator(MAIN).click();
    await answer(page, 'disability_id').waitFor();
  });
});

test.describe('a message on a phone', () => {
  const journey = openBrowser();

  test('does not lie on the main button, which is pressed again', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.setViewportSize({ width: WIDTHS.phone, height: 420 });
    await page.goto('/user/login');
    await page.locator('#phone').fill(newPhone());
    await solveCaptcha(page);
    const button = page.locator('main button[type=submit]');
    await button.evaluate((main) => main.scrollIntoView({ block: 'end' }));
    await page.route('**/user/auth/login', (route) => route.abort());
    await button.click();
    const toast = page.locator('.toast').first();
    await toast.waitFor();
    const [message, main] = [await toast.boundingBox(), await button.boundingBox()];
    if (!message || !main) throw new Error('message or button is not shown');
    const isApart = message.y + message.height <= main.y || main.y + main.height <= message.y;
    expect({ message, main, isApart }).toMatchObject({ isApart: true });
  });
});
