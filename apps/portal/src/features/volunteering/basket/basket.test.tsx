import type { BasketRow } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { volunteer } from '../../../../test/people.js';
import { basketRow } from '../../../../test/requests.js';
import { data, FakeServer, invalid, page } from '../../../../test/server.js';
import { visit } from '../../../../test/visit.js';

const LIST = 'GET /volunteer/application-users';
const STEP = 'PATCH /volunteer/application-users/31';
const CONTACT: NonNullable<BasketRow['contact']> = {
  user_id: 5,
  full_name: 'שרה כהן',
  phone: '+972509876543',
  contact_note: 'לטלפון הנייח בלבד',
  spoken_to: NOT_SPOKEN_TO,
  origin_address: 'הרצל 12, ישראל, חיפה, חיפה, 32.81, 34.99',
  destination_address: '',
  is_address_changed: false,
  comments: 'לצלצל פעמיים',
  matters: [],
  floor: null,
  languages: ['hebrew'],
  from: { lat: 32.8, lon: 34.99 },
};

function serverWith(rows: BasketRow[]): FakeServer {
  return new FakeServer()
    .on(LIST, () => page(rows))
    .on('GET /volunteer/application/states', () => data([]))
    .on('POST /dropdowns/application', () => data({ categories: [], statuses: [] }));
}

const visitBasket = () => visit('/volunteer/basket-menu', { as: volunteer() });
const approved = (change: Partial<BasketRow> = {}) =>
  basketRow({
    is_approved: 1,
    state_text: 'אושר, אפשר לצאת לדרך',
    contact: CONTACT,
    abilities: ['on_way', 'arrived', 'complete', 'withdraw', 'chat'],
    ...change,
  });

it('says that an acceptance waits for approval, without name, phone or address', async () => {
  serverWith([basketRow()]);
  await visitBasket();
  const card = await screen.findByRole('article', { name: 'קניות' });
  expect(within(card).getByText('מחכה לאישור הצוות')).toBeTruthy();
  expect(within(card).queryByRole('link', { name: /להתקשר|לנווט/ })).toBeNull();
  expect(
    within(card)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['לא אוכל להגיע', 'הערה']);
});

