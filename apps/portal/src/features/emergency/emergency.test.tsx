import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { emergency, helpServer, runningEmergency } from '../../../test/help-requests.js';
import { seeker, volunteer } from '../../../test/people.js';
import { data, failure, invalid, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const STATUS = 'GET /event/requests/emergency';
const RAISE = 'POST /event/requests/emergency';
const CLOSE = 'DELETE /event/requests/emergency';
const BUTTON = 'חירום: לבקש עזרה מיד';

const withNotifications = () => helpServer().on('GET /notifications', () => page([])).on('GET /notification-types', () => data([]));
const question = async () => within(await screen.findByRole('dialog', { name: 'לבקש עזרה דחופה עכשיו?' }));

afterEach(() => {
  jest.useRealTimers();
});

describe('the button on every page', () => {
  it('leads with one press and one confirmation to the page that says what is happening', async () => {
    const server = withNotifications().on(RAISE, () => data(null));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const asked = await question();
    expect(asked.getByRole('link', { name: 'חיוג למשטרה, 100' }).getAttribute('href')).toBe('tel:100');
    expect(server.callsTo(RAISE)).toEqual([]);
    server.on(STATUS, () => data(runningEmergency()));
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    await screen.findByRole('heading', { level: 1, name: 'בקשת חירום' });
    expect(await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.way__state' })).toBeTruthy();
    expect([location.pathname, server.callsTo(RAISE).length]).toEqual(['/emergency', 1]);
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it('shows the running one at a second press, and raises no other', async () => {
    const server = withNotifications().on(STATUS, () => data(runningEmergency()));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const running = within(await screen.findByRole('dialog', { name: 'בקשת החירום שלך כבר פועלת' }));
    await user.click(running.getByRole('button', { name: 'לראות מה קורה' }));
    await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.way__state' });
    expect(server.callsTo(RAISE)).toEqual([]);
  });

  it('says without a network whom to call, and can be pressed again', async () => {
    const server = withNotifications().on(STATUS, () => 'unreachable').on(RAISE, () => 'unreachable');
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const asked = await question();
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    expect((await asked.findByRole('alert')).textContent).toMatch(/100\s+למשטרה, 101\s+למד״א, 102\s+לכבאות/);
    expect(asked.getByRole('link', { name: 'חיוג למד״א, 101' }).getAttribute('href')).toBe('tel:101');
    server.on(RAISE, () => data(null)).on(STATUS, () => data(runningEmergency()));
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.way__state' });
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
    ['a volunteer', volunteer()], ['a help seeker without a disability', seeker({ disability_id: [] })],
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

describe('the page of an emergency', () => {
  const open = () => visit('/emergency', { as: seeker() });
  const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '').filter((text) => /\((בוצע|עכשיו|בהמשך)\)/.test(text));

  it('has the large button and the numbers while nothing is running', async () => {
    const server = helpServer().on(RAISE, () => data(null));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    server.on(STATUS, () => data(runningEmergency()));
    await user.click((await question()).getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.way__state' });
    expect(screen.getByRole('link', { name: 'חיוג לכבאות והצלה, 102' })).toBeTruthy();
  });

  it('says step by step what is happening, asked again every five seconds', async () => {
    jest.useFakeTimers();
    const server = helpServer().on(STATUS, () => data(runningEmergency()));
    await open();
    await waitFor(() => expect(steps()).toHaveLength(6));
    expect(steps().slice(0, 3)).toEqual(['הבקשה התקבלה (בוצע)', 'מחפשים מתנדבים קרובים (עכשיו)', 'נמצא מי שיכול לבוא (בהמשך)']);
    server.on(STATUS, () => data(runningEmergency({
      step: 'on_way', state_text: 'נועם בדרך אליך', assigned_volunteer: true, volunteer: { id: 9, first_name: 'נועם', full_name: 'נועם ברק', phone: '+972520000001', progress: 'on_way' },
    })));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('נועם בדרך אליך').closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'להתקשר אל נועם' }).getAttribute('href')).toBe('tel:+972520000001');
    expect(steps()[4]).toBe('בדרך אליך (עכשיו)');
  });

  it('says that a coordinator has taken over, that somebody cannot come, and which event it belongs to', async () => {
    helpServer().on(STATUS, () => data(runningEmergency({ step: 'coordinator', reject_volunteer: true, with_event: true, event: { id: 4, name: 'פינוי באשקלון' } })));
    await open();
    await waitFor(() => expect(steps().at(-1)).toBe('רכז או רכזת מהצוות מטפלים בזה באופן אישי (עכשיו)'));
    expect(screen.getByText(/לא יוכל להגיע/)).toBeTruthy();
    expect(screen.getByText('פנינו עד עכשיו ל־3 מתנדבים')).toBeTruthy();
    expect(screen.getByText(/פינוי באשקלון/)).toBeTruthy();
  });

  it('is closed after a question', async () => {
    const server = helpServer().on(STATUS, () => data(runningEmergency())).on(CLOSE, () => data(null));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'כבר לא צריך עזרה' }));
    expect(server.callsTo(CLOSE)).toEqual([]);
    server.on(STATUS, () => data(emergency({ step: 'done' })));
    await user.click(within(await screen.findByRole('dialog', { name: 'לסגור את בקשת החירום?' })).getByRole('button', { name: 'כן, לסגור' }));
    await screen.findByRole('heading', { name: 'בקשת החירום הסתיימה' });
    expect(server.callsTo(CLOSE)).toHaveLength(1);
  });

  it('keeps what it knows when the network goes, and says so', async () => {
    jest.useFakeTimers();
    const server = helpServer().on(STATUS, () => data(runningEmergency()));
    await open();
    await waitFor(() => expect(steps()).toHaveLength(6));
    server.on(STATUS, () => 'unreachable');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('alert').textContent).toContain('אין כרגע חיבור');
    expect(steps()).toHaveLength(6);
  });

  it('says why there is no button', async () => {
    helpServer().on(STATUS, () => data(emergency({ can_raise: false })));
    await open();
    expect(await screen.findByText(/הלחצן פעיל למי/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });
});
