import { jest } from '@jest/globals';
import { noteServerTime, type OwnEventRequest } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emergency, helpServer, ownApplication, runningEmergency } from '../../../test/help-requests.js';
import { profile, seeker } from '../../../test/people.js';
import { data, type FakeServer, failure, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const EVENTS = 'GET /event/requests';
const OWN = 'GET /applications';

function inEvent(change: Partial<OwnEventRequest> = {}): OwnEventRequest {
  return {
    id: 1,
    event: { id: 4, name: 'פינוי באשקלון' },
    status: 'pending',
    is_approved: 0,
    respond: 1,
    state_text: 'מחפשים מתנדב בקרבת מקום',
    volunteer: null,
    is_approved_soon: false,
    asked: 3,
    updated_at: new Date(Date.now() - 5 * 60_000).toISOString(),
    created_at: '2026-11-20T08:00:00.000Z',
    ...change,
  };
}

const withEvent = (change?: Partial<OwnEventRequest>): FakeServer =>
  helpServer().on(EVENTS, () => data([inEvent(change)]));
const stations = () =>
  within(screen.getByRole('list', { name: 'מה קורה עם הבקשה' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const open = () => visit('/dashboard', { as: seeker() });

afterEach(() => {
  jest.useRealTimers();
});

describe('the own requests in events', () => {
  it('say their state in plain words', async () => {
    withEvent();
    await open();
    await screen.findByRole('heading', { name: 'פינוי באשקלון', level: 3 });
    expect(screen.getByText('מחפשים מתנדב בקרבת מקום')).toBeTruthy();
    expect(screen.getByText('עד עכשיו פנינו ל־3 אנשים')).toBeTruthy();
    expect(screen.getByText('עודכן לפני 5 דקות')).toBeTruthy();
  });

  it('count the time by the server’s clock, on a device whose own is two hours wrong', async () => {
    const serverTime = Date.now() - 2 * 3_600_000;
    const server = withEvent({ updated_at: new Date(serverTime - 5 * 60_000).toISOString() });
    server.time = new Date(serverTime).toISOString();
    await open();
    expect(await screen.findByText('עודכן לפני 5 דקות')).toBeTruthy();
    noteServerTime(new Headers({ 'X-Server-Time': new Date().toISOString() }));
  });

  it('name the volunteer and offer to call', async () => {
    withEvent({
      status: 'assigned',
      is_approved: 1,
      volunteer: {
        first_name: 'נועם',
        phone: '+972509876543',
        contact_note: '',
        spoken_to: NOT_SPOKEN_TO,
        progress: null,
      },
    });
    await open();
    expect((await screen.findByRole('link', { name: 'להתקשר אל נועם' })).getAttribute('href')).toBe(
      'tel:+972509876543',
    );
    expect(screen.queryByText(/עד עכשיו פנינו/)).toBeNull();
  });

  it('fold away what is over, and leave in sight what goes on, or else what ended last', async () => {
    const before = (id: number, minutes: number, change: Partial<OwnEventRequest> = {}) =>
      inEvent({
        id,
        event: { id, name: `אירוע ${id}` },
        status: 'closed',
        updated_at: new Date(Date.now() - minutes * 60_000).toISOString(),
        ...change,
      });
    const server = helpServer().on(EVENTS, () =>
      data([before(1, 50), before(2, 5), before(3, 20), before(4, 90, { status: 'pending' })]),
    );
    await open();
    const heading = await screen.findByRole('heading', { name: 'אירוע 4', level: 3 });
    const folded = (await screen.findByRole('heading', { name: '3 אירועים קודמים' })).closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.contains(heading)).toBe(false);
    expect(Array.from(folded?.querySelectorAll('li h3') ?? [], ({ textContent }) => textContent)).toEqual([
      'אירוע 2',
      'אירוע 3',
      'אירוע 1',
    ]);
    server.on(EVENTS, () => data([before(1, 50), before(2, 5)]));
    act(() => {
      fireEvent(document, new Event('visibilitychange'));
    });
    await screen.findByRole('heading', { name: 'אירוע קודם אחד' });
    expect(screen.getByRole('heading', { name: 'אירוע 2' }).closest('details')).toBeNull();
  });

  it('show a change when the page is looked at again', async () => {
    const server = withEvent();
    await open();
    await screen.findByText('מחפשים מתנדב בקרבת מקום');
    server.on(EVENTS, () =>
      data([inEvent({ status: 'assigned', is_approved: 1, state_text: 'נועם בדרך אליך' })]),
    );
    act(() => {
      fireEvent(document, new Event('visibilitychange'));
    });
    expect(await screen.findByText('נועם בדרך אליך')).toBeTruthy();
  });
});

describe('the own help requests', () => {
  it('say what, when, and how they stand, with the way to the details', async () => {
    helpServer().on(OWN, () => page([ownApplication({ step: 'coordinator' })]));
    await open();
    await screen.findByRole('heading', { name: 'קניות ותרופות', level: 3 });
    expect(stations()).toEqual([
      'הבקשה התקבלה (בוצע)',
      'פונים למתנדבים (בוצע)',
      'בטיפול אישי של הצוות (עכשיו)',
      'הסתיים (בהמשך)',
    ]);
    expect(screen.getByText('מחפשים מי יכול לעזור')).toBeTruthy();
    expect(screen.getByText(/1.בדצמ׳.2026/, { selector: '.own-request__when' })).toBeTruthy();
    expect(screen.getByText('עד עכשיו פנינו ל־3 אנשים')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^לפרטים: קניות ותרופות/ }).getAttribute('href')).toBe(
      '/requests/31',
    );
    expect(screen.queryByRole('link', { name: /^לבקש שוב/ })).toBeNull();
  });

  it('name who is coming by first name, and offer to call once it is approved', async () => {
    const waiting = {
      id: 9,
      first_name: 'נועם',
      full_name: null,
      phone: null,
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      progress: null,
      progress_at: null,
      distance_band: null,
    };
    const server = helpServer().on(OWN, () => page([ownApplication({ volunteer: waiting })]));
    await open();
    expect(await screen.findByText('נועם')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'להתקשר אל נועם' })).toBeNull();
    const approved = {
      ...waiting,
      full_name: 'נועם ברק',
      phone: '+972520000001',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      progress: 'on_way',
    };
    server.on(OWN, () => page([{ ...ownApplication({ status: 'in treatment' }), volunteer: approved }]));
    act(() => {
      fireEvent(document, new Event('visibilitychange'));
    });
    expect((await screen.findByRole('link', { name: 'להתקשר אל נועם' })).getAttribute('href')).toBe(
      'tel:+972520000001',
    );
    expect(screen.getByText('נועם ברק').parentElement?.textContent).toBe('מי בא לעזור: נועם ברק');
  });

  it('are a way one can follow, with when somebody set out and from how far, and with calling them as the main act', async () => {
    const since = '2026-11-20T12:05:00.000Z';
    const noam = {
      id: 9,
      first_name: 'נועם',
      full_name: 'נועם ברק',
      phone: '+972520000001',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      progress: 'on_way' as const,
      progress_at: since,
    };
    const coming = ownApplication({
      status: 'in treatment',
      step: 'on_way',
      volunteer: { ...noam, distance_band: '1_to_2' },
    });
    const server = helpServer().on(OWN, () => page([coming]));
    await open();
    await screen.findByRole('list', { name: 'מה קורה עם הבקשה' });
    expect(stations()).toEqual([
      'הבקשה התקבלה (בוצע)',
      'פונים למתנדבים (בוצע)',
      'יש מי שיעזור (בוצע)',
      'בדרך אליך (עכשיו)',
      'הגיעה העזרה (בהמשך)',
      'הסתיים (בהמשך)',
    ]);
    expect(screen.getByText('בדרך מאז \u206614:05\u2069 · העזרה יוצאת ממרחק של 1 עד 2 ק״מ ממך')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'לכתוב לצוות: קניות ותרופות' }).getAttribute('href')).toBe(
      '/messages?category_id=2',
    );
    const mainActs = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .filter((link) => link.classList.contains('button--primary'));
    expect(mainActs().map(({ textContent }) => textContent)).toEqual(['להתקשר אל נועם']);
    server.on(OWN, () =>
      page([
        { ...coming, step: 'arrived', volunteer: { ...noam, progress: 'arrived', distance_band: '1_to_2' } },
      ]),
    );
    act(() => {
      fireEvent(document, new Event('visibilitychange'));
    });
    expect(await screen.findByText('במקום מאז \u206614:05\u2069')).toBeTruthy();
    expect(stations()[4]).toBe('הגיעה העזרה (עכשיו)');
  });

  it('stand in the order of what matters: what is under way, asking for more, what was', async () => {
    helpServer().on(OWN, () =>
      page([ownApplication({ id: 30, status: 'completed', step: 'done' }), ownApplication()]),
    );
    await open();
    await screen.findByRole('heading', { name: 'בקשות קודמות', level: 2 });
    const [live, past] = ['מה קורה עכשיו', 'בקשות קודמות'].map((name) =>
      screen.getByRole('region', { name }),
    );
    expect(
      within(live as HTMLElement)
        .getByRole('link', { name: /^לפרטים/ })
        .getAttribute('href'),
    ).toBe('/requests/31');
    expect(
      within(past as HTMLElement)
        .getByText('הושלמה')
        .closest('.badge'),
    ).not.toBeNull();
    const ask = within(screen.getByRole('main')).getByRole('link', { name: 'בקשת עזרה חדשה' });
    expect(ask.classList.contains('button--primary')).toBe(true);
    expect(live?.compareDocumentPosition(ask)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(past?.compareDocumentPosition(ask)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByRole('heading', { name: 'באירועים באזור שלי' })).toBeNull();
  });

  it('offer to ask again, and ask in one press how it was', async () => {
    const ended = ownApplication({ status: 'completed', abilities: ['ask_again', 'feedback'] });
    const server = helpServer()
      .on(OWN, () => page([ended]))
      .on('POST /applications/31/feedback', () => data(null));
    const user = await open();
    expect((await screen.findByRole('link', { name: 'לבקש שוב: קניות ותרופות' })).getAttribute('href')).toBe(
      '/help-menu?again=31',
    );
    server.on(OWN, () => page([{ ...ended, abilities: ['ask_again'], feedback: { is_well: 1 } }]));
    await user.click(await screen.findByRole('button', { name: 'כן, הכול היה בסדר' }));
    const said = await screen.findByText('ענית שהכול היה בסדר. תודה!');
    expect(document.activeElement).toBe(said);
    expect(server.callsTo('POST /applications/31/feedback').map(({ body }) => body)).toEqual([
      { is_well: 1 },
    ]);
  });

  it('are turned page by page', async () => {
    const server = helpServer().on(OWN, ({ query }) =>
      page(
        [
          ownApplication({
            id: Number(query.get('page')),
            description: `עמוד ${query.get('page')} של הבקשות`,
          }),
        ],
        12,
      ),
    );
    const user = await open();
    await screen.findByText(/עמוד 1 של הבקשות/);
    await user.click(await screen.findByRole('button', { name: 'הבא' }));
    await screen.findByText(/עמוד 2 של הבקשות/);
    expect(server.callsTo(OWN).at(-1)?.query.get('perPage')).toBe('10');
  });

  it('say what to do when there are none, with one button for it', async () => {
    helpServer();
    await visit('/dashboard', { as: seeker({ disability_id: [2] }), in: 'en-US' });
    await screen.findByRole('heading', { name: 'No requests right now' });
    expect(screen.getByText(/Ask, and we will look/)).toBeTruthy();
    const buttons = within(screen.getByRole('main')).getAllByRole('link', { name: 'New help request' });
    expect(buttons.map((link) => link.getAttribute('href'))).toEqual(['/help-menu']);
  });

  it('offer nothing that cannot be asked yet, while no disability is told', async () => {
    helpServer().on('GET /auth/profile', () => data(profile({ disability_id: [] })));
    await visit('/dashboard', { as: seeker({ disability_id: [] }), in: 'en-US' });
    await screen.findByRole('heading', { name: 'No requests right now' });
    expect(screen.queryByText(/Ask, and we will look/)).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'New help request' })).toBeNull();
  });

  it('offer another try when they cannot be loaded', async () => {
    const server = helpServer().on(OWN, () => failure(500));
    const user = await open();
    const retry = await screen.findByRole('button', { name: 'לנסות שוב' });
    server.on(OWN, () => page([ownApplication()]));
    await user.click(retry);
    expect(await screen.findByText('מחפשים מי יכול לעזור')).toBeTruthy();
  });
});

