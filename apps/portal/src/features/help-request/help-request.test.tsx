import { addDays, localDay } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { activeApplication, HAIFA, helpServer, ownApplication } from '../../../test/help-requests.js';
import { profile, seeker } from '../../../test/people.js';
import { data, failure, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const CREATE = 'POST /applications';
const TOMORROW = addDays(localDay(new Date()), 1);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function chooseAddress(user: UserEvent, label: string): Promise<void> {
  await user.type(screen.getByLabelText(label), 'הרצל');
  await user.click(await screen.findByRole('option', { name: 'הרצל 10, חיפה' }));
}

async function goToDetails(user: UserEvent, category: string): Promise<void> {
  await user.click(await screen.findByRole('option', { name: category }));
  await press(user, 'להמשיך');
  await heading(`הפרטים: ${category}`);
}

const open = (path = '/help-menu') => visit(path, { as: seeker() });

describe('a ride', () => {
  it('is asked for with destination, origin, moment and description, counted on the way', async () => {
    const server = helpServer().on(CREATE, () => data({ id: 5 }, 'נשלח'));
    const user = await open();
    await goToDetails(user, 'הסעה');
    expect(screen.getByText('ענית על 1 מתוך 4 שאלות')).toBeTruthy();
    await chooseAddress(user, 'לאן צריך להגיע?');
    await user.type(screen.getByLabelText('באיזה תאריך?'), TOMORROW);
    await user.selectOptions(screen.getByLabelText('באיזו שעה צריך להגיע?'), '14:00');
    expect(screen.getByText('ענית על 3 מתוך 4 שאלות')).toBeTruthy();
    await user.type(screen.getByLabelText('מה כדאי לדעת על הנסיעה?'), 'עם כיסא גלגלים');
    expect(screen.getByText('ענית על 4 מתוך 4 שאלות')).toBeTruthy();
    await press(user, 'לשלוח את הבקשה');
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    expect(await screen.findByText('נשלח')).toBeTruthy();
    expect(server.callsTo(CREATE)[0]?.body).toEqual({
      category_id: 1,
      description: 'עם כיסא גלגלים',
      destination_address: HAIFA,
      arrival_date: TOMORROW,
      arrival_time: '14:00',
      other_address: 0,
      idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('starts at another address when that is chosen', async () => {
    const server = helpServer().on(CREATE, () => data({ id: 5 }));
    const user = await open();
    await goToDetails(user, 'הסעה');
    await user.click(screen.getByRole('radio', { name: 'מכתובת אחרת' }));
    await chooseAddress(user, 'הכתובת');
    await chooseAddress(user, 'לאן צריך להגיע?');
    await user.type(screen.getByLabelText('באיזה תאריך?'), TOMORROW);
    await user.selectOptions(screen.getByLabelText('באיזו שעה צריך להגיע?'), '09:00');
    await user.type(screen.getByLabelText('מה כדאי לדעת על הנסיעה?'), 'לבד, בלי ציוד');
    await press(user, 'לשלוח את הבקשה');
    await waitFor(() =>
      expect(server.callsTo(CREATE)[0]?.body).toMatchObject({ other_address: 1, origin_address: HAIFA }),
    );
  });

  it('from home shows the address it begins at, also where other help hides it', async () => {
    helpServer();
    const user = await open();
    await goToDetails(user, 'הסעה');
    expect(screen.getByRole('radio', { name: 'מהבית: הרצל 10, חיפה' })).toBeTruthy();
  });

  it('says in words what is missing: future date and time, addresses from the list, a longer description', async () => {
    const server = helpServer();
    const user = await open();
    await goToDetails(user, 'הסעה');
    await user.type(screen.getByLabelText('לאן צריך להגיע?'), 'אי שם');
    await user.type(screen.getByLabelText('באיזה תאריך?'), '2020-01-01');
    await user.type(screen.getByLabelText('מה כדאי לדעת על הנסיעה?'), 'קצר');
    await press(user, 'לשלוח את הבקשה');
    const summary = await screen.findByRole('group', { name: 'יש מה לתקן' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'מה כדאי לדעת על הנסיעה: צריך לכתוב תיאור ארוך יותר: לפחות 5 אותיות.',
      'לאן צריך להגיע: הכתובת לא נמצאה. צריך לנסות כתובת אחרת ולבחור אותה מהרשימה.',
      'באיזה תאריך: צריך לבחור תאריך שעוד לא עבר.',
      'באיזו שעה צריך להגיע: צריך לבחור שעה.',
    ]);
    expect(screen.getByLabelText('באיזו שעה צריך להגיע?').getAttribute('aria-invalid')).toBe('true');
    expect(server.callsTo(CREATE)).toEqual([]);
  });
});

describe('other help', () => {
  it('is asked for at home until a day, in English', async () => {
    const server = helpServer().on(CREATE, () => data({ id: 6 }));
    const user = await visit('/help-menu', { as: seeker(), in: 'en-US' });
    await user.click(await screen.findByRole('option', { name: 'קניות ותרופות' }));
    await press(user, 'Continue');
    expect(await screen.findByRole('radio', { name: 'At home: הרצל 10, חיפה' })).toBeTruthy();
    expect(screen.getByText('0 of 2 questions answered')).toBeTruthy();
    await user.type(screen.getByLabelText('What do you need help with?'), 'Medicine, please');
    await user.type(screen.getByLabelText('Until when do you need the help?'), TOMORROW);
    await press(user, 'Send the request');
    await waitFor(() =>
      expect(server.callsTo(CREATE)[0]?.body).toMatchObject({
        category_id: 2,
        description: 'Medicine, please',
        expiration_date: TOMORROW,
        other_address: 0,
      }),
    );
    expect(server.callsTo(CREATE)[0]?.body).not.toHaveProperty('arrival_date');
  });

  it('asks for no address where the category hides it', async () => {
    helpServer();
    const user = await open();
    await goToDetails(user, 'שיחת טלפון');
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('asks for an address when none is known', async () => {
    helpServer().on('GET /auth/profile', () => data(profile({ residential_address: '' })));
    const user = await open();
    await goToDetails(user, 'קניות ותרופות');
    expect(screen.getByLabelText('הכתובת')).toBeTruthy();
  });

  it('by telephone asks for no place, known or not', async () => {
    const server = helpServer()
      .on('GET /auth/profile', () => data(profile({ residential_address: '' })))
      .on(CREATE, () => data({ id: 7 }));
    const user = await open();
    await goToDetails(user, 'שיחת טלפון');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByLabelText('הכתובת')).toBeNull();
    await user.type(screen.getByLabelText('במה צריך לעזור?'), 'קצת חברה');
    await user.type(screen.getByLabelText('עד מתי צריך את העזרה?'), TOMORROW);
    await press(user, 'לשלוח את הבקשה');
    await waitFor(() => expect(server.callsTo(CREATE)).toHaveLength(1));
  });
});

describe('the wizard', () => {
  it('keeps its button shut until a category is chosen, and warns of categories in use', async () => {
    helpServer().on('GET /applications', () =>
      data([
        activeApplication(),
        activeApplication({
          id: 32,
          category: { id: 1, name: 'הסעה' },
          expiration_date: null,
          arrival_date: '2026-12-03',
          arrival_time: '08:00',
        }),
      ]),
    );
    const user = await open();
    const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'להמשיך' });
    expect(next.disabled).toBe(true);
    expect(screen.getByText(/קניות ותרופות, בתוקף עד/).textContent).toMatch(/1.בדצמ׳.2026/);
    expect(screen.getByText(/הסעה, ב־/).textContent).toMatch(/3.בדצמ׳.2026.*08:00/);
    await user.click(await screen.findByRole('option', { name: 'הסעה' }));
    expect(next.disabled).toBe(false);
  });

  it('tells at its first step that what was chosen is asked for already, and leads there', async () => {
    helpServer().on('GET /applications', () => data([activeApplication()]));
    const user = await open();
    await user.click(await screen.findByRole('option', { name: 'קניות ותרופות' }));
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('כבר פתוחה אצלנו בקשה שלך: קניות ותרופות');
    expect(within(told).getByRole('link', { name: 'לבקשה הפתוחה' }).getAttribute('href')).toBe(
      '/requests/31',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'להמשיך' }).disabled).toBe(true);
    await user.click(await screen.findByRole('option', { name: 'הסעה' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'להמשיך' }).disabled).toBe(false);
  });

  it('has one display of how far one has come', async () => {
    helpServer();
    const user = await open();
    await goToDetails(user, 'קניות ותרופות');
    expect(screen.getAllByText(/ מתוך /).map(({ textContent }) => textContent)).toEqual([
      'ענית על 0 מתוך 2 שאלות',
    ]);
  });

  it('goes back with the details cleared and the category kept', async () => {
    helpServer();
    const user = await open();
    await goToDetails(user, 'קניות ותרופות');
    await user.type(screen.getByLabelText('במה צריך לעזור?'), 'לחם וחלב');
    await press(user, 'לבחור סוג עזרה אחר');
    await heading('איזו עזרה נדרשת?');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('קניות ותרופות');
    await press(user, 'להמשיך');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('במה צריך לעזור?')).value).toBe('');
  });

  it('finds its draft again after a reload', async () => {
    helpServer();
    const user = await open();
    await goToDetails(user, 'קניות ותרופות');
    await user.type(screen.getByLabelText('במה צריך לעזור?'), 'לחם וחלב');
    document.body.replaceChildren();
    await open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('במה צריך לעזור?')).value).toBe('לחם וחלב');
    expect(screen.getByText('המשכנו מהמקום שבו עצרת.')).toBeTruthy();
  });

  it('says a fault of the category in a toast too, and goes to where it is chosen', async () => {
    helpServer().on(CREATE, () => invalid({ category_id: ['כבר יש בקשה פתוחה'] }));
    const user = await open();
    await goToDetails(user, 'קניות ותרופות');
    await user.type(screen.getByLabelText('במה צריך לעזור?'), 'לחם וחלב');
    await user.type(screen.getByLabelText('עד מתי צריך את העזרה?'), TOMORROW);
    await press(user, 'לשלוח את הבקשה');
    await heading('איזו עזרה נדרשת?');
    expect(screen.getByRole('link', { name: 'סוג העזרה: כבר יש בקשה פתוחה' })).toBeTruthy();
    expect(screen.getAllByText('כבר יש בקשה פתוחה')).toHaveLength(2);
  });

  it('keeps everything when the network fails, and sends the same request again', async () => {
    const server = helpServer().on(CREATE, () => 'unreachable');
    const user = await open();
    await goToDetails(user, 'קניות ותרופות');
    await user.type(screen.getByLabelText('במה צריך לעזור?'), 'לחם וחלב');
    await user.type(screen.getByLabelText('עד מתי צריך את העזרה?'), TOMORROW);
    await press(user, 'לשלוח את הבקשה');
    await screen.findByText(/השרת אינו עונה/);
    server.on(CREATE, () => data({ id: 6 }));
    await press(user, 'לשלוח את הבקשה');
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    const [first, second] = server.callsTo(CREATE).map(({ body }) => body);
    expect(second).toEqual(first);
  });

  it('offers another try when it cannot be loaded', async () => {
    const server = helpServer().on('POST /dropdowns/application', () => failure(500));
    const user = await open();
    const retry = await screen.findByRole('button', { name: 'לנסות שוב' });
    helpServer(server);
    await user.click(retry);
    await heading('איזו עזרה נדרשת?');
  });
});

describe('asking again', () => {
  it('is filled with what was asked for, without its time', async () => {
    helpServer().on('GET /applications/31', () =>
      data(ownApplication({ status: 'expired', other_address: 1 })),
    );
    await open('/help-menu?again=31');
    await heading('הפרטים: קניות ותרופות');
    expect(screen.getByLabelText<HTMLTextAreaElement>('במה צריך לעזור?').value).toBe('תרופות מבית המרקחת');
    expect(screen.getByLabelText<HTMLInputElement>('הכתובת').value).toBe('הרצל 10, חיפה');
    expect(screen.getByLabelText<HTMLInputElement>('עד מתי צריך את העזרה?').value).toBe('');
  });

  it('begins anew when the request is not there', async () => {
    helpServer();
    await open('/help-menu?again=99');
    await heading('איזו עזרה נדרשת?');
  });
});
