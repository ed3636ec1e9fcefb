import { jest } from '@jest/globals';
import { AUTH_KEY } from '@karov/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leavePage } from '../shared/leave-page.js';
import { accessibilityFaults } from '../testing/axe.js';
import { setWindowWidth } from '../testing/browser-parts.js';
import { FakeApi, one, rows } from '../testing/fake-api.js';
import { anEvent, aSession, NOTHING_WAITS } from '../testing/fixtures.js';
import { openApp } from '../testing/open-app.js';

const WAITING = {
  ...NOTHING_WAITS,
  waiting_approval: 3,
  needs_coordinator: 1,
  now: 1,
  unanswered_users: 6,
  volunteers_ready: 4,
};

function server(): FakeApi {
  const api = new FakeApi().on('GET /staff/waiting', one(WAITING)).on('POST /admin/auth/logout', one(null));
  api
    .on('GET /staff/waiting/needs', one([]))
    .on('GET /staff/waiting/matters', one([]))
    .on('GET /admin/dashboard/pending-applications', rows([]))
    .on('POST /dropdowns/application', one({ categories: [], statuses: [] }));
  for (const area of ['admin', 'manager'])
    api.on(`GET /${area}/events`, rows([anEvent()])).on(`GET /${area}/event/states`, one([]));
  return api;
}

