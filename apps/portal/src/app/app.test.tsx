import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { seeker, volunteer } from '../../test/people.js';
import { data, FakeServer, failure, invalid, page } from '../../test/server.js';
import { visit } from '../../test/visit.js';
import { leave } from '../core/leave.js';
import { session } from '../core/session.js';

function server(): FakeServer {
  return new FakeServer()
    .on('GET /event/requests', () => data([]))
    .on('GET /volunteer/event-user-requests', () => page([]))
    .on('POST /dropdowns/events', () => data({ events: [], statuses: [] }))
    .on('GET /notifications', () => page([]))
    .on('GET /notification-types', () => data([]))
    .on('POST /auth/logout', () => data(null));
}

function windowOf(width: number): void {
  Object.defineProperty(globalThis, 'innerWidth', { value: width, configurable: true, writable: true });
}

beforeEach(() => windowOf(1280));
afterEach(() => jest.restoreAllMocks());

describe('header', () => {
  it('changes language, direction and logo, and keeps the choice', async () => {
    server();
    const user = await visit('/login');
    await user.click(screen.getByRole('button', { name: 'שפה: עברית' }));
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to Karov' })).toBeTruthy();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en-US', 'ltr']);
    expect(screen.getByRole('link', { name: 'Karov' })).toBeTruthy();
    expect(localStorage.getItem('karov.locale')).toBe('en-US');
  });

  it('closes its menu on Escape, gives the focus back, and closes on a press elsewhere', async () => {
    server();
    const user = await visit('/login');
    const button = screen.getByRole('button', { name: 'שפה: עברית' });
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.click(await screen.findByRole('heading', { level: 1 }));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('offers basket and availability to volunteers only', async () => {
    server();
    const user = await visit('/volunteer/event-requests', { as: volunteer() });
    await user.click(screen.getByRole('button', { name: 'החשבון שלי: נועם ברק' }));
    const links = ['הסל שלי', 'הזמינות שלי'].map((name) =>
      within(screen.getByRole('banner')).getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/volunteer/basket-menu', '/volunteer/availability']);
  });

  it('asks before it logs out, then ends the session here and there', async () => {
    const fake = server();
    const user = await visit('/dashboard', { as: seeker() });
    await user.click(screen.getByRole('button', { name: 'החשבון שלי: רחל אברהמי' }));
    expect(screen.queryByRole('link', { name: 'הסל שלי' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'יציאה' }));
    expect(session.get()).not.toBeNull();
    await user.click(
      within(await screen.findByRole('dialog', { name: 'לצאת מהחשבון?' })).getByRole('button', {
        name: 'יציאה',
      }),
    );
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(fake.callsTo('POST /auth/logout')).toHaveLength(1);
    expect(session.get()).toBeNull();
  });

  it('stays signed in when the question is cancelled', async () => {
    const fake = server();
    const user = await visit('/dashboard', { as: seeker() });
    await user.click(screen.getByRole('button', { name: 'החשבון שלי: רחל אברהמי' }));
    await user.click(screen.getByRole('button', { name: 'יציאה' }));
    await user.click(await screen.findByRole('button', { name: 'ביטול' }));
    expect(session.get()).not.toBeNull();
    expect(fake.callsTo('POST /auth/logout')).toEqual([]);
  });
});

describe('the switch of roles', () => {
  const both = () => seeker({ roles: ['user', 'volunteer', 'manager', 'super_admin'] });
  const openMenu = async (user: Awaited<ReturnType<typeof visit>>) =>
    user.click(screen.getByRole('button', { name: 'החשבון שלי: רחל אברהמי' }));

  it('offers the other roles without super admin, replaces the record and goes to the home of the role', async () => {
    const fake = server().on('POST /switch/role', () => data(volunteer({ roles: ['user', 'volunteer'] })));
    const user = await visit('/dashboard', { as: both() });
    await openMenu(user);
    expect(
      (await screen.findAllByRole('button', { name: /לעבור אל/ })).map((button) => button.textContent),
    ).toEqual(['לעבור אל: התנדבות', 'לעבור אל: ניהול אירועים']);
    await user.click(screen.getByRole('button', { name: 'לעבור אל: התנדבות' }));
    await waitFor(() => expect(location.pathname).toBe('/volunteer/open-menu'));
    expect(fake.callsTo('POST /switch/role').map(({ body }) => body)).toEqual([{ role: 'volunteer' }]);
    expect(session.get()?.role).toBe('volunteer');
  });

  it('leads staff to the back office', async () => {
    server().on('POST /switch/role', () => data(seeker({ role: 'manager' })));
    const left = jest.spyOn(leave, 'to').mockImplementation(() => undefined);
    const user = await visit('/dashboard', { as: both() });
    await openMenu(user);
    await user.click(await screen.findByRole('button', { name: 'לעבור אל: ניהול אירועים' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/admin'));
  });

  it('changes nothing when the server refuses', async () => {
    server().on('POST /switch/role', () =>
      invalid({ role: ['החשבון עדיין לא פעיל.'] }, 'החשבון עדיין לא פעיל.'),
    );
    const user = await visit('/dashboard', { as: both() });
    await openMenu(user);
    await user.click(await screen.findByRole('button', { name: 'לעבור אל: התנדבות' }));
    expect(await screen.findByText('החשבון עדיין לא פעיל.')).toBeTruthy();
    expect([location.pathname, session.get()?.role]).toEqual(['/dashboard', 'user']);
  });
});

describe('activity', () => {
  it('is reported for people who are signed in, and said goodbye with the token in the body', async () => {
    const sent: Blob[] = [];
    Object.defineProperty(navigator, 'sendBeacon', {
      configurable: true,
      value: (_path: string, body: Blob) => sent.push(body) > 0,
    });
    const fake = server();
    await visit('/dashboard', { as: seeker() });
    await waitFor(() =>
      expect(fake.callsTo('POST /activity').map(({ body }) => body)).toEqual([{ status: 1 }]),
    );
    act(() => {
      fireEvent(globalThis.window, new Event('pagehide'));
    });
    expect(sent.map(({ type }) => type)).toEqual(['application/json']);
  });

  it('is nobody’s business when nobody is signed in', async () => {
    const fake = server();
    await visit('/login');
    await screen.findByRole('heading', { level: 1 });
    expect(fake.callsTo('POST /activity')).toEqual([]);
  });
});

describe('sidebar', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'תפריט ראשי' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('holds the pages of each role', async () => {
    server();
    await visit('/dashboard', { as: seeker() });
    expect(links()).toEqual(
      expect.arrayContaining([
        'בקשות העזרה שלי',
        'הודעות שקיבלתי',
        'על ״קרוב״',
        'איך זה עובד',
        'תקנון ופרטיות',
        'הצהרת נגישות',
      ]),
    );
    expect(links()).not.toContain('בקשות באירועים');
    act(() => session.set(volunteer()));
    await waitFor(() =>
      expect(links()).toEqual(expect.arrayContaining(['בקשות באירועים', 'הודעות שקיבלתי', 'על ״קרוב״'])),
    );
    expect(links()).not.toContain('בקשות העזרה שלי');
  });

  it('is not there for visitors', async () => {
    server();
    await visit('/login');
    expect(screen.queryByRole('button', { name: 'תפריט' })).toBeNull();
  });

  it('is open and stays open where the window is wider than 768 px', async () => {
    server();
    windowOf(769);
    const user = await visit('/dashboard', { as: seeker() });
    await user.click(screen.getByRole('link', { name: 'הודעות שקיבלתי' }));
    await screen.findByRole('heading', { name: 'הודעות שקיבלתי', level: 1 });
    expect(screen.getByRole('button', { name: 'תפריט' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('is closed at 768 px, and closes after a link', async () => {
    server();
    windowOf(768);
    const user = await visit('/dashboard', { as: seeker() });
    const toggle = screen.getByRole('button', { name: 'תפריט' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('navigation', { name: 'תפריט ראשי' })).toBeNull();
    await user.click(toggle);
    await user.click(screen.getByRole('link', { name: 'הודעות שקיבלתי' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('pages', () => {
  it('names the document and moves the focus to the heading after a change of page', async () => {
    server();
    const user = await visit('/dashboard', { as: seeker() });
    await user.click(await screen.findByRole('link', { name: 'הודעות שקיבלתי' }));
    const heading = await screen.findByRole('heading', { name: 'הודעות שקיבלתי', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('הודעות שקיבלתי · קרוב');
  });

  it.each(['/404', '/no/such/page', '/volunteer/nowhere', '/%E0%A4%A', '/__proto__'])(
    'shows 404 at %s',
    async (path) => {
      server();
      await visit(path);
      expect(await screen.findByRole('heading', { name: 'העמוד לא נמצא' })).toBeTruthy();
    },
  );

  it.each(['/about-menu/', '/%61bout-menu', '/About-Menu'])('knows its page at %s', async (path) => {
    server();
    await visit(path);
    expect(await screen.findByRole('heading', { name: 'על ״קרוב״', level: 1 })).toBeTruthy();
  });

  it('shows an admin 404 on ordinary pages, with the way to the back office', async () => {
    server();
    await visit('/notification-menu', { as: seeker({ role: 'admin', roles: ['admin'] }) });
    expect((await screen.findByRole('link', { name: 'לאזור הניהול' })).getAttribute('href')).toBe('/admin');
  });

  it('shows the forbidden page in its fixed words', async () => {
    server();
    await visit('/forbidden', { in: 'en-US' });
    await screen.findByRole('heading', { name: '403 Forbidden' });
    expect(
      screen.getByText('Your access has been restricted. If you think this is a mistake, contact support.'),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'To the main page' }).getAttribute('href'),
    ).toBe('/');
  });

  it.each(['/', '/dashboard', '/volunteer/open-menu', '/messages', '/notification-menu'])(
    'asks a visitor of %s to sign in',
    async (path) => {
      server();
      await visit(path);
      await screen.findByRole('heading', { name: 'ברוכים הבאים ל״קרוב״' });
      expect(location.pathname).toBe('/login');
    },
  );

  it.each(['/events', '/events/map/5?tab=list', '/events/%2540'])(
    "takes the managers' event page %s to the back office, with what stands behind it",
    async (path) => {
      server();
      const left = jest.spyOn(leave, 'to').mockImplementation(() => undefined);
      await visit(path);
      await waitFor(() => expect(left).toHaveBeenCalledWith(`/admin${path}`));
    },
  );

  it('takes staff to the back office with a full page load', async () => {
    server();
    const left = jest.spyOn(leave, 'to').mockImplementation(() => undefined);
    await visit('/', { as: seeker({ role: 'manager', roles: ['manager'] }) });
    await waitFor(() => expect(left).toHaveBeenCalledWith('/admin'));
  });

  it('shows what the server answers to a session test', async () => {
    server().on('GET /session-test', () => ({ status: 200, body: { message: 'ok' } }));
    await visit('/get/session');
    expect(await screen.findByText('ok')).toBeTruthy();
  });

  it('has a link that skips to the content, and the support desk in the footer', async () => {
    server();
    await visit('/login');
    expect(screen.getByRole('link', { name: 'דילוג לתוכן' }).getAttribute('href')).toBe(
      `#${screen.getByRole('main').id}`,
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect((await footer.findByRole('link', { name: 'help@karov.example' })).getAttribute('href')).toBe(
      'mailto:help@karov.example',
    );
    expect(footer.getByText(/9:00-14:00/)).toBeTruthy();
  });

  it('says so when the connection is gone', async () => {
    server();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visit('/login');
    expect(screen.getByText(/אין חיבור לאינטרנט/)).toBeTruthy();
    online.mockReturnValue(true);
    act(() => {
      fireEvent(globalThis.window, new Event('online'));
    });
    expect(screen.queryByText(/אין חיבור לאינטרנט/)).toBeNull();
  });
});

describe('failures of the session', () => {
  it('401: clears the session and goes to the chooser with an alert that can be closed', async () => {
    server().on('GET /event/requests', () => failure(401));
    const user = await visit('/dashboard', { as: seeker() });
    expect((await screen.findByRole('alert')).textContent).toContain('החיבור הסתיים. צריך להיכנס שוב.');
    expect([location.pathname, session.get(), localStorage.getItem('karov.auth')]).toEqual([
      '/login',
      null,
      null,
    ]);
    await user.click(screen.getByRole('button', { name: 'לסגור את ההודעה' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('403: clears the session and goes to the forbidden page with the words of the server', async () => {
    server().on('GET /event/requests', () => failure(403, 'החשבון נחסם'));
    await visit('/dashboard', { as: seeker() });
    expect((await screen.findByRole('alert')).textContent).toContain('החשבון נחסם');
    expect([location.pathname, session.get()]).toEqual(['/forbidden', null]);
  });

  it('follows a sign-out in another tab', async () => {
    server();
    await visit('/dashboard', { as: seeker() });
    await screen.findByRole('heading', { name: 'בקשות העזרה שלי' });
    localStorage.removeItem('karov.auth');
    act(() => {
      fireEvent(globalThis.window, new StorageEvent('storage', { key: 'karov.auth' }));
    });
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });
});

describe('an account that changed while its owner was away', () => {
  it('is led where it belongs as soon as the portal opens', async () => {
    const away = volunteer();
    server().on('GET /auth/profile', () => data({ ...away, is_freeze: 1, volunteer_information: null }));
    await visit('/volunteer/basket-menu', { as: away });
    await waitFor(() =>
      expect(location.pathname).toBe(`/volunteer/account/renew/${away.volunteer_information_id}`),
    );
    expect(session.get()?.is_freeze).toBe(1);
  });
});
