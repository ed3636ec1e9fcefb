import { expect, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  takePicture,
  untilQuiet,
  WIDTHS,
} from '../support/index.js';

const WORDS = {
  'he-IL': {
    coverage: 'מפת כיסוי',
    list: /יישובים, הכיסוי החלש ראשון/,
    when: 'מתי',
    friday: 'יום שישי',
    figures: 'נתונים',
    requests: 'בקשות עזרה',
    table: 'טבלה לפי יום',
    file: 'קובץ Excel',
    loads: 'מתנדבים שפונים אליהם מעט או הרבה',
    most: 'פנו אליהם הכי הרבה',
  },
  'en-US': {
    coverage: 'Coverage map',
    list: /Localities, weakest coverage first/,
    when: 'When',
    friday: 'Friday',
    figures: 'Figures',
    requests: 'Help requests',
    table: 'Table by day',
    file: 'Export to Excel',
    loads: 'Volunteers called too seldom or too often',
    most: 'Called most',
  },
} as const;

test.describe('figures and coverage', () => {
  const journey = openBrowser();
  // the figures are first counted a minute after the start
  test.setTimeout(150_000);

  for (const [locale, width] of [
    ['he-IL', WIDTHS.phone],
    ['en-US', WIDTHS.desk],
  ] as const)
    test(`an admin looks where calls would find nobody, and what was counted, in ${locale} at ${width} px`, async () => {
      const words = WORDS[locale];
      const page = await journey.visit({ locale, width });
      await enterAs(page, PEOPLE.admin, 'admin');

      await page.goto('/admin/coverage-map-menu');
      await page.getByRole('heading', { name: words.coverage, level: 1 }).waitFor();
      await page.getByRole('table', { name: words.list }).waitFor({ timeout: 120_000 });
      await page.getByLabel(words.when, { exact: true }).selectOption({ label: words.friday });
      await untilQuiet(page);
      await takePicture(page, `coverage-${locale}-${width}`);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);

      await page.goto('/admin/figures');
      const figures = page.getByRole('region', { name: words.figures });
      const requests = figures.getByRole('listitem', { name: words.requests, exact: true });
      await requests
        .getByText(/^[1-9]\d*$/)
        .first()
        .waitFor({ timeout: 120_000 });
      await figures.getByRole('table', { name: words.table }).waitFor();
      await untilQuiet(page);
      await takePicture(page, `figures-${locale}-${width}`);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      const download = page.waitForEvent('download');
      await figures.getByRole('button', { name: words.file }).click();
      expect((await download).suggestedFilename()).toContain('.xlsx');

      await figures.getByRole('link', { name: words.loads }).click();
      await page.getByRole('heading', { name: words.loads, level: 1 }).waitFor();
      await page.getByRole('link', { name: words.most }).click();
      await untilQuiet(page);
      await takePicture(page, `volunteer-calls-${locale}-${width}`);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });
});