describe('what is live', () => {
  const live = async () => screen.findByRole('region', { name: 'מה קורה עכשיו' });
  const isAfter = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

  it('comes first under one heading of the page, before asking for more and the numbers, without a greeting', async () => {
    helpServer().on(OWN, () => page([ownApplication(), ownApplication({ id: 30, status: 'closed' })]));
    await open();
    const region = await live();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H1', 'בקשות העזרה שלי'],
      ['H2', 'מה קורה עכשיו'],
      ['H3', 'קניות ותרופות'],
      ['H2', 'במצב חירום מתקשרים מיד'],
      ['H2', 'בקשות קודמות'],
      ['H3', 'קניות ותרופות'],
    ]);
    expect(isAfter(region, main.getByRole('link', { name: 'בקשת עזרה חדשה' }))).toBe(true);
    expect(isAfter(region, main.getByRole('link', { name: 'חיוג למשטרה, 100' }))).toBe(true);
    expect(screen.queryByText('שלום רחל אברהמי')).toBeNull();
  });

  it('has the focus once it is there, described by its state', async () => {
    helpServer().on(OWN, () => page([ownApplication()]));
    await open();
    const region = await live();
    expect(document.activeElement).toBe(region);
    const described = document.getElementById(region.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('מחפשים מי יכול לעזור');
  });

  it('takes the focus from nobody who has gone elsewhere, nor a second time', async () => {
    let answer = (_rows: ReturnType<typeof page>): void => undefined;
    helpServer().on(OWN, () => new Promise<ReturnType<typeof page>>((resolve) => (answer = resolve)));
    await open();
    const menu = screen.getByRole('button', { name: 'תפריט' });
    menu.focus();
    await act(async () => answer(page([ownApplication()])));
    await live();
    expect(document.activeElement).toBe(menu);
  });

  it('leaves the greeting its place where there is none', async () => {
    helpServer();
    await open();
    expect(await screen.findByText('שלום רחל אברהמי')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'מה קורה עכשיו' })).toBeNull();
  });

  it('begins with the emergency, once, with the numbers on its card alone and its page as the main act', async () => {
    helpServer()
      .on(OWN, () => page([ownApplication(), ownApplication({ id: 90 })]))
      .on('GET /event/requests/emergency', () => data(runningEmergency()));
    await open();
    const show = await screen.findByRole('link', { name: 'לראות מה קורה' });
    const kinds = within(await live()).getAllByRole('heading', { level: 3 });
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['בקשת חירום', 'קניות ותרופות']);
    expect(screen.getAllByRole('link', { name: 'חיוג למשטרה, 100' })).toHaveLength(1);
    const main = within(screen.getByRole('main')).getAllByRole('link');
    expect(main.filter((link) => link.classList.contains('button--primary'))).toEqual([show]);
  });
});

