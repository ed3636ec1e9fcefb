import type { OpenApplication, OpenPlace } from '@karov/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { volunteer } from '../../../../test/people.js';
import { basketRow, openRequest } from '../../../../test/requests.js';
import { data, FakeServer, failure, invalid, page } from '../../../../test/server.js';
import { visit } from '../../../../test/visit.js';

const LIST = 'GET /volunteer/application-open-requests';
const MAP = 'GET /volunteer/application-open-requests/map';
const ANSWER = 'POST /volunteer/application-users';
const PATH = '/volunteer/open-menu';

/** The requests that fit and those that do not, because the page loads both. */
const listOf =
  (rows: OpenApplication[], unfit: OpenApplication[] = []): Parameters<FakeServer['on']>[1] =>
  ({ query }) =>
    page(query.get('filters[fits]') === '0' ? unfit : rows);
const fittingCalls = (server: FakeServer) =>
  server.callsTo(LIST).filter(({ query }) => query.get('filters[fits]') === '1');

/** The same requests as the map gets them. */
const placesOf = (rows: readonly OpenApplication[]): OpenPlace[] =>
  rows.map(({ id, category, city, state, area }, at) => ({
    id,
    category: category.label,
    city,
    state,
    area,
    at,
  }));

function serverWith(rows: OpenApplication[], unfit: OpenApplication[] = []): FakeServer {
  return new FakeServer()
    .on(LIST, listOf(rows, unfit))
    .on(MAP, () => page(placesOf(rows)))
    .on('GET /volunteer/application-users', () => page([]))
    .on('GET /volunteer/application/states', () => data([{ id: 'haifa', label: 'מחוז חיפה' }]))
    .on('POST /dropdowns/application', () =>
      data({ categories: [{ id: 2, label: 'קניות', type: 2 }], statuses: [] }),
    );
}

const visitList = (path = PATH) => visit(path, { as: volunteer() });
const widen = (pixels: number) =>
  Object.defineProperty(globalThis, 'innerWidth', { value: pixels, configurable: true, writable: true });
beforeEach(() => widen(390));

/** Returns the names and values on a card. */
function factsOf(card: HTMLElement): [string | null, string | null][] {
  return within(card)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);
}

