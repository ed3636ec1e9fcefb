import type { VolunteerEventRequestRow } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { volunteer } from '../../../test/people.js';
import { data, FakeServer, failure, invalid, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const LIST = 'GET /volunteer/event-user-requests';
const PATH = '/volunteer/event-requests';

function request(change: Partial<VolunteerEventRequestRow> = {}): VolunteerEventRequestRow {
  return {
    id: 11,
    status: 'assigned',
    is_approved: 1,
    is_emergency: false,
    is_address_changed: false,
    event: { id: 4, name: 'פינוי באשקלון' },
    user: { id: 5, full_name: 'שרה כהן', contact_note: '', spoken_to: NOT_SPOKEN_TO },
    volunteer: { id: 9, full_name: 'נועם ברק', contact_note: '', spoken_to: NOT_SPOKEN_TO },
    system_note: null,
    creation_date: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-20T09:20:00.000Z',
    abilities: ['complete', 'reject'],
    contact: {
      phone: '+972509876543',
      is_address_changed: false,
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      address: 'הרצל 12, אשקלון, ישראל, 31.66, 34.57',
    },
    progress: null,
    is_reserve: false,
    is_approved_soon: false,
    ...change,
  };
}

function serverWith(rows: VolunteerEventRequestRow[], total = rows.length): FakeServer {
  return new FakeServer()
    .on(LIST, () => page(rows, total))
    .on('POST /dropdowns/events', () =>
      data({
        events: [{ id: 4, label: 'פינוי באשקלון' }],
        statuses: [
          { id: 'pending', label: 'בהמתנה' },
          { id: 'assigned', label: 'שובצה' },
        ],
      }),
    );
}

const visitTable = () => visit(PATH, { as: volunteer() });

describe("the volunteer's event requests", () => {
  it('shows event, volunteer, user with contact, status and the time of the last change', async () => {
    serverWith([request()]);
    await visitTable();
    const row = (await screen.findAllByRole('row'))[1];
    const cells = within(row ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(0, 5)).toEqual([
      'אירועפינוי באשקלון',
      'מי עוזרנועם ברק',
      'מי ביקש עזרהשרה כהן050-987-6543הרצל 12, אשקלון, ישראל',
      'מצבשובצה',
      'עודכן20-11-2026 11:20',
    ]);
    expect(screen.getByRole('link', { name: '050-987-6543' }).getAttribute('href')).toBe('tel:+972509876543');
  });

  it('says of a yes that waits for nobody’s click when the answer comes', async () => {
    serverWith([request({ is_approved: 0, is_approved_soon: true, contact: null, abilities: [] })]);
    await visitTable();
    expect(await screen.findByText('תשובה בתוך שתי דקות')).toBeTruthy();
    expect(screen.queryByText('ממתינה לאישור של מי שמנהל את האירוע')).toBeNull();
  });

  it('leads to the conversation with the team about the event', async () => {
    serverWith([request()]);
    await visitTable();
    expect(
      (await screen.findByRole('link', { name: 'לכתוב לצוות: פינוי באשקלון' })).getAttribute('href'),
    ).toBe('/messages?event_id=4');
  });

  it.each<[string, Partial<VolunteerEventRequestRow>]>([
    ['that waits for approval', { is_approved: 0, abilities: [] }],
    ['in hand', {}],
    ['in reserve', { status: 'pending', is_reserve: true, abilities: ['leave_reserve'] }],
  ])('takes words beside a request %s, which answer nothing', async (_state, change) => {
    const WORDS = 'POST /volunteer/event-user-requests/11/words';
    const server = serverWith([request(change)]).on(WORDS, () => data(null, 'אדם בצוות קורא'));
    const user = await visitTable();
    await user.click(await screen.findByRole('button', { name: 'הערה לצוות: פינוי באשקלון' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'אגיע בעוד שעתיים');
    await user.click(dialog.getByRole('button', { name: 'לשלוח לצוות' }));
    await screen.findByText('אדם בצוות קורא');
    expect(server.callsTo(WORDS).map(({ body }) => body)).toEqual([{ words: 'אגיע בעוד שעתיים' }]);
  });

  it('takes no words beside what is over', async () => {
    serverWith([
      request({ status: 'completed', abilities: [] }),
      request({ id: 12, is_approved: 2, status: 'reject', abilities: [] }),
    ]);
    await visitTable();
    await screen.findAllByRole('button', { name: 'היסטוריה: פינוי באשקלון' });
    expect(screen.queryByRole('button', { name: /הערה לצוות/ })).toBeNull();
  });

  it('completes a request after a confirmation and loads the list again', async () => {
    const server = serverWith([request()]).on('PATCH /volunteer/event-user-requests/11', () =>
      data(null, 'ok'),
    );
    const user = await visitTable();
    await user.click(await screen.findByRole('button', { name: 'העזרה ניתנה: פינוי באשקלון' }));
    const dialog = await screen.findByRole('dialog', { name: 'לסמן שהעזרה ניתנה?' });
    expect(within(dialog).queryByLabelText(/הערה/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'העזרה ניתנה' }));
    await screen.findByText('רשמנו שהעזרה ניתנה. תודה!');
    expect(server.callsTo('PATCH /volunteer/event-user-requests/11')[0]?.body).toEqual({
      status: 'completed',
      system_note: '',
    });
    await waitFor(() => expect(server.callsTo(LIST)).toHaveLength(2));
  });

  it('reports the next step on the way, and loads the list again', async () => {
    const server = serverWith([
      request({ progress: 'on_way', abilities: ['arrived', 'complete', 'reject'] }),
    ]).on('PATCH /volunteer/event-user-requests/11', () => data(null, 'ok'));
    const user = await visitTable();
    expect(await screen.findByText('בדרך')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'יצאתי לדרך: פינוי באשקלון' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'הגעתי: פינוי באשקלון' }));
    await screen.findByText('עדכנו שהגעת');
    expect(server.callsTo('PATCH /volunteer/event-user-requests/11')[0]?.body).toEqual({
      progress: 'arrived',
    });
    await waitFor(() => expect(server.callsTo(LIST)).toHaveLength(2));
  });

  it('gives a request up with a note', async () => {
    const server = serverWith([request()]).on('PATCH /volunteer/event-user-requests/11', () =>
      data(null, 'ok'),
    );
    const user = await visitTable();
    await user.click(await screen.findByRole('button', { name: 'לא אוכל לעזור: פינוי באשקלון' }));
    await user.type(await screen.findByLabelText('הערה (לא חובה)'), ' חליתי ');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'לא אוכל לעזור' }));
    await screen.findByText('תודה שעדכנת. נפנה למישהו אחר');
    expect(server.callsTo('PATCH /volunteer/event-user-requests/11')[0]?.body).toEqual({
      status: 'reject',
      system_note: 'חליתי',
    });
  });

  it('says that a yes is kept in reserve, and takes it back without asking why', async () => {
    const reserve = request({
      status: 'pending',
      is_approved: 0,
      is_reserve: true,
      user: null,
      contact: null,
      abilities: ['leave_reserve'],
    });
    const server = serverWith([reserve]).on('PATCH /volunteer/event-user-requests/11', () =>
      data(null, 'ok'),
    );
    const user = await visitTable();
    expect(await screen.findByText('בכוננות')).toBeTruthy();
    expect(screen.getByText(/אם נצטרך אותך, נודיע לך מיד/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /היסטוריה/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'לא אוכל לעזור: פינוי באשקלון' }));
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.queryByRole('textbox')).toBeNull();
    await user.click(asked.getByRole('button', { name: 'לא אוכל לעזור' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /volunteer/event-user-requests/11')[0]?.body).toEqual({
        status: 'reject',
        system_note: '',
      }),
    );
  });

  it('shows an error of the note under its field, without losing the note', async () => {
    serverWith([request()]).on('PATCH /volunteer/event-user-requests/11', () =>
      invalid({ system_note: ['ההערה קצרה מדי'] }),
    );
    const user = await visitTable();
    await user.click(await screen.findByRole('button', { name: 'לא אוכל לעזור: פינוי באשקלון' }));
    const note = await screen.findByLabelText<HTMLTextAreaElement>('הערה (לא חובה)');
    await user.type(note, 'לא');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'לא אוכל לעזור' }));
    await screen.findByText('ההערה קצרה מדי');
    expect(note.value).toBe('לא');
    expect(note.getAttribute('aria-invalid')).toBe('true');
  });

  it.each<[string, Partial<VolunteerEventRequestRow>]>([
    ['waits for approval', { is_approved: 0 }],
    ['is declined', { is_approved: 2 }],
    ['is completed', { status: 'completed' }],
    ['has no volunteer', { volunteer: null }],
    ['the server allows nothing for', { abilities: [] }],
  ])('has no actions on a row that %s', async (_what, change) => {
    serverWith([request(change)]);
    await visitTable();
    await screen.findByRole('button', { name: 'היסטוריה: פינוי באשקלון' });
    expect(screen.queryByRole('button', { name: /העזרה ניתנה/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /לא אוכל לעזור/ })).toBeNull();
  });

  it('opens the history of a row', async () => {
    serverWith([request()]).on('GET /activity-log/event/user/request/11', () =>
      data([
        {
          id: 1,
          new_values: { status: 'assigned', is_approved: 1 },
          actor: 'דנה לוי',
          system_note: 'בהצלחה',
          created_at: '2026-11-20T09:20:00.000Z',
        },
      ]),
    );
    const user = await visitTable();
    await user.click(await screen.findByRole('button', { name: 'היסטוריה: פינוי באשקלון' }));
    const entry = await within(await screen.findByRole('dialog')).findByRole('listitem');
    expect(entry.textContent).toBe('20-11-2026 11:20מצב: שובצהאישור: אושרהעל ידי דנה לויבהצלחה');
    await user.click(screen.getByRole('button', { name: 'סגירה' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('filters by event and status, keeps the choice in the address, and offers no pending', async () => {
    const server = serverWith([request()]);
    const user = await visitTable();
    await screen.findByRole('table');
    const status = screen.getByLabelText('מצב');
    expect(
      within(status)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['הכול', 'שובצה']);
    await user.selectOptions(status, 'assigned');
    await user.selectOptions(screen.getByLabelText('אירוע'), '4');
    await waitFor(() => expect(server.callsTo(LIST)).toHaveLength(3));
    expect(Object.fromEntries(server.callsTo(LIST)[2]?.query ?? [])).toEqual({
      page: '1',
      perPage: '10',
      order: 'desc',
      'filters[event_id]': '4',
      'filters[status]': 'assigned',
    });
    expect(location.search).toBe('?status=assigned&event_id=4');
  });

  it('searches on Enter', async () => {
    const server = serverWith([request()]);
    const user = await visitTable();
    await user.type(await screen.findByRole('searchbox'), 'שרה{Enter}');
    await waitFor(() => expect(server.callsTo(LIST).at(-1)?.query.get('search')).toBe('שרה'));
  });

  it('turns pages and orders by the server', async () => {
    const server = serverWith([request()], 24);
    const user = await visitTable();
    await screen.findByText('עמוד 1 מתוך 3');
    await user.click(screen.getByRole('button', { name: 'הבא' }));
    await screen.findByText('עמוד 2 מתוך 3');
    await user.click(screen.getByRole('button', { name: 'עודכן' }));
    await screen.findByText('עמוד 1 מתוך 3');
    expect(screen.getByRole('columnheader', { name: 'עודכן' }).getAttribute('aria-sort')).toBe('descending');
    const last = server.callsTo(LIST).at(-1)?.query;
    expect([last?.get('orderBy'), last?.get('order'), last?.get('page')]).toEqual([
      'updated_at',
      'desc',
      '1',
    ]);
  });

  it('says what comes next when there is nothing, and what to do when a filter hides all', async () => {
    serverWith([]);
    const user = await visitTable();
    await screen.findByText(/נשלח לך הודעה עם קישור/);
    await user.selectOptions(screen.getByLabelText('מצב'), 'assigned');
    expect(await screen.findByText(/אפשר לבחור ״הכול״/)).toBeTruthy();
  });

  it('offers another try when the list cannot be loaded', async () => {
    const server = serverWith([request()]).on(LIST, () => failure(500));
    const user = await visitTable();
    const retry = await screen.findByRole('button', { name: 'לנסות שוב' });
    server.on(LIST, () => page([request()]));
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('sends the token and the language of the reader', async () => {
    const server = serverWith([]);
    await visit(PATH, { as: volunteer(), in: 'en-US' });
    await screen.findByRole('heading', { name: 'Event requests' });
    const headers = server.callsTo(LIST)[0]?.headers;
    expect([headers?.get('authorization'), headers?.get('content-language')]).toEqual([
      'Bearer token-9',
      'en-US',
    ]);
  });
});