const menuEntries = () =>
  within(screen.getByRole('navigation', { name: /Main menu|תפריט ראשי/ }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

describe('the frame', () => {
  afterEach(() => setWindowWidth(1280));

  it.each(['/dashboard', '/tasks', '/notification-menu'])(
    'leads the address %s to its screen',
    async (path) => {
      server().on('GET /notifications', rows([])).on('GET /notification-types', one([]));
      await openApp(path);
      await screen.findByRole('heading', {
        level: 1,
        name: path === '/notification-menu' ? 'Notification log' : 'Waiting for me',
      });
    },
  );

  it('gives admins every entry and managers only theirs', async () => {
    server();
    const { unmount } = await openApp('/');
    await screen.findByRole('heading', { level: 1 });
    expect(menuEntries()).toEqual([
      'Waiting for me, 1 waiting',
      'Open help requests',
      'Offers of help',
      'All requests',
      'Create help request',
      'Events',
      'Approvals, 3 waiting',
      'Create event',
      'User management',
      'Documents to check',
      'Organizations',
      'Import volunteers',
      'Regions and managers',
      'Conversations',
      'Messages to many',
      'Whom messages reach',
      'Notification log',
      'Support inbox',
      'Health of messaging',
      'Figures',
      'Coverage map',
      'Load of volunteers',
      'Auto-assign settings',
      'Categories',
      'Option lists',
      'Ready answers',
      'Message texts',
      'Blocked addresses',
    ]);
    unmount();
    await openApp('/', { role: 'manager' });
    await screen.findByRole('heading', { level: 1 });
    expect(menuEntries()).toEqual([
      'Waiting for me, 1 waiting',
      'Open help requests',
      'Offers of help',
      'All requests',
      'Create help request',
      'Events',
      'Approvals, 3 waiting',
      'Create event',
      'User management',
      'Conversations',
      'Messages to many',
      'Whom messages reach',
      'Notification log',
      'Figures',
      'Load of volunteers',
    ]);
  });

  it('has no two entries of one name, and each under one heading', async () => {
    server();
    await openApp('/');
    await screen.findByRole('heading', { level: 1 });
    const names = menuEntries();
    expect(new Set(names).size).toBe(names.length);
    const nav = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Requests',
      'Events',
      'People',
      'Messages',
      'Picture',
      'Settings',
    ]);
  });

  it('closes a group, says how much waits in it all the same, and remembers it', async () => {
    server();
    const { user, unmount } = await openApp('/about-menu');
    await user.click(await screen.findByRole('button', { name: 'Events' }));
    expect(screen.queryByRole('link', { name: /^Approvals/ })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Events, 3 waiting', expanded: false })).toBeTruthy();
    expect(localStorage.getItem('karov.desk.rail.events')).toBe('closed');
    unmount();
  });

  it('folds to icons that keep their names, and remembers it', async () => {
    server();
    const { user } = await openApp('/about-menu');
    await user.click(await screen.findByRole('button', { name: 'Fold the menu' }));
    const approvals = await screen.findByRole('link', { name: 'Approvals, 3 waiting' });
    expect(approvals.textContent).toBe('');
    expect(localStorage.getItem('karov.desk.rail')).toBe('folded');
    expect(screen.getByRole('button', { name: 'Unfold the menu' })).toBeTruthy();
  });

  it('leads from the "?" to what there is to read, and to the keys', async () => {
    server();
    const { user } = await openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Help and information' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'How it works',
      'Contact us',
      'About Karov',
      'Terms and privacy',
      'Accessibility statement',
      'Keys and display',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Keys and display' }));
    expect(await screen.findByRole('dialog', { name: 'Keys and display' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('turns dark and light, and remembers it', async () => {
    server();
    const { user } = await openApp('/about-menu');
    await user.click(await screen.findByRole('button', { name: 'Light or dark' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.style.colorScheme).toBe('dark');
    expect(localStorage.getItem('karov.desk.colors')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Light or dark' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'As the device' }));
    expect(document.documentElement.style.colorScheme).toBe('light');
  });

  it('switches to another role of the person, and begins at its home', async () => {
    const api = server().on(
      'POST /switch/role',
      one({
        ...aSession('manager'),
        role: 'volunteer',
        is_volunteer_information: true,
        volunteer_information_id: 4,
      }),
    );
    const left = jest.spyOn(leavePage, 'to').mockImplementation(() => undefined);
    const { user } = await openApp('/');
    localStorage.setItem(
      AUTH_KEY,
      JSON.stringify({ ...aSession('manager'), roles: ['manager', 'volunteer', 'super_admin'] }),
    );
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: AUTH_KEY }));
    });
    await user.click(await screen.findByRole('button', { name: 'Switch role' }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await user.click(screen.getByRole('menuitem'));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/volunteer/open-menu'));
    expect(api.seen('POST /switch/role').map(({ body }) => body)).toEqual([{ role: 'volunteer' }]);
    left.mockRestore();
  });

  it('offers no switch to people of one role', async () => {
    server();
    await openApp('/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Switch role' })).toBeNull();
  });

  it('keeps managers out of the screens of admins', async () => {
    server();
    await openApp('/auto-assign', { role: 'manager' });
    expect(await screen.findByText('That page is for admins. Here is what waits for you.')).toBeTruthy();
  });

  it('shows the events that run, with what waits in them', async () => {
    server();
    await openApp('/');
    expect(await screen.findByRole('link', { name: 'Open the map of שריפה בכרמל' })).toBeTruthy();
    expect(screen.getByText('Waiting for approval: 1')).toBeTruthy();
    expect(screen.queryByText(/^Need a coordinator:/)).toBeNull();
  });

  it('says so when nothing waits', async () => {
    server().on('GET /staff/waiting', one(NOTHING_WAITS));
    await openApp('/', { locale: 'he-IL' });
    expect(await screen.findByText('אין כרגע שום דבר שמחכה לכם.')).toBeTruthy();
  });

  it('folds the menu on a narrow window and opens it by its button', async () => {
    server();
    setWindowWidth(768);
    const { user } = await openApp('/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await user.click(
      within(await screen.findByRole('navigation', { name: 'Main menu' })).getByRole('link', {
        name: 'Events',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Events' })).toBeTruthy();
  });

  it('switches language and direction', async () => {
    server();
    const { user } = await openApp('/');
    await screen.findByRole('heading', { name: 'Waiting for me' });
    expect(document.documentElement.dir).toBe('ltr');
    await user.click(screen.getByRole('button', { name: 'עברית' }));
    expect(await screen.findByRole('heading', { name: 'מה מחכה לי' })).toBeTruthy();
    expect(document.documentElement).toMatchObject({ dir: 'rtl', lang: 'he' });
  });

  it('signs out after asking', async () => {
    const api = server();
    const { user, router } = await openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(localStorage.getItem(AUTH_KEY)).not.toBeNull();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem(AUTH_KEY)).toBeNull();
    expect(api.seen('POST /admin/auth/logout')).toHaveLength(1);
  });

  it('leaves a volunteer signed in to the portal alone', async () => {
    const api = server();
    const { router } = await openApp('/', { role: 'volunteer' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem(AUTH_KEY)).toBe(JSON.stringify(aSession('volunteer')));
    expect(api.seen('POST /admin/auth/logout')).toHaveLength(0);
  });

  it('shows 404 for an unknown address', async () => {
    server();
    await openApp('/nowhere', { locale: 'he-IL' });
    expect(await screen.findByRole('heading', { name: 'העמוד לא נמצא' })).toBeTruthy();
  });

  it('says so when a screen breaks, and offers to load it again', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server().on('GET /admin/events', rows([{ id: 1 }]));
    await openApp('/events');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    quiet.mockRestore();
  });

  it('says that the connection is gone, while it is', async () => {
    server().on('GET /admin/events', rows([anEvent()]));
    const { user } = await openApp('/events');
    await screen.findByText('שריפה בכרמל');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/No connection\. What is shown is from .*\d\d:\d\d/)).toBeTruthy();
    expect(screen.getByText('שריפה בכרמל')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    expect(await screen.findByText(/nothing was sent or changed/)).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/What is shown is from/)).toBeNull();
    online.mockRestore();
  });

  it('has no accessibility faults', async () => {
    server();
    await openApp('/', { locale: 'he-IL' });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('link', { name: /שריפה בכרמל/ });
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('when the server ends the session', () => {
  it('says on the sign-in page that it has expired (401) and does not call sign-out', async () => {
    const api = server().on('GET /admin/events', {
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: 'x' },
    });
    const { router } = await openApp('/events');
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem(AUTH_KEY)).toBeNull();
    expect(api.seen('POST /admin/auth/logout')).toHaveLength(0);
  });

  it('notices it on any read, not only on lists', async () => {
    server().on('GET /staff/waiting', { status: 401, body: { code: 'SESSION_EXPIRED' } });
    const { router } = await openApp('/');
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('leads to the forbidden page with the server’s text (403)', async () => {
    const api = server().on('GET /admin/events', {
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Your region was taken away.' },
    });
    const { router } = await openApp('/events');
    expect(await screen.findByText('Your region was taken away.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/forbidden');
    expect(localStorage.getItem(AUTH_KEY)).toBeNull();
    expect(await screen.findByRole('link', { name: '03-5550100' })).toBeTruthy();
    expect(api.seen('GET /admin/events')).toHaveLength(1);
  });

  it('leads to the sign-in with the server’s text (429)', async () => {
    server().on('GET /admin/events', { status: 429, body: { code: 'TOO_MANY', message: 'Slow down.' } });
    const { router } = await openApp('/events');
    expect(await screen.findByText('Slow down.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
  });
});
