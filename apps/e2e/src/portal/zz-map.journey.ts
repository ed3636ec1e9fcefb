import { test } from '@playwright/test';
import { enterAs, openBrowser, PEOPLE } from '../support/index.js';
const journey = openBrowser();
test('map', async () => {
  const page = await journey.visit({ locale: 'he-IL', width: 1280 });
  await enterAs(page, PEOPLE.volunteer, 'volunteer');
  await page.goto('/volunteer/open-menu'); await page.waitForTimeout(3500);
  await page.locator('.map').screenshot({ path: '/tmp/shots/map1.png' });
  await page.getByRole('button', { name: 'התקרבות' }).click().catch(()=>null);
  await page.waitForTimeout(1500);
  await page.locator('.map').screenshot({ path: '/tmp/shots/map2.png' });
});
