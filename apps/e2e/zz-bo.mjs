import { openBrowser, enterAs, PEOPLE } from './src/support/index.ts';
process.env.KAROV_E2E_URL = 'http://localhost:3103';
const journey = await openBrowser();
const shot = (page, name) => page.screenshot({ path: `/tmp/bo-${name}.png`, fullPage: true });
try {
  const page = await journey.visit({ locale: 'he-IL', width: 1280 });
  await enterAs(page, PEOPLE.admin, 'admin');
  const paths = { home: '/admin', open: '/admin/open-requests', mgmt: '/admin/management-menu', acc: '/admin/acceptances', cat: '/admin/categories', catf: '/admin/categories/edit/2', newr: '/admin/create/new/help/request', msgs: '/admin/messages' };
  for (const [name, path] of Object.entries(paths)) {
    const errs = [];
    page.removeAllListeners('response');
    page.on('response', (r) => { if (r.status() >= 400) errs.push(`${r.status()} ${r.url()}`); });
    await page.goto(path);
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(2500);
    await shot(page, name);
    console.log(name, errs.join(' | '));
  }
} finally { await journey.close().catch((e) => console.log(String(e))); }
