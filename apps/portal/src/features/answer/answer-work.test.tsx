import { jest } from '@jest/globals';
import type { LinkWork } from '@karov/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callLink, linkWork } from '../../../test/link-records.js';
import { helpLink } from '../../../test/requests.js';
import { data, FakeServer, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const EVENT = {
  path: '/volunteer/update-status/code-2',
  check: 'POST /volunteer/check-event-expiration-link',
  work: 'POST /volunteer/event-requests/code-2/work',
};
const ALONE = {
  path: '/help/request/code-3',
  check: 'POST /check-application',
  work: 'POST /help-request-respond/code-3/work',
};
const ORIGINS = [
  ['an event', EVENT, (work: LinkWork) => callLink({ status: 'assigned', is_approved: 1, work })],
  ['a single request', ALONE, (work: LinkWork) => helpLink({ respond: 1, can_answer: false, work })],
] as const;

const ready = async (name: string): Promise<HTMLElement> => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
};
/** Two links: one beside the name, and one within the thumb's reach. */
const calls = () => screen.findAllByRole('link', { name: 'להתקשר אל שרה כהן' });
const serverWith = (change: Partial<LinkWork> = {}): FakeServer =>
  new FakeServer()
    .on(ALONE.check, () => data(helpLink({ respond: 1, can_answer: false, work: linkWork(change) })))
    .on(ALONE.work, () => data(null, 'ok'));

afterEach(() => {
  jest.useRealTimers();
});

