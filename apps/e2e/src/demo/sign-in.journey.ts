import { enterAs, expectNoAxeViolations, expectNoSidewaysScrolling, openBrowser, PEOPLE, signIn, WIDTHS, type Journey } from '../support/index.js';

describe('the demo, as a stranger meets it', () => {
  let journey: Journey;
  beforeAll(async () => (journey = await openBrowser()));
  afterAll(() => journey.close());

  it.each([
    ['user', PEOPLE.seeker, 'he-IL', WIDTHS.phone],
    ['volunteer', PEOPLE.volunteer, 'en-US', WIDTHS.desk],
    ['admin', PEOPLE.admin, 'he-IL', WIDTHS.desk],
    ['admin', PEOPLE.managerNorth, 'en-US', WIDTHS.desk],
  ] as const)('lets the %s %s in, in %s', async (door, phone, locale, width) => {
    const page = await journey.visit({ locale, width });
    await signIn(page, phone, door);
    expect(await page.locator('h1').first().innerText()).not.toBe('');
  });

  it('remembers who has signed in, in both fronts', async () => {
    const page = await journey.visit();
    await enterAs(page, PEOPLE.superAdmin, 'admin');
    await page.goto('/admin');
    await page.locator('h1').first().waitFor();
    expect(new URL(page.url()).pathname).not.toContain('login');
  });

  it.each(['he-IL', 'en-US'] as const)('shows the codes in the outbox (%s)', async (locale) => {
    const page = await journey.visit({ width: WIDTHS.phone });
    await page.goto(`/outbox?locale=${locale}`);
    await page.locator('#messages li').first().waitFor();
    await page.locator('#to').fill('0500000005');
    await page.locator('#messages li', { hasText: '+972520000001' }).first().waitFor({ state: 'detached' });
    expect(await page.locator('#messages li').first().innerText()).toMatch(/\d{4}/);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
  });
});
