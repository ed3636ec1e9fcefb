import { openBrowser, enterAs, PEOPLE } from './src/support/index.js';
const [,, what] = process.argv;
const journey = await openBrowser();
const shots = {
  async map() {
    for (const [locale, width] of [['he-IL', 390], ['en-US', 1280]]) {
      const page = await journey.visit({ locale, width });
      await enterAs(page, PEOPLE.volunteer, 'volunteer');
      await page.goto('/volunteer/open-menu');
      await page.locator('article').first().waitFor();
      if (width < 1100) await page.getByRole('button', { name: 'להציג במפה' }).click();
      await page.locator('.map__pin').first().waitFor();
      console.log(await page.locator('.map__target').evaluateAll((all) => all.map((one) => `${one.title} ${one.getAttribute('role')} ${one.tabIndex} ${one.getBoundingClientRect().width}`)));
      await page.screenshot({ path: `/tmp/people-map-${width}.png` });
      const many = page.locator('.map__target[title*="בקשות"], .map__target[title*="requests"]').first();
      if (await many.count()) { await many.click(); await page.locator('.pin-requests').waitFor(); await page.locator('.map').screenshot({ path: `/tmp/people-map2-${width}.png` }); }
    }
  },
};
await shots[what]();
await journey.close();
