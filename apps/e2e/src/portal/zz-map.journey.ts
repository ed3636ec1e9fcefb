import { test } from '@playwright/test';
import { enterAs, openBrowser, PEOPLE } from '../support/index.js';
const journey = openBrowser();
test('menu', async () => {
  const page = await journey.visit({ locale: 'en-US', width: 1280 });
  await enterAs(page, PEOPLE.seeker, 'user');
  await page.goto('/help-menu'); await page.waitForTimeout(2500);
  const look = async (w: string) => console.log(w, await page.evaluate(() => [innerWidth, document.documentElement.clientWidth, document.querySelector('.shell')?.className, document.querySelector('main')?.getBoundingClientRect().x]));
  await look('1');
  await page.getByRole('option', { name: 'Ride' }).click();
  await look('2');
  await page.getByRole('button', { name: 'Continue' }).click(); await page.waitForTimeout(1500);
  await look('3');
  await page.screenshot({ path: '/tmp/shots/step2.png', fullPage: true });
});
