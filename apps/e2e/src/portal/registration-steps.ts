import type { Locator, Page } from '@playwright/test';
import {
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  letTimePassForCode,
  newestMessage,
  solveCaptcha,
  waitForCode,
} from '../support/index.js';

const FREE_DIGITS = 6;

/** Returns a valid number that nobody has yet. */
export function newPhone(): string {
  return `+972509${String(Math.floor(Math.random() * 10 ** FREE_DIGITS)).padStart(FREE_DIGITS, '0')}`;
}

/** Proves a phone number on the open page: phone, captcha, code. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  await page.locator('#phone').fill(phone);
  await solveCaptcha(page);
  await letTimePassForCode(phone);
  const before = await newestMessage(phone);
  await page.locator('form button[type=submit]').click();
  await page.locator('#otp').fill(await waitForCode(phone, before));
  await page.locator('.wizard').waitFor();
}

/** Returns the control of an answer, found by its path. */
export function answer(page: Page, path: string): Locator {
  return page.locator(`#answer-${path.replaceAll('.', '-')}`);
}

/** Chooses an entry of a question by its key. */
export async function choose(page: Page, path: string, key: string): Promise<void> {
  const set = page
    .locator('fieldset')
    .filter({ has: page.locator(`:scope > div > label > #answer-${path}`) });
  await set.locator(`input[value="${key}"]`).check();
}

/** Types an address and chooses the first result, by keyboard. */
export async function chooseAddress(page: Page, path: string, text: string): Promise<void> {
  await answer(page, path).fill(text);
  await page.getByRole('option').first().waitFor();
  await answer(page, path).press('ArrowDown');
  await answer(page, path).press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
}

/** Continues to the step of the given name; reports the errors on the page if it does not open. */
export async function goOnTo(page: Page, step: string): Promise<void> {
  const title = page.locator('h1');
  const before = await title.textContent();
  await page.locator('.wizard button[type=submit]').click();
  await page
    .waitForURL((url) => url.searchParams.get('step') === step)
    .catch(async () => {
      throw new Error(`the step "${step}" did not open: ${await page.locator('.summary').textContent()}`);
    });
  await title.filter({ hasNotText: before ?? '' }).waitFor();
}

const TYPED: ReadonlyMap<string, string> = new Map([
  ['tel', '0509876543'],
  ['email', 'rachel@example.org'],
  ['numeric', '12'],
]);
const TYPED_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/birth_year/, '1950'],
  [/id_number/, '123456782'],
];

async function typeInto(control: Locator): Promise<void> {
  if ((await control.inputValue()) !== '') return;
  const id = (await control.getAttribute('id')) ?? '';
  const mode = (await control.getAttribute('inputmode')) ?? '';
  const named = TYPED_BY_NAME.find(([name]) => name.test(id))?.[1];
  await control.fill(named ?? TYPED.get(mode) ?? 'ישראל ישראלי');
}

/**
 * Answers all remaining questions of the step: the first entry of each list, a suitable value in each field.
 */
export async function answerTheRest(page: Page): Promise<void> {
  for (const set of await page.locator('.wizard fieldset.choices').all()) {
    if ((await set.locator('input:checked').count()) === 0) await set.locator('input').first().check();
  }
  for (const list of await page.locator('.wizard select').all()) {
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
  }
  const texts = page.locator(
    '.wizard input:not([type=checkbox], [type=radio], [type=file], [type=date], [role=combobox])',
  );
  for (const control of await texts.all()) await typeInto(control);
}

/** Checks that the step has no axe violations and is not wider than the window. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScrolling(page);
}

/** Fills in a volunteer's registration from the first step to the agreement. */
export async function fillToAgreement(
  page: Page,
  { dob, gender, town }: { dob: string; gender: string; town: string },
): Promise<void> {
  await chooseAddress(page, 'residential_address', town);
  await answerTheRest(page);
  await expectSound(page);
  await goOnTo(page, 'identity');
  await answer(page, 'dob').fill(dob);
  await choose(page, 'gender', gender);
  await answerTheRest(page);
  await expectSound(page);
  await goOnTo(page, 'how');
  await choose(page, 'languages', 'hebrew');
  await choose(page, 'languages', 'other');
  await answerTheRest(page);
  await expectSound(page);
  await goOnTo(page, 'way');
  await choose(page, 'driving_license', '1');
  await choose(page, 'way_to_provide_help', 'both');
  await answerTheRest(page);
  await expectSound(page);
  await goOnTo(page, 'more');
  await answerTheRest(page);
  await expectSound(page);
  await goOnTo(page, 'agreement');
  await page.locator('.terms').waitFor();
}