describe('the work behind a link (rule 212)', () => {
  it.each(ORIGINS)(
    'of %s: calls, leads there and goes to its end with one press each, signed out',
    async (_origin, { path, check, work: call }, linkOf) => {
      let work = linkWork();
      const course = [
        linkWork({ state: 'on_way', abilities: ['arrived', 'complete', 'withdraw'] }),
        linkWork({ state: 'arrived', abilities: ['complete', 'withdraw'] }),
        linkWork({ state: 'completed', abilities: [], contact: null }),
      ];
      const server = new FakeServer()
        .on(check, () => data(linkOf(work)))
        .on(call, () => {
          work = course.shift() ?? work;
          return data(null, 'ok');
        });
      const user = await visit(path);
      expect((await calls()).map((link) => link.getAttribute('href'))).toEqual(
        Array(2).fill('tel:+972509876543'),
      );
      expect(
        screen.getAllByRole('link', { name: 'לנווט ב־Waze אל הרצל 12, חיפה' }).at(-1)?.getAttribute('href'),
      ).toContain('waze.com');
      for (const [name, title] of [
        ['יצאתי לדרך', 'בדרך'],
        ['הגעתי', 'הגעת'],
        ['העזרה ניתנה', 'העזרה ניתנה. תודה מכל הלב!'],
      ] as const) {
        await user.click(await ready(name));
        await screen.findByRole('region', { name: title });
        expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
        expect(document.title).toContain(title);
      }
      expect(server.callsTo(call).map(({ body }) => body)).toEqual(
        ['on_way', 'arrived', 'complete'].map((chosen) => ({ hold_id: 31, act: chosen })),
      );
      expect(screen.queryByText('שרה כהן')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'העזרה ניתנה. תודה מכל הלב!' }));
    },
  );

  it('tells what matters, how they want to be reached, and both ways of a ride', async () => {
    const { contact } = linkWork();
    const ride = contact && {
      ...contact,
      contact_note: 'לא לצלצל בפעמון',
      comments: 'הדלת האחורית',
      matters: ['wheelchair' as const, 'alone' as const],
      floor: 3,
      destination_address: 'נמל חיפה, ישראל, חיפה, חיפה, 32.81, 34.99',
    };
    const server = serverWith({ contact: ride });
    await visit(ALONE.path);
    for (const text of ['כיסא גלגלים · לבד בבית · קומה 3', 'הדלת האחורית', 'לא לצלצל בפעמון'])
      expect((await screen.findByText(text, { exact: false })).textContent).toContain(text);
    const way = () =>
      screen
        .getAllByRole('link', { name: /^לנווט ב־Waze/ })
        .at(-1)
        ?.getAttribute('href');
    expect(way()).toContain(encodeURIComponent('הרצל 12'));
    server.on(ALONE.check, () =>
      data(
        helpLink({
          respond: 1,
          can_answer: false,
          work: linkWork({ contact: ride, state: 'arrived', abilities: ['complete', 'withdraw'] }),
        }),
      ),
    );
    act(() => void fireEvent(document, new Event('visibilitychange')));
    await waitFor(() => expect(way()).toContain('32.81'));
  });

  it('asks before the end while nobody has arrived, and before giving it back, with why', async () => {
    const server = serverWith();
    const user = await visit(ALONE.path);
    await user.click(await screen.findByRole('button', { name: 'העזרה ניתנה' }));
    const end = await screen.findByRole('dialog', { name: 'לסמן שהעזרה ניתנה?' });
    await user.click(within(end).getByRole('button', { name: 'ביטול' }));
    expect(server.callsTo(ALONE.work)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'לא אוכל להגיע' }));
    const back = await screen.findByRole('dialog', { name: 'לאשר שלא ניתן לך להגיע?' });
    await user.type(within(back).getByRole('textbox'), 'הרכב נתקע');
    await user.click(within(back).getByRole('button', { name: 'לא אוכל להגיע' }));
    await waitFor(() =>
      expect(server.callsTo(ALONE.work).map(({ body }) => body)).toEqual([
        { hold_id: 31, act: 'withdraw', note: 'הרכב נתקע' },
      ]),
    );
  });

  it('takes no press of a thumb that was meant for the button before', async () => {
    jest.useFakeTimers();
    const server = serverWith({ state: 'arrived', abilities: ['complete', 'withdraw'] });
    await visit(ALONE.path);
    const button = await screen.findByRole('button', { name: 'העזרה ניתנה' });
    fireEvent.click(button);
    expect(server.callsTo(ALONE.work)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(280));
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(server.callsTo(ALONE.work)).toHaveLength(1);
  });

  it('says within two minutes whether to come, names no staff, and looks again by itself until it knows', async () => {
    jest.useFakeTimers();
    const server = serverWith({
      state: 'waiting_urgent',
      state_text: 'בתוך שתי דקות נודיע לך',
      contact: null,
      abilities: ['withdraw'],
    });
    await visit(ALONE.path);
    const region = await screen.findByRole('region', { name: 'תודה! התשובה בתוך שתי דקות' });
    expect(region.textContent).toContain('בתוך שתי דקות נודיע לך');
    expect(region.textContent).not.toMatch(/צוות|מנהל|אישור/);
    expect(screen.queryByRole('link', { name: /להתקשר אל/ })).toBeNull();
    server.on(ALONE.check, () => data(helpLink({ respond: 1, can_answer: false, work: linkWork() })));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(within(screen.getByRole('region', { name: 'מחכים לך' })).getByRole('status')).toBeTruthy();
    expect(await calls()).toHaveLength(2);
  });

  it.each([
    ['replaced', 'הבקשה כבר לא אצלך, ואין צורך להגיע'],
    ['over', 'הבקשה נסגרה, ואין צורך להגיע'],
  ] as const)('once %s knows nobody, and says what to do now', async (state, text) => {
    serverWith({ state, state_text: text, contact: null, abilities: [] });
    await visit(ALONE.path);
    expect((await screen.findByRole('region', { name: 'תודה, כבר אין צורך' })).textContent).toContain(text);
    expect(screen.queryByRole('button', { name: /הגעתי|יצאתי|ניתנה|לא אוכל/ })).toBeNull();
  });

  it('shows what is true by now when a press came too late', async () => {
    const server = serverWith().on(ALONE.work, () => {
      server.on(ALONE.check, () =>
        data(
          helpLink({
            respond: 2,
            can_answer: false,
            work: linkWork({ state: 'replaced', contact: null, abilities: [] }),
          }),
        ),
      );
      return invalid({ message: ['אי אפשר עכשיו'] });
    });
    const user = await visit(ALONE.path);
    await user.click(await ready('יצאתי לדרך'));
    expect(await screen.findByText('אי אפשר עכשיו')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'תודה, כבר אין צורך' })).toBeTruthy();
  });

  it('keeps what it knows while the server is away, and says so', async () => {
    jest.useFakeTimers();
    const server = serverWith();
    await visit(ALONE.path);
    await calls();
    server.on(ALONE.check, () => 'unreachable');
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByRole('alert').textContent).toContain('אין כרגע קשר לשרת');
    expect(await calls()).toHaveLength(2);
  });

  it('helps by phone with a call and an end, and no way', async () => {
    const { contact } = linkWork();
    const server = serverWith({
      is_by_phone: true,
      contact: contact && { ...contact, origin_address: '', from: null, distance_band: null },
      abilities: ['complete', 'withdraw'],
    });
    const user = await visit(ALONE.path);
    await user.click(await ready('דיברנו, העזרה ניתנה'));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'לסמן שהעזרה ניתנה?' })).getByRole('button', {
        name: 'דיברנו, העזרה ניתנה',
      }),
    );
    await waitFor(() =>
      expect(server.callsTo(ALONE.work).map(({ body }) => body)).toEqual([{ hold_id: 31, act: 'complete' }]),
    );
    expect(screen.queryByRole('link', { name: /Waze/ })).toBeNull();
    expect((await calls()).at(-1)?.className).toContain('button--primary');
    expect(screen.queryByRole('button', { name: /להגיע/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'לא אוכל להתקשר' }));
    expect(await screen.findByRole('dialog', { name: 'לא תהיה אפשרות להתקשר?' })).toBeTruthy();
  });
});