describe('the dashboard', () => {
  it('asks again by itself every ten seconds while something is under way', async () => {
    jest.useFakeTimers();
    const server = helpServer().on(OWN, () => page([ownApplication()]));
    await open();
    await waitFor(() => expect(server.callsTo(OWN)).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(server.callsTo(OWN)).toHaveLength(2);
  });

  it('rests for a minute when all has ended', async () => {
    jest.useFakeTimers();
    const server = helpServer().on(OWN, () => page([ownApplication({ status: 'closed' })]));
    await open();
    await waitFor(() => expect(server.callsTo(OWN)).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(45_000));
    expect(server.callsTo(OWN)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(server.callsTo(OWN)).toHaveLength(2);
  });

  it('has the emergency on top, with the numbers, and shows one that is running', async () => {
    const server = helpServer();
    await visit('/dashboard', { as: seeker(), in: 'en-US' });
    await screen.findByRole('button', { name: 'Emergency: ask for help now' });
    expect(screen.getByRole('link', { name: 'Call Police, 100' }).getAttribute('href')).toBe('tel:100');
    server.on('GET /event/requests/emergency', () => data(runningEmergency()));
    act(() => {
      fireEvent(document, new Event('visibilitychange'));
    });
    await screen.findByRole('heading', { name: 'Emergency request', level: 3 });
    expect((await screen.findByRole('link', { name: 'See what is happening' })).getAttribute('href')).toBe(
      '/emergency',
    );
  });

  it('shows the numbers alone to whom cannot raise one, and tells a help seeker without a disability so', async () => {
    const person = seeker({ disability_id: [] });
    helpServer()
      .on('GET /event/requests/emergency', () => data(emergency({ can_raise: false })))
      .on('GET /auth/profile', () => data(profile({}, person)));
    await visit('/dashboard', { as: person });
    expect(await screen.findByText('עוד לא רשומה בחשבון שלך מוגבלות')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'לבחירת המוגבלות' }).getAttribute('href')).toBe('/profile');
    expect(screen.getByRole('link', { name: 'חיוג למד״א, 101' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'חירום: לבקש עזרה מיד' })).toBeNull();
  });
});
