import { test } from '@playwright/test';
import { api, enterAs, openBrowser, PEOPLE, sessionOf } from '../support/index.js';

const journey = openBrowser();
const dir = process.env.SHOTS ?? '/tmp/shots';
const seekerPages = [
  '/dashboard',
  '/help-menu',
  '/emergency',
  '/profile',
  '/messages-menu',
  '/notification-menu',
  '/reference/register',
];
const volPages = ['/volunteer/open-menu', '/volunteer/basket-menu', '/availability', '/profile'];
const outPages = ['/', '/user/login', '/ask-for-help', '/volunteer/login'];
for (const [locale, width] of [
  ['he-IL', 360],
  ['en-US', 1280],
] as const) {
  const name = (w: string, p: string) =>
    `${dir}/${w}-${p.replaceAll('/', '_')}-${locale.slice(0, 2)}${width}.png`;
  for (const [who, phone, door, pages] of [
    ['out', '', 'user', outPages],
    ['seeker', PEOPLE.seeker, 'user', seekerPages],
    ['vol', PEOPLE.volunteer, 'volunteer', volPages],
  ] as const)
    test(`${who} ${locale}`, async () => {
      test.setTimeout(120000);
      const page = await journey.visit({ locale, width });
      if (phone) await enterAs(page, phone, door);
      for (const p of pages) {
        await page.goto(p);
        await page.waitForTimeout(2500);
        await page.screenshot({ path: name(who, p), fullPage: true });
      }
    });
}
