import { expectNoAxeViolations, expectNoSidewaysScrolling, WIDTHS } from '../support/index.js';
import { atEveryPage } from './every-page.js';

/**
 * Hebrew is the original design, so it is checked with axe at both widths; axe's results are the same in
 * English.
 */
atEveryPage(
  'he-IL',
  WIDTHS.desk,
  'is without faults of axe and needs no sideways scrolling',
  async (page) => {
    for (const width of [WIDTHS.desk, WIDTHS.phone]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    }
  },
);