it('takes words beside a request, which answer nothing, and none beside what is over', async () => {
  const WORDS = 'POST /volunteer/applications/21/words';
  const server = serverWith([
    basketRow(),
    basketRow({ id: 32, application_id: 22, ended: 'completed', abilities: [] }),
  ]).on(WORDS, () => data(null, 'העברנו לצוות, ואדם קורא.'));
  const user = await visitBasket();
  await user.click(await screen.findByRole('button', { name: 'הערה לצוות: קניות' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'לשלוח לצוות' }));
  expect(await dialog.findByText('עוד לא נכתב כאן דבר.')).toBeTruthy();
  expect(server.callsTo(WORDS)).toEqual([]);
  await user.type(dialog.getByLabelText(/מה חשוב שהצוות יידע/), ' היום אני בלי רכב ');
  await user.click(dialog.getByRole('button', { name: 'לשלוח לצוות' }));
  expect(await screen.findByText('העברנו לצוות, ואדם קורא.')).toBeTruthy();
  expect(server.callsTo(WORDS).map(({ body }) => body)).toEqual([{ words: 'היום אני בלי רכב' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['the way there', null, 1],
  ['nothing, as the volunteer has arrived', 'arrived', 0],
] as const)(
  'names day and hour of an approved ride, and its distance only beside %s',
  async (_where, progress, times) => {
    const ride = basketRow().application;
    const category = { id: 1, name: 'נסיעה', label: 'נסיעה', type: 1, is_emergency: false } as const;
    serverWith([
      approved({
        progress,
        application: {
          ...ride,
          category,
          arrival_date: '2026-12-03',
          arrival_time: '14:00',
          expiration_date: null,
        },
      }),
    ]);
    await visitBasket();
    const card = await screen.findByRole('article', { name: 'נסיעה' });
    await within(card).findAllByRole('link', { name: 'להתקשר אל שרה כהן' });
    expect(card.querySelector('.fact-line')?.textContent).toContain('14:00');
    expect(within(card).queryAllByText('1 עד 2 ק״מ')).toHaveLength(times);
  },
);

it('gives, once approved, the person with phone, the way there and what is good to know', async () => {
  serverWith([approved()]);
  await visitBasket();
  const card = await screen.findByRole('article', { name: 'קניות' });
  expect(
    within(card)
      .getAllByRole('link', { name: 'להתקשר אל שרה כהן' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(Array(2).fill('tel:+972509876543'));
  const house = encodeURIComponent('הרצל 12, חיפה');
  expect(
    within(card)
      .getByRole('link', { name: /Waze אל הרצל 12/ })
      .getAttribute('href'),
  ).toBe(`https://waze.com/ul?q=${house}&navigate=yes`);
  expect(
    within(card)
      .getByRole('link', { name: /Google Maps אל הרצל 12/ })
      .getAttribute('href'),
  ).toContain(`destination=${house}`);
  for (const said of ['לצלצל פעמיים', 'לטלפון הנייח בלבד']) expect(within(card).getByText(said)).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'לכתוב לצוות: קניות' }).getAttribute('href')).toBe(
    '/messages?category_id=2',
  );
});

it('leads to the position where the address names no house, and says that it is about there (rule 226)', async () => {
  serverWith([
    approved({ contact: { ...CONTACT, origin_address: 'נמל חיפה, ישראל, חיפה, חיפה, 32.81, 34.99' } }),
  ]);
  await visitBasket();
  expect((await screen.findByRole('link', { name: /Waze אל נמל/ })).getAttribute('href')).toBe(
    'https://waze.com/ul?ll=32.81%2C34.99&navigate=yes',
  );
  expect(screen.getByText(/כדאי לקרוא בכתובת איך מוצאים/)).toBeTruthy();
});

it.each([
  ['יצאתי לדרך', {}, { progress: 'on_way' }, 'עדכנו שיצאת לדרך'],
  ['הגעתי', { progress: 'on_way' as const }, { progress: 'arrived' }, 'עדכנו שהגעת'],
])('tells with one press, which is the largest: %s', async (label, change, body, toast) => {
  const abilities: BasketRow['abilities'] = [
    ...(label === 'הגעתי' ? [] : ['on_way' as const]),
    'arrived',
    'complete',
    'withdraw',
  ];
  const server = serverWith([approved({ ...change, abilities })]).on(STEP, () => data(null, 'ok'));
  const user = await visitBasket();
  const button = await screen.findByRole('button', { name: `${label}: קניות` });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(button.closest('.next-act')).not.toBeNull();
  await user.click(button);
  await screen.findByText(toast);
  expect(server.callsTo(STEP).map((call) => call.body)).toEqual([body]);
  await waitFor(() => expect(server.callsTo(LIST)).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'קניות' }));
});

it('completes after a confirmation', async () => {
  const COMPLETE = 'PUT /volunteer/applications/21';
  const server = serverWith([approved()]).on(COMPLETE, () => data(null, 'ok'));
  const user = await visitBasket();
  await user.click(await screen.findByRole('button', { name: 'העזרה ניתנה: קניות' }));
  const dialog = await screen.findByRole('dialog', { name: 'לסמן שהעזרה ניתנה?' });
  expect(server.callsTo(COMPLETE)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'העזרה ניתנה' }));
  await screen.findByText('תודה! רשמנו שהעזרה ניתנה');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'קניות' })));
  expect(server.callsTo(COMPLETE)).toHaveLength(1);
});