describe('the open requests', () => {
  it('say what, until when, where and how far, and how urgent', async () => {
    serverWith([openRequest({ label_priority: 3, languages: ['russian', 'לדינו'] })]);
    await visitList();
    const card = await screen.findByRole('article', { name: 'קניות' });
    await within(card).findByText('חיפה, מחוז חיפה');
    expect(card.querySelector('.fact-line')?.textContent).toBe(
      'עד \u20681\u00a0בדצמ׳\u00a02026\u2069 · 1 עד 2 ק״מ',
    );
    expect(factsOf(card)).toEqual([
      ['מה צריך', 'קניות מהסופר'],
      ['איפה', 'חיפה, מחוז חיפה'],
      ['שפות', 'רוסית, לדינו'],
    ]);
    expect(within(card).getByText('דחוף')).toBeTruthy();
  });

  it('fold what the volunteer does not take by telephone alone, with the one act that changes it', async () => {
    const WAY = 'PATCH /volunteer/availability/way';
    const far = openRequest({
      id: 22,
      category: { id: 3, name: 'ביקור', label: 'ביקור', type: 2, is_emergency: false },
      obstacle: 'לא מתאים לדרך שבה בחרת לעזור',
      obstacle_kind: 'helpType',
    });
    const server = serverWith([openRequest({ help_type: 'phone' })], [far]);
    server.on(WAY, () => {
      server.on(
        LIST,
        listOf([openRequest({ help_type: 'phone' }), { ...far, obstacle: null, obstacle_kind: null }]),
      );
      return data(null, 'ok');
    });
    const user = await visitList();
    const folded = await screen.findByRole('heading', { name: 'עוד בקשה אחת, שעדיין לא מתאימה לך' });
    expect(folded.closest('details')?.open).toBe(false);
    expect(screen.getByRole('heading', { name: 'נמצאה בקשה אחת' })).toBeTruthy();
    await user.click(folded);
    expect(screen.getByText(/ונרשמת לעזור בטלפון/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'אוכל גם להגיע למקום' }));
    await screen.findByText('עדכנו. מעכשיו הבקשות האלה פתוחות גם בפניך.');
    expect(server.callsTo(WAY).map(({ body }) => body)).toEqual([{ way_to_provide_help: 'both' }]);
    await screen.findByRole('heading', { name: 'נמצאו שתי בקשות' });
    expect(screen.getByRole('button', { name: 'אוכל לעזור: ביקור' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/שעדיין לא מתאימה/)).toBeNull());
  });

  it('name the car that a request needs, and where to tell of one', async () => {
    serverWith(
      [],
      [openRequest({ obstacle: 'צריך רישיון ורכב', obstacle_kind: 'vehicle', needs_vehicle: true })],
    );
    const user = await visitList();
    await user.click(await screen.findByText('עוד בקשה אחת, שעדיין לא מתאימה לך'));
    expect(screen.getByRole('link', { name: 'יש לי רכב, לכתוב לצוות' }).getAttribute('href')).toBe(
      '/contact-us',
    );
    expect(screen.queryByRole('button', { name: /אוכל גם/ })).toBeNull();
  });

  it('of a ride say when and where to', async () => {
    serverWith([
      openRequest({
        category: { id: 1, name: 'הסעה', label: 'הסעה', type: 1, is_emergency: false },
        arrival_date: '2026-12-03',
        arrival_time: '14:00',
        expiration_date: null,
        destination_city: 'נשר',
        needs_vehicle: true,
      }),
    ]);
    await visitList();
    const card = await screen.findByRole('article', { name: 'הסעה' });
    const facts = factsOf(card);
    expect(card.querySelector('.fact-line')?.textContent).toBe(
      '\u20683\u00a0בדצמ׳\u00a02026\u2069 \u206614:00\u2069 · 1 עד 2 ק״מ',
    );
    expect(facts).toContainEqual(['לאן', 'נשר']);
    expect(facts).toContainEqual(['רכב', 'צריך להגיע עם רכב']);
  });

  it.each(['הבקשה ממתינה לאישור.', 'תודה! השיבוץ אושר.', 'נבקש להישאר בכוננות.'])(
    'are accepted with one press, and lead to the basket with what came of it: %s',
    async (said) => {
      const server = serverWith([openRequest()]).on(ANSWER, () => data(null, said));
      const user = await visitList();
      await user.click(await screen.findByRole('button', { name: 'אוכל לעזור: קניות' }));
      await screen.findByRole('heading', { name: 'הסל שלי', level: 1 });
      expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([
        { application_id: 21, is_approved: 0 },
      ]);
      expect(screen.getByText(said)).toBeTruthy();
    },
  );

  it('are declined with one press: the card leaves, and the focus goes to the number that is left', async () => {
    const server = serverWith([
      openRequest(),
      openRequest({ id: 22, category: { id: 3, name: 'שיחה', label: 'שיחה', type: 2, is_emergency: false } }),
    ]).on(ANSWER, () => data(null, 'ok'));
    const user = await visitList();
    await screen.findByRole('heading', { name: 'נמצאו שתי בקשות' });
    await user.click(await screen.findByRole('button', { name: 'לא מתאים לי: קניות' }));
    const count = await screen.findByRole('heading', { name: 'נמצאה בקשה אחת' });
    expect(document.activeElement).toBe(count);
    expect(screen.queryByRole('article', { name: 'קניות' })).toBeNull();
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ application_id: 21, is_approved: 2 }]);
  });

  it('that somebody else has taken leave with a word', async () => {
    serverWith([openRequest()]).on(ANSWER, () => ({
      status: 422,
      body: { code: 'ALREADY_TAKEN', message: 'כבר נמצא מי שיעזור', errors: {} },
    }));
    const user = await visitList();
    await user.click(await screen.findByRole('button', { name: 'אוכל לעזור: קניות' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'הבקשה ״קניות״ כבר לא פנויה: כבר נמצא מי שיעזור',
    );
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('stay when an answer is refused for another reason', async () => {
    serverWith([openRequest()]).on(ANSWER, () => invalid({ message: ['כבר יש אצלך בקשה אחרת'] }));
    const user = await visitList();
    await user.click(await screen.findByRole('button', { name: 'אוכל לעזור: קניות' }));
    await screen.findByText('כבר יש אצלך בקשה אחרת');
    expect(screen.getByRole('article', { name: 'קניות' })).toBeTruthy();
  });

  it('with an obstacle say it, and cannot be accepted', async () => {
    serverWith([openRequest({ obstacle: 'צריך רכב' })]);
    await visitList();
    const card = await screen.findByRole('article', { name: 'קניות' });
    expect(within(card).getByText('צריך רכב')).toBeTruthy();
    expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['הערה', 'לא מתאים לי']);
  });
});

describe('the first page of a volunteer', () => {
  it('shows what is in hand, from the basket and from events, each with its way there', async () => {
    const inEvent = {
      id: 7,
      event: { id: 4, name: 'פינוי בחיפה' },
      user: null,
      status: 'assigned',
      is_approved: 0,
      progress: null,
      is_reserve: false,
    };
    serverWith([])
      .on('GET /volunteer/application-users', ({ query }) =>
        page(query.get('filters[status]') === 'active' ? [basketRow()] : []),
      )
      .on('GET /volunteer/event-user-requests', ({ query }) =>
        page(query.get('filters[status]') === 'assigned' ? [inEvent] : []),
      );
    await visitList();
    const inHand = within(await screen.findByRole('region', { name: 'מה אצלי עכשיו' }));
    expect((await inHand.findByRole('link', { name: /^קניות/ })).getAttribute('href')).toBe(
      '/volunteer/basket-menu',
    );
    expect((await inHand.findByRole('link', { name: /^פינוי בחיפה/ })).getAttribute('href')).toBe(
      '/volunteer/event-requests',
    );
    expect(inHand.getByText('מחכה לאישור הצוות')).toBeTruthy();
  });

  it('says what waits for an answer and leads to it, how the hours stand, and who was helped', async () => {
    const availability = { state: 'quiet_hours', state_text: 'עכשיו שעות מנוחה.' };
    const rows = [openRequest({ id: 22, is_asked: true }), openRequest()];
    serverWith(rows)
      .on(LIST, () => ({
        status: 200,
        body: { data: rows, meta: { total: 2, page: 1, perPage: 10, helped_this_month: 4 } },
      }))
      .on('GET /volunteer/availability', () => data(availability));
    const user = await visitList();
    expect(await screen.findByText('בקשה אחת מחכה לתשובה שלך')).toBeTruthy();
    expect(screen.getByText('החודש עזרת ל־4 אנשים. תודה!')).toBeTruthy();
    expect(await screen.findByText('עכשיו שעות מנוחה.')).toBeTruthy();
    const [asked, other] = screen.getAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'לתשובה' }));
    expect(document.activeElement).toBe(asked);
    expect(within(asked as HTMLElement).getByText('פנינו אליך')).toBeTruthy();
    expect(within(other as HTMLElement).queryByText('פנינו אליך')).toBeNull();
  });

  it('has no empty tiles: nothing in hand, nothing to answer, nobody helped yet', async () => {
    serverWith([openRequest()]);
    await visitList();
    await screen.findByRole('article', { name: 'קניות' });
    for (const name of ['מה אצלי עכשיו', /מחכ.*לתשובה/, /החודש עזרת/])
      expect(screen.queryByText(name)).toBeNull();
  });
});

