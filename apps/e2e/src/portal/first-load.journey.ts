import { expect, test } from '@playwright/test';
import { enterContextAs, firstLoad, PEOPLE, productUrl } from '../support/index.js';

/**
 * The most that a first visit may request before the page shows its own data: the number of requests, and
 * kilobytes on the wire including fonts, API calls and response headers. The aim is 12 and 110
 * (docs/adr/0048). The budgets of signed-in pages leave room for what other journeys add to their lists.
 */
const BUDGETS = [
  { path: '/', isSignedIn: false, requests: 9, kilobytes: 114 },
  { path: '/user/login', isSignedIn: false, requests: 11, kilobytes: 127 },
  { path: '/ask-for-help', isSignedIn: false, requests: 15, kilobytes: 161 },
  { path: '/help/request/some-code', isSignedIn: false, requests: 12, kilobytes: 130 },
  { path: '/dashboard', isSignedIn: true, requests: 16, kilobytes: 138 },
  { path: '/emergency', isSignedIn: true, requests: 13, kilobytes: 135 },
] as const;

test.describe('a first visit', () => {
  for (const { path, isSignedIn, requests, kilobytes } of BUDGETS)
    test(`to ${path} takes at most ${requests} requests and ${kilobytes} kB`, async ({ browser }) => {
      const load = await firstLoad(browser, {
        url: productUrl() + path,
        ...(isSignedIn && { enter: (context) => enterContextAs(context, PEOPLE.seeker, 'user') }),
      });
      const list = load.fetched.map((one) => `${one.bytes} ${one.path}`).join('\n');
      expect(load.fetched.length, list).toBeLessThanOrEqual(requests);
      expect(load.bytes / 1024, list).toBeLessThanOrEqual(kilobytes);
    });
});