it('takes the reason of somebody who cannot come, and keeps it when it is refused', async () => {
  const server = serverWith([approved()]).on(STEP, () => invalid({ note: ['ההערה ארוכה מדי'] }));
  const user = await visitBasket();
  await user.click(await screen.findByRole('button', { name: 'לא אוכל להגיע: קניות' }));
  const dialog = await screen.findByRole('dialog');
  const note = within(dialog).getByLabelText<HTMLTextAreaElement>(/מה קרה/);
  await user.type(note, ' חליתי ');
  await user.click(within(dialog).getByRole('button', { name: 'לא אוכל להגיע' }));
  await within(dialog).findByText('ההערה ארוכה מדי');
  expect(note.value).toBe(' חליתי ');
  server.on(STEP, () => data(null, 'ok'));
  await user.click(within(dialog).getByRole('button', { name: 'לא אוכל להגיע' }));
  await screen.findByText('רשמנו. תודה שעדכנת');
  expect(server.callsTo(STEP).map(({ body }) => body)).toEqual(
    Array(2).fill({ cannot_come: true, note: 'חליתי' }),
  );
});

describe('in reserve', () => {
  const LEAVE = 'POST /volunteer/application-users';
  const reserve = () =>
    basketRow({ id: -7, is_reserve: true, state_text: 'בכוננות', abilities: ['leave_reserve'] });

  it('says that somebody else is on it, with what may be known of the need and nothing of the person', async () => {
    serverWith([reserve()]);
    await visitBasket();
    const card = within(await screen.findByRole('article', { name: 'קניות' }));
    expect(card.getByText('בכוננות')).toBeTruthy();
    expect(card.getByText(/כבר נמצא מי שמטפל בבקשה\. אם נצטרך אותך, נודיע לך מיד/)).toBeTruthy();
    expect(card.getByText('1 עד 2 ק״מ')).toBeTruthy();
    expect(card.queryByRole('link')).toBeNull();
    expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['לא אוכל להגיע']);
  });

  it('is left after a confirmation; the card is gone, and the count has the focus', async () => {
    const server = serverWith([reserve()]).on(LEAVE, () => data(null, 'ok'));
    const user = await visitBasket();
    await user.click(await screen.findByRole('button', { name: 'לא אוכל להגיע: קניות' }));
    const dialog = await screen.findByRole('dialog', { name: 'לאשר שלא ניתן לך להגיע?' });
    expect(within(dialog).getByText('הכוננות תבוטל, ולא נפנה אליך שוב לבקשה הזאת.')).toBeTruthy();
    expect(server.callsTo(LEAVE)).toEqual([]);
    server.on(LIST, () => page([]));
    await user.click(within(dialog).getByRole('button', { name: 'לא אוכל להגיע' }));
    await screen.findByText(/^רשמנו. לא נציג/);
    expect(server.callsTo(LEAVE).map(({ body }) => body)).toEqual([{ application_id: 21, is_approved: 2 }]);
    await screen.findByText('הסל ריק');
    expect(document.activeElement?.textContent).toBe('נמצאו 0 בקשות');
  });

  it('does not speak to whoever holds the request', async () => {
    serverWith([basketRow()]);
    await visitBasket();
    await screen.findByRole('article', { name: 'קניות' });
    expect(screen.queryByText(/כבר נמצא מי שמטפל/)).toBeNull();
  });
});