describe('for who may not see requests yet', () => {
  it.each([
    [1, 'אדם אחד באזור שלך מחכה לעזרה'],
    [2, 'שני אנשים באזור שלך מחכים לעזרה'],
    [7, '7 אנשים באזור שלך מחכים לעזרה'],
  ])(
    'say how many wait near (%i) and what leads to them, with nothing to filter and nothing empty',
    async (waiting, title) => {
      serverWith([]).on(LIST, () => ({
        status: 200,
        body: { data: [], meta: { total: 0, page: 1, perPage: 10, waiting_near: waiting } },
      }));
      await visitList();
      await screen.findByText(title);
      expect(screen.getByRole('link', { name: 'מה חסר?' }).getAttribute('href')).toBe('/profile');
      expect(screen.queryByLabelText('עיר או יישוב')).toBeNull();
      expect(screen.queryByText('אין כרגע בקשות פתוחות')).toBeNull();
      expect(screen.queryByRole('button', { name: 'להציג במפה' })).toBeNull();
    },
  );
});

const POLICE = { is_needed: true, is_valid: false, ends_at: null, is_handed_in: false };
const WAITING = {
  status: 200,
  body: { data: [], meta: { total: 0, page: 1, perPage: 10, waiting_near: 3 } },
};

describe('a volunteer who waits for the police certificate', () => {
  const documents = (change: Partial<typeof POLICE> = {}) =>
    data({
      police: { ...POLICE, ...change },
      guardian: { is_needed: false, is_confirmed: false, is_handed_in: false },
    });

  it('sees the way to the police page, and hands the certificate in here', async () => {
    const server = serverWith([])
      .on(LIST, () => WAITING)
      .on('GET /volunteer/documents', () => documents())
      .on('POST /volunteer/documents', () => documents({ is_handed_in: true }));
    const user = await visitList();
    expect((await screen.findByRole('link', { name: 'איך מקבלים אישור' })).getAttribute('href')).toBe(
      '/volunteer/police_confirmation_required',
    );
    await user.upload(
      screen.getByLabelText('אישור משטרה'),
      new File(['x'], 'police.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText('אישור המשטרה שלך ממתין לבדיקה')).toBeTruthy();
    expect(server.callsTo('POST /volunteer/documents')).toHaveLength(1);
  });

  it('is not spoken to where none is asked for', async () => {
    const server = serverWith([])
      .on(LIST, () => WAITING)
      .on('GET /volunteer/documents', () => documents({ is_needed: false }));
    await visitList();
    await waitFor(() => expect(server.callsTo('GET /volunteer/documents')).toHaveLength(1));
    expect(screen.queryByLabelText('אישור משטרה')).toBeNull();
  });
});

describe('the filters', () => {
  it('stand in the address; what is typed is sent on Enter, what is chosen at once', async () => {
    const server = serverWith([openRequest()]);
    const user = await visitList();
    await user.type(await screen.findByLabelText('עיר או יישוב'), 'חיפה');
    expect(fittingCalls(server)).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.search).toBe(`?city=${encodeURIComponent('חיפה')}`));
    await user.selectOptions(
      await screen.findByLabelText('מחוז'),
      await screen.findByRole('option', { name: 'מחוז חיפה' }),
    );
    await user.selectOptions(
      screen.getByLabelText('סוג העזרה'),
      await screen.findByRole('option', { name: 'קניות' }),
    );
    const query = fittingCalls(server).at(-1)?.query;
    expect(['city', 'state', 'categories'].map((name) => query?.get(`filters[${name}]`))).toEqual([
      'חיפה',
      'haifa',
      '2',
    ]);
  });

  it('that hide everything can be cleared', async () => {
    const server = serverWith([]);
    const user = await visitList(`${PATH}?search=x&city=y&state=haifa`);
    await screen.findByText(/אין בקשות שמתאימות לסינון/);
    await user.click(screen.getByRole('button', { name: 'לנקות את הסינון' }));
    await screen.findByText(/כשתהיה בקשה בסביבה/);
    expect(screen.getByLabelText<HTMLInputElement>('עיר או יישוב').value).toBe('');
    expect(fittingCalls(server).at(-1)?.query.get('search')).toBeNull();
  });
});

