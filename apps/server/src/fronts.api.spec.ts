import { LINK_PATHS, SHORT_PAGES, WAY_OUT } from './modules/notifications/index.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

describe('addresses of the back office without its prefix', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each([
    ['/manager/events', '/admin/events'],
    ['/manager/events/7?tab=map', '/admin/events/7?tab=map'],
    ['/events', '/admin/events'],
    ['/events/7', '/admin/events/7'],
    ['/volunteers-menu', '/admin/volunteers-menu'],
    ['/volunteers-menu?page=2', '/admin/volunteers-menu?page=2'],
    ['/user-management-menu', '/admin/user-management-menu'],
    ['/manager/users', '/admin/users'],
    ['/manager/users?modal=7', '/admin/users?modal=7'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await test.http.get(path).set('Accept', 'text/html');
    expect([answer.status, answer.headers['location']]).toEqual([302, target]);
  });

  it.each(['/eventsx', '/volunteers-menus', '/manager'])('%s leads nowhere', async (path) => {
    expect((await test.http.get(path).set('Accept', 'application/json')).status).toBe(404);
  });
});

describe('short addresses of links in messages', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each([WAY_OUT, ...Object.values(LINK_PATHS)])(
    '$short leads to $page, and nothing on the way caches it',
    async ({ short, page }) => {
      const answer = await test.http.get(`${short}Ab_9-x`).set('Accept', 'text/html');
      expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([
        302,
        `${page}Ab_9-x`,
        'no-store',
      ]);
    },
  );

  it.each([
    '.',
    ')',
    ',',
    '%E2%80%99',
    '%3E',
    ').',
    '%E2%80%8F',
    '%20',
    '%D7%B4',
    ',%D7%AA%D7%95%D7%93%D7%94',
    '%E2%80%A6',
    "'",
    '%',
  ])('lead there when %s follows them, as at the end of a sentence', async (behind) => {
    const code = 'Ab_9-xAb_9-xAb_9-xAb_9';
    expect((await test.http.get(`/v/${code}${behind}`)).headers['location']).toBe(
      `/volunteer/update-status/${code}`,
    );
  });

  it.each(['.', ').', '%E2%80%99', '%E2%80%8F'])(
    'of whole pages lead there when %s follows them',
    async (behind) => {
      expect((await test.http.get(`/b${behind}`)).headers['location']).toBe('/volunteer/basket-menu');
    },
  );

  it.each(Object.values(SHORT_PAGES))('$short leads to $page', async ({ short, page }) => {
    expect((await test.http.get(short).set('Accept', 'text/html')).headers['location']).toBe(page);
  });

  it.each(['/v/', '/bb', '/v/a/b', '/v/a%2f%2fevil.example', '/z/abc', '/v//evil.example'])(
    '%s leads nowhere',
    async (path) => {
      expect((await test.http.get(path).set('Accept', 'application/json')).status).toBe(404);
    },
  );
});
