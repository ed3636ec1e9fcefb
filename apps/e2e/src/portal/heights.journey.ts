import type { Locale } from '@karov/domain';
import { expect, type Page, test } from '@playwright/test';
import { enterAs, expectNoSidewaysScrolling, openBrowser, PEOPLE, untilQuiet } from '../support/index.js';
import { fileRequest, freeVolunteer } from './request-people.js';

const PHONE = { width: 390, height: 844 } as const;
/** About two and a half screens: longer content is folded, or split into steps. */
const MOST_PX = 2_260;
const LOCALES: readonly Locale[] = ['he-IL', 'en-US'];

const FOR_ALL = [
  '/instruction-menu',
  '/regulations-menu',
  '/accessibility-menu',
  '/about-menu',
  '/contact-us',
];
const OF_SEEKERS = [
  '/profile',
  '/profile/data',
  ...['home', 'communication', 'leaving', 'support'].map((name) => `/profile/help?section=${name}`),
];
const OF_VOLUNTEERS = ['/volunteer/availability', '/profile'];

for (const locale of LOCALES)
  test.describe(`pages on a phone, in ${locale}`, () => {
    const journey = openBrowser();

    async function onPhone(): Promise<Page> {
      const page = await journey.visit({ locale, width: PHONE.width });
      await page.setViewportSize(PHONE);
      return page;
    }

    async function expectShort(page: Page, path: string): Promise<void> {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilQuiet(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > MOST_PX) throw new Error(`${path} is ${height} px high in ${locale}`);
      await expectNoSidewaysScrolling(page);
    }

    test('for everybody are short, but for the agreement that is signed in full', async () => {
      const page = await onPhone();
      for (const path of FOR_ALL) await expectShort(page, path);
    });

    test('of a help seeker are short, the whole of what is kept about them too', async () => {
      const page = await onPhone();
      await enterAs(page, PEOPLE.seeker, 'user');
      for (const path of OF_SEEKERS) await expectShort(page, path);
      await page.goto('/profile/data');
      await page.locator('section[aria-labelledby=download] button').nth(1).click();
      await page.locator('section[aria-labelledby=download] details').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MOST_PX);
    });

    test('of a help seeker who has asked for nothing yet are short from the first one on', async () => {
      const page = await onPhone();
      await enterAs(page, PEOPLE.seekerWithoutDisability, 'user');
      await expectShort(page, '/dashboard');
    });

    test('of a volunteer are short, and show three open requests at a time', async () => {
      // a volunteer with work in hand would see on each card why they cannot take on more
      await freeVolunteer();
      const { description } = await fileRequest('חיפה', `Bread and milk ${Date.now()}`);
      const page = await onPhone();
      await enterAs(page, PEOPLE.volunteer, 'volunteer');
      for (const path of OF_VOLUNTEERS) await expectShort(page, path);
      await page.goto(`/volunteer/open-menu?search=${encodeURIComponent(description)}`);
      const box = await page.locator('.request').first().boundingBox();
      expect(box?.height).toBeLessThan(PHONE.height / 3);
    });
  });