describe('the map', () => {
  it('is there on wish on a phone, and marks the areas for the pointer', async () => {
    serverWith([openRequest(), openRequest({ id: 22 }), openRequest({ id: 23, area: null })]);
    const user = await visitList();
    await screen.findByRole('heading', { name: 'נמצאו 3 בקשות' });
    expect(screen.queryByRole('region', { name: 'מפת הבקשות' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'להציג במפה', pressed: false }));
    const map = await screen.findByRole('region', { name: 'מפת הבקשות' });
    await waitFor(() => expect(within(map).getByTitle(/^2 בקשות, חיפה/)).toBeTruthy());
    fireEvent.click(within(map).getByTitle(/^2 בקשות/));
    const behind = within(await within(map).findByRole('region', { name: /^2 בקשות, חיפה/ }));
    expect(document.activeElement?.tagName).toBe('H3');
    await user.click(behind.getAllByRole('button', { name: /^קניות, חיפה/ })[1] ?? map);
    await waitFor(() => expect(document.activeElement?.id).toBe('request-22'));
    expect(within(map).queryByRole('region')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it.each(['{Enter}', ' '])('leads to a request with the key %j', async (key) => {
    serverWith([
      openRequest(),
      openRequest({ id: 22, area: { lat: 31.2, lon: 34.7 }, city: 'באר שבע', state: '' }),
    ]);
    widen(1280);
    const user = await visitList();
    const pin = await screen.findByRole('button', { name: 'קניות, באר שבע' });
    pin.focus();
    await user.keyboard(key);
    await waitFor(() => expect(document.activeElement?.id).toBe('request-22'));
  });

  it('shows what is on other pages too, and turns to the page of a request', async () => {
    const all = Array.from({ length: 12 }, (_, at) =>
      openRequest({
        id: 100 + at,
        area: at < 11 ? null : { lat: 31.2, lon: 34.7 },
        city: 'באר שבע',
        state: '',
      }),
    );
    serverWith(all).on(LIST, ({ query }) => {
      if (query.get('filters[fits]') === '0') return page([]);
      const first = (Number(query.get('page') ?? 1) - 1) * 10;
      return page(all.slice(first, first + 10), all.length);
    });
    widen(1280);
    const user = await visitList();
    await user.click(await screen.findByRole('button', { name: 'קניות, באר שבע' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('request-111'));
  });

  it('stands beside the list on a desk', async () => {
    widen(1280);
    serverWith([openRequest()]);
    await visitList();
    expect(await screen.findByRole('region', { name: 'מפת הבקשות' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'להציג במפה' })).toBeNull();
  });
});

it('has pages when there are more than one holds', async () => {
  const server = serverWith([openRequest()]).on(LIST, () => page([openRequest()], 30));
  const user = await visitList();
  await user.click(await screen.findByRole('button', { name: 'הבא' }));
  await waitFor(() => expect(fittingCalls(server).at(-1)?.query.get('page')).toBe('2'));
});

it('offers another try when the list cannot be loaded', async () => {
  const server = serverWith([openRequest()]).on(LIST, () => failure(500));
  const user = await visitList();
  const retry = await screen.findByRole('button', { name: 'לנסות שוב' });
  server.on(LIST, listOf([openRequest()]));
  await user.click(retry);
  expect(await screen.findByRole('article', { name: 'קניות' })).toBeTruthy();
});
