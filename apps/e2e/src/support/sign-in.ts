import type { SignInDoor } from '@karov/domain';
import type { Page } from '@playwright/test';
import { letTimePassForCode, newestMessage, waitForCode } from './outbox.js';

/** People in the demo; /api/demo/accounts lists all of them. */
export const PEOPLE = {
  superAdmin: '+972500000001',
  admin: '+972500000002',
  managerNorth: '+972500000003',
  managerCenter: '+972500000004',
  seeker: '+972500000005',
  seekerWithoutDisability: '+972500000006',
  seekerAway: '+972500000008',
  seekerInactive: '+972500000007',
  volunteer: '+972520000001',
  volunteerFrozen: '+972520000002',
  volunteerNotValidated: '+972520000003',
  volunteerImported: '+972520000004',
} as const;

const PAGES: Readonly<Record<SignInDoor, string>> = {
  user: '/user/login',
  volunteer: '/volunteer/login',
  admin: '/admin/login',
};

/**
 * Signs in as a person does: phone, captcha by keyboard, the code from the message. Returns once the sign-in
 * pages are left.
 */
export async function signIn(page: Page, phone: string, door: SignInDoor): Promise<void> {
  await page.goto(PAGES[door]);
  await page.locator('#phone').fill(phone);
  await solveCaptcha(page);
  await letTimePassForCode(phone);
  const before = await newestMessage(phone);
  await page.locator('form button[type=submit]').click();
  await page.locator('#otp').fill(await waitForCode(phone, before));
  // both fronts continue by themselves with the last digit
  await page.waitForURL((url) => !url.pathname.includes('/login'));
}

/**
 * Ticks the captcha's checkbox with the keyboard and waits for the solution, which allows the form to be
 * sent.
 */
export async function solveCaptcha(page: Page): Promise<void> {
  const box = page.locator('altcha-widget input[type=checkbox]');
  await box.focus();
  await page.keyboard.press('Space');
  // Some forms can be sent before the captcha is solved, and then report what is missing.
  await page.locator('altcha-widget [data-state=verified]').waitFor();
  await page.locator('form button[type=submit]:enabled').waitFor();
}
