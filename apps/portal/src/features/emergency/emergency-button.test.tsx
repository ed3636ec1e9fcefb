import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { BUTTON, question, RAISE, STATUS } from '../../../test/emergency-question.js';
import { helpServer, runningEmergency } from '../../../test/help-requests.js';
import { seeker, volunteer } from '../../../test/people.js';
import { data, failure, invalid, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';
import { fetchPagesWith } from '../../core/coming-page.js';

const withNotifications = () =>
  helpServer()
    .on('GET /notifications', () => page([]))
    .on('GET /notification-types', () => data([]));

afterEach(() => {
  jest.useRealTimers();
});

describe('the button on every page', () => {
  it('leads with one press and one confirmation to the page that says what is happening', async () => {
    const server = withNotifications().on(RAISE, () => data(runningEmergency()));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const asked = await question();
    expect(asked.getByRole('link', { name: 'חיוג למשטרה, 100' }).getAttribute('href')).toBe('tel:100');
    expect(server.callsTo(RAISE)).toEqual([]);
    server.on(STATUS, () => data(runningEmergency()));
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    await screen.findByRole('heading', { level: 1, name: 'בקשת חירום' });
    expect(await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.moment__sentence' })).toBeTruthy();
    expect([location.pathname, server.callsTo(RAISE).length]).toEqual(['/emergency', 1]);
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it('says at once that it is being sent, and shows what the answer says, though nothing more gets through', async () => {
    let answer = (_status: ReturnType<typeof data>): void => undefined;
    const server = withNotifications().on(
      RAISE,
      () => new Promise<ReturnType<typeof data>>((resolve) => (answer = resolve)),
    );
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const asked = await question();
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    const sending = asked.getByRole('button', { name: 'שולחים את הבקשה…' });
    expect(sending.getAttribute('aria-busy')).toBe('true');
    expect(asked.getByText('שולחים את הבקשה…', { selector: '[role=status]' })).toBeTruthy();
    await user.click(sending);
    server.on(STATUS, () => 'unreachable');
    await act(async () => answer(data(runningEmergency())));
    await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.moment__sentence' });
    expect(server.callsTo(RAISE)).toHaveLength(1);
  });

  it('fetches the page that follows while it asks, and is sent though that page is out of reach', async () => {
    const fetchPage = jest.fn<(path: string) => Promise<unknown>>(() => Promise.reject(new Error('offline')));
    fetchPagesWith(fetchPage);
    withNotifications().on(RAISE, () => data(runningEmergency()));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const asked = await question();
    expect(fetchPage.mock.calls).toEqual([['/emergency']]);
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    const sent = within(await screen.findByRole('dialog', { name: 'הבקשה נשלחה' }));
    expect(sent.getByRole('status').textContent).toContain('הבקשה אצלנו');
    expect(sent.getByRole('link', { name: 'חיוג למד״א, 101' })).toBeTruthy();
    fetchPagesWith(() => Promise.resolve());
    await user.click(sent.getByRole('button', { name: 'לראות מה קורה' }));
    await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.moment__sentence' });
  });

  it('shows the running one at a second press, and raises no other', async () => {
    const server = withNotifications().on(STATUS, () => data(runningEmergency()));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const running = within(await screen.findByRole('dialog', { name: 'בקשת החירום שלך כבר בטיפול' }));
    expect(running.queryByRole('button', { name: 'ביטול' })).toBeNull();
    await user.click(running.getByRole('button', { name: 'לראות מה קורה' }));
    await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.moment__sentence' });
    expect(server.callsTo(RAISE)).toEqual([]);
  });

  it('leads to the running one as soon as a page has heard of it, and not the next person at this device', async () => {
    helpServer().on(STATUS, () => data(runningEmergency()));
    await visit('/dashboard', { as: seeker() });
    const way = await screen.findByRole('link', { name: 'בקשת החירום שלך: מה קורה' });
    expect(way.getAttribute('href')).toBe('/emergency');
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
    await visit('/about-menu', { as: seeker({ id: 777 }) });
    expect(screen.getByRole('button', { name: BUTTON })).toBeTruthy();
  });

  it('takes a second tap of the same hand for no answer', async () => {
    const server = withNotifications().on(RAISE, () => data(runningEmergency()));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const dialog = await screen.findByRole('dialog', { name: 'לבקש עזרה דחופה עכשיו?' });
    await user.click(within(dialog).getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    await user.keyboard('{Enter}');
    await question();
    expect(server.callsTo(RAISE)).toEqual([]);
  });

  it('is left by its corner, and by a step back in the browser', async () => {
    withNotifications();
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    await user.click((await question()).getByRole('button', { name: 'סגירה' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: BUTTON }));
    await question();
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says without a network whom to call, and can be pressed again', async () => {
    const server = withNotifications()
      .on(STATUS, () => 'unreachable')
      .on(RAISE, () => 'unreachable');
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const asked = await question();
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    expect((await asked.findByRole('alert')).textContent).toMatch(/100\s+למשטרה, 101\s+למד״א, 102\s+לכבאות/);
    expect(asked.getByRole('link', { name: 'חיוג למד״א, 101' }).getAttribute('href')).toBe('tel:101');
    server.on(RAISE, () => data(runningEmergency())).on(STATUS, () => data(runningEmergency()));
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.moment__sentence' });
  });

  it('says why a request was refused', async () => {
    withNotifications().on(RAISE, () => invalid({ message: ['הכתובת שלך לא ידועה'] }));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const asked = await question();
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    expect((await asked.findByRole('alert')).textContent).toContain('הכתובת שלך לא ידועה');
  });

  it.each([
    ['a volunteer', volunteer()],
    ['a help seeker without a disability', seeker({ disability_id: [] })],
  ])('is not there for %s', async (_who, person) => {
    helpServer().on('GET /auth/profile', () => failure(500));
    await visit('/about-menu', { as: person });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it('is there for a help seeker whose account is not active: an emergency is all they can file', async () => {
    helpServer().on('GET /auth/profile', () => failure(500));
    await visit('/about-menu', { as: seeker({ is_active: 0 }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('button', { name: BUTTON })).toBeTruthy();
  });
});