describe('after the help', () => {
  const FEEDBACK = 'POST /applications/21/feedback';
  const ended = (change: Partial<BasketRow> = {}) =>
    basketRow({
      is_approved: 1,
      ended: 'completed',
      state_text: 'הושלם. תודה!',
      abilities: ['feedback'],
      ...change,
    });

  it('takes praise with one press', async () => {
    const server = serverWith([ended()]).on(FEEDBACK, () => data(null, 'ok'));
    const user = await visitBasket();
    await user.click(await screen.findByRole('button', { name: 'כן, הכול היה בסדר' }));
    await screen.findByText('תודה על התשובה');
    expect(server.callsTo(FEEDBACK).map(({ body }) => body)).toEqual([{ is_well: 1 }]);
  });

  it('takes a worry with words', async () => {
    const server = serverWith([ended()]).on(FEEDBACK, () => data(null, 'ok'));
    const user = await visitBasket();
    await user.click(await screen.findByRole('button', { name: 'לא הכול היה בסדר' }));
    await user.type(await screen.findByLabelText(/הערה/), 'לא פתחו לי');
    await user.click(screen.getByRole('button', { name: 'לשלוח' }));
    await screen.findByText('תודה על התשובה');
    expect(server.callsTo(FEEDBACK).map(({ body }) => body)).toEqual([{ is_well: 0, note: 'לא פתחו לי' }]);
  });

  it('says what was said, and asks no more', async () => {
    serverWith([ended({ feedback: { is_well: 1 }, abilities: [] })]);
    await visitBasket();
    expect(await screen.findByText('ענית שהכול היה בסדר.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /בסדר/ })).toBeNull();
  });
});

it('shows no address, no way and no way to report on it for help by telephone: call, talked, done', async () => {
  const row = approved({
    contact: { ...CONTACT, origin_address: '', from: null },
    abilities: ['complete', 'withdraw', 'chat'],
  });
  const COMPLETE = 'PUT /volunteer/applications/21';
  const server = serverWith([{ ...row, application: { ...row.application, help_type: 'phone' } }]).on(
    COMPLETE,
    () => data(null, 'ok'),
  );
  const user = await visitBasket();
  const card = within(await screen.findByRole('article', { name: 'קניות' }));
  const call = (await card.findAllByRole('link', { name: 'להתקשר אל שרה כהן' })).at(-1);
  expect(call?.className).toContain('button--primary');
  expect(card.queryByRole('link', { name: /לנווט/ })).toBeNull();
  expect(card.queryByText(/ק״מ|חיפה/)).toBeNull();
  expect(card.queryByRole('button', { name: /יצאתי|הגעתי|להגיע/ })).toBeNull();
  const talked = card.getByRole('button', { name: 'דיברנו, העזרה ניתנה: קניות' });
  await waitFor(() => expect(talked.getAttribute('aria-disabled')).toBeNull());
  await user.click(talked);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'דיברנו, העזרה ניתנה' }),
  );
  await waitFor(() => expect(server.callsTo(COMPLETE)).toHaveLength(1));
  await user.click(card.getByRole('button', { name: 'לא אוכל להתקשר: קניות' }));
  expect(await screen.findByRole('dialog', { name: 'לא תהיה אפשרות להתקשר?' })).toBeTruthy();
});

it('says what a helper must know before leaving, beside the person’s own words (rule 155)', async () => {
  serverWith([approved({ contact: { ...CONTACT, matters: ['wheelchair', 'walker'], floor: 8 } })]);
  await visitBasket();
  const card = within(await screen.findByRole('article', { name: 'קניות' }));
  expect((await card.findByText('כיסא גלגלים · הליכון · קומה 8')).tagName).toBe('STRONG');
  expect(card.getByText('לצלצל פעמיים')).toBeTruthy();
});

it('is what was taken on, with the history behind a filter, and is searched by town and district', async () => {
  const server = serverWith([]).on('GET /volunteer/application/states', () =>
    data([{ id: 'haifa', label: 'מחוז חיפה' }]),
  );
  const user = await visitBasket();
  await user.selectOptions(await screen.findByLabelText('מחוז'), 'haifa');
  await user.type(screen.getByLabelText('עיר או יישוב'), 'חיפה{Enter}');
  await waitFor(() => expect(server.callsTo(LIST).at(-1)?.query.get('filters[city]')).toBe('חיפה'));
  expect(server.callsTo(LIST).at(-1)?.query.get('filters[state]')).toBe('haifa');
  expect(server.callsTo(LIST).at(-1)?.query.has('filters[status]')).toBe(false);
  expect(
    within(screen.getByLabelText('מצב')).getByRole('option', { name: 'היסטוריה, גם מה שלא קיבלתי' }),
  ).toBeTruthy();
});

it('filters by state, and says what to do when there is nothing', async () => {
  const server = serverWith([]);
  const user = await visitBasket();
  await screen.findByRole('heading', { name: 'הסל ריק' });
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'לבקשות הפתוחות' }).getAttribute('href'),
  ).toBe('/volunteer/open-menu');
  await user.selectOptions(screen.getByLabelText('מצב'), 'ended');
  await screen.findByText(/אין בסל בקשות שמתאימות/);
  expect(server.callsTo(LIST).at(-1)?.query.get('filters[status]')).toBe('ended');
});
