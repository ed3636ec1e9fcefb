import { startTestApp, type TestApp } from './testing/test-app.js';

describe('addresses of the back office that stand without its prefix', () => {
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
