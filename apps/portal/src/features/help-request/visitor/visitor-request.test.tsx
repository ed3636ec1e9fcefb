import type { UserDetailCheck } from '@karov/api-client';
import { addDays, localDay } from '@karov/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HAIFA, helpServer } from '../../../../test/help-requests.js';
import { seeker, ticket } from '../../../../test/people.js';
import { profileOptions } from '../../../../test/profile-options.js';
import { data, type FakeServer, failure, invalid } from '../../../../test/server.js';
import { visit } from '../../../../test/visit.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';

const CREATE = 'POST /user-applications';
const CHECK = 'POST /user-applications/check-user-detail';
const TOMORROW = addDays(localDay(new Date()), 1);
const NEW: UserDetailCheck = { is_known: false, change_fields: [], previous: null };
const KNOWN: UserDetailCheck = {
  is_known: true,
  change_fields: [],
  previous: {
    full_name: 'רחל אברהמי',
    email: 'rachel@example.org',
    residential_address: HAIFA,
    arrival_address: '',
    disability_id: [2],
    other_disability: '',
    comments: '',
    is_phone: 1,
    is_wp: 0,
    is_sms: 1,
  },
};

function visitorServer(known: UserDetailCheck): FakeServer {
  return helpServer()
    .on('POST /dropdowns/register', () => data({ ...profileOptions(), roles: [] }))
    .on('POST /auth/register-otp', () => data({ resend_after_seconds: 30, is_call: false }))
    .on('POST /auth/verify-register-otp', () => data(ticket()))
    .on(CHECK, () => data(known))
    .on(CREATE, () => data({ id: 8 }));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** Fills in the type and details of a request for shopping. */
async function askForShopping(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('option', { name: 'קניות ותרופות' }));
  await press(user, 'להמשיך');
  await user.type(await screen.findByLabelText('במה צריך לעזור?'), 'לחם וחלב');
  await user.type(screen.getByLabelText('עד מתי צריך את העזרה?'), TOMORROW);
  await press(user, 'להמשיך');
}

async function tellWhoAsks(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('שם מלא'), 'דוד כהן');
  await user.type(screen.getByLabelText(/^דוא״ל/), 'david@example.org');
  await user.click(screen.getByRole('checkbox', { name: 'other' }));
  await user.type(screen.getByLabelText('איזו מוגבלות?'), 'נדירה');
  await user.type(screen.getByLabelText('כתובת מגורים'), 'הרצל');
  await user.click(await screen.findByRole('option', { name: 'הרצל 10, חיפה' }));
}

/** Fills in the second half of the personal details, which opens when the first half is complete. */
async function agree(user: UserEvent): Promise<void> {
  await press(user, 'להמשיך');
  await heading('איך ליצור איתך קשר?');
  for (const agreement of [/קראתי את תנאי השימוש/, /אני מרשה לשמור/])
    await user.click(screen.getByRole('checkbox', { name: agreement }));
}

describe('a help request without signing in', () => {
  it('asks for type, details, the phone with its code, and who asks; then says what comes next', async () => {
    const server = visitorServer(NEW);
    const user = await visit('/ask-for-help');
    await askForShopping(user);
    await heading('באיזה טלפון אפשר להשיג אותך?');
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'לכניסה' })).toHaveLength(1);
    await user.type(screen.getByLabelText('מספר טלפון'), '0509876543');
    await user.click(await screen.findByLabelText('אני לא רובוט'));
    await press(user, 'לשלוח לי קוד');
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234{Enter}');
    await heading('כמה פרטים עליך');
    expect(screen.getByText('ענית על 1 מתוך 4 שאלות')).toBeTruthy();
    expect(screen.getByText(/050-987-6543/)).toBeTruthy();
    await tellWhoAsks(user);
    expect(screen.getByText('ענית על 4 מתוך 4 שאלות')).toBeTruthy();
    await agree(user);
    await user.click(screen.getByRole('checkbox', { name: 'WhatsApp' }));
    await press(user, 'לשלוח את הבקשה');
    await heading('הבקשה התקבלה');
    expect(screen.getByRole('link', { name: 'לכניסה ולמעקב' }).getAttribute('href')).toBe('/user/login');
    expect(server.callsTo(CREATE)[0]?.body).toEqual({
      category_id: 2,
      description: 'לחם וחלב',
      expiration_date: TOMORROW,
      other_address: 0,
      idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
      ticket: 'ticket-1',
      phone: '+972509876543',
      full_name: 'דוד כהן',
      email: 'david@example.org',
      disability_id: [3],
      other_disability: 'נדירה',
      comments: '',
      residential_address: HAIFA,
      is_phone: 1,
      is_wp: 1,
      is_sms: 1,
      is_confirm: 1,
      is_authorize: 1,
      is_use_previous_detail: 0,
    });
    expect(registrationTicket.get()).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('names what is missing of who asks', async () => {
    const server = visitorServer(NEW);
    registrationTicket.set(ticket());
    const user = await visit('/ask-for-help');
    await askForShopping(user);
    await heading('כמה פרטים עליך');
    await press(user, 'להמשיך');
    const summary = await screen.findByRole('group', { name: 'יש מה לתקן' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replace(/: צריך לסמן.*/, '')),
    ).toEqual(['צריך למלא: שם מלא', 'צריך לבחור: סוג המוגבלות', 'צריך למלא: כתובת מגורים']);
    expect(server.callsTo(CREATE)).toEqual([]);
  });

  it('names what is missing of the agreements, and goes back without loss', async () => {
    const server = visitorServer(NEW);
    registrationTicket.set(ticket());
    const user = await visit('/ask-for-help');
    await askForShopping(user);
    await tellWhoAsks(user);
    await press(user, 'להמשיך');
    await heading('איך ליצור איתך קשר?');
    await press(user, 'לשלוח את הבקשה');
    const summary = await screen.findByRole('group', { name: 'יש מה לתקן' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replace(/: צריך לסמן.*/, '')),
    ).toEqual(['הסכמה לתנאים', 'אישור לשמור פרטים']);
    expect(server.callsTo(CREATE)).toEqual([]);
    await press(user, 'חזרה לפרטים עליך');
    expect((await screen.findByLabelText<HTMLInputElement>('שם מלא')).value).toBe('דוד כהן');
  });

  it('shows three bars, says that the home comes later, and goes back to the details without loss', async () => {
    visitorServer(NEW);
    const user = await visit('/ask-for-help');
    await screen.findByLabelText('סוג העזרה');
    expect(screen.getAllByRole('link', { name: /, 10[012]$/ })).toHaveLength(3);
    const bars = () =>
      within(screen.getAllByRole('list').find((list) => list.className === 'bars') ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(bars()).toEqual([
      'סוג העזרהנשארה שאלה אחת',
      'הפרטיםנשארה שאלה אחת',
      'פרטים אישייםענית על 0 מתוך 4 שאלות',
    ]);
    await user.click(await screen.findByRole('option', { name: 'הסעה' }));
    await press(user, 'להמשיך');
    expect(await screen.findByRole('radio', { name: 'מהבית. את הכתובת נשאל בשלב הבא.' })).toBeTruthy();
    await press(user, 'לבחור סוג עזרה אחר');
    await askForShopping(user);
    await user.click(await screen.findByRole('button', { name: 'חזרה לפרטי הבקשה' }));
    expect(bars()[1]).toBe('הפרטיםענית על 2 מתוך 2 שאלות');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('במה צריך לעזור?')).value).toBe('לחם וחלב');
  });

  it('is not there for somebody who is signed in', async () => {
    visitorServer(NEW);
    await visit('/ask-for-help', { as: seeker() });
    await heading('העמוד לא נמצא');
  });
});

describe('a phone that is known', () => {
  const begin = async (): Promise<UserEvent> => {
    registrationTicket.set(ticket());
    const user = await visit('/ask-for-help');
    await askForShopping(user);
    await screen.findByRole('heading', { name: 'כבר פנית אלינו' });
    return user;
  };

  it('is asked nothing twice: the previous details are shown and used', async () => {
    const server = visitorServer(KNOWN);
    const user = await begin();
    expect(screen.getByText('רחל אברהמי')).toBeTruthy();
    expect(screen.getByText('mobility')).toBeTruthy();
    expect(screen.queryByLabelText('שם מלא')).toBeNull();
    await press(user, 'לשלוח את הבקשה');
    await heading('הבקשה התקבלה');
    expect(server.callsTo(CREATE)[0]?.body).toMatchObject({
      is_use_previous_detail: 1,
      full_name: 'רחל אברהמי',
    });
    expect(server.callsTo(CREATE)[0]?.body).not.toHaveProperty('residential_address');
  });

  it('may write other details: what differs is named, and which count is asked', async () => {
    const server = visitorServer(KNOWN);
    const user = await begin();
    await user.click(screen.getByRole('radio', { name: 'לכתוב פרטים אחרים' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^דוא״ל/).value).toBe('rachel@example.org');
    await user.type(screen.getByLabelText('שם מלא'), ' כהן');
    await agree(user);
    server.on(CHECK, () => data({ ...KNOWN, change_fields: ['full_name'] }));
    await press(user, 'לשלוח את הבקשה');
    const question = within(await screen.findByRole('dialog', { name: 'הפרטים שונים ממה ששמור אצלנו' }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['שם מלא']);
    await user.click(question.getByRole('button', { name: 'ביטול' }));
    expect(server.callsTo(CREATE)).toEqual([]);
    await press(user, 'לשלוח את הבקשה');
    await user.click(await screen.findByRole('button', { name: 'לשלוח עם הפרטים החדשים' }));
    await heading('הבקשה התקבלה');
    expect(server.callsTo(CREATE)[0]?.body).toMatchObject({
      full_name: 'רחל אברהמי כהן',
      is_use_previous_detail: 0,
    });
  });

  it('takes the previous details after all', async () => {
    const server = visitorServer(KNOWN);
    const user = await begin();
    await user.click(screen.getByRole('radio', { name: 'לכתוב פרטים אחרים' }));
    await agree(user);
    server.on(CHECK, () => data({ ...KNOWN, change_fields: ['comments'] }));
    await press(user, 'לשלוח את הבקשה');
    await user.click(await screen.findByRole('button', { name: 'לשלוח עם הפרטים השמורים' }));
    await waitFor(() =>
      expect(server.callsTo(CREATE)[0]?.body).toMatchObject({
        is_use_previous_detail: 1,
        full_name: 'רחל אברהמי',
      }),
    );
  });

  it.each([
    [
      'sends what was typed where nothing is kept of the typed name, such as of a volunteer',
      NEW,
      { full_name: 'רחל אברהמי כהן', is_use_previous_detail: 0 },
    ],
    [
      'names whoever of the number has the typed name, where the details are theirs',
      { ...KNOWN, previous: KNOWN.previous && { ...KNOWN.previous, full_name: 'רחל אברהמי-כהן' } },
      { full_name: 'רחל אברהמי-כהן', is_use_previous_detail: 1 },
    ],
  ])('%s', async (_name, checked, sent) => {
    const server = visitorServer(KNOWN);
    const user = await begin();
    await user.click(screen.getByRole('radio', { name: 'לכתוב פרטים אחרים' }));
    await user.type(screen.getByLabelText('שם מלא'), ' כהן');
    await agree(user);
    server.on(CHECK, () => data(checked));
    await press(user, 'לשלוח את הבקשה');
    await waitFor(() => expect(server.callsTo(CREATE)[0]?.body).toMatchObject(sent));
  });
});

describe('a phone whose home is not known', () => {
  it('is asked for it, with the rest filled in', async () => {
    const previous = KNOWN.previous && { ...KNOWN.previous, residential_address: '' };
    visitorServer({ ...KNOWN, previous });
    registrationTicket.set(ticket());
    const user = await visit('/ask-for-help');
    await askForShopping(user);
    expect((await screen.findByDisplayValue('רחל אברהמי')).getAttribute('id')).toBe('answer-full_name');
    expect(screen.queryByRole('heading', { name: 'כבר פנית אלינו' })).toBeNull();
  });
});

describe('when something goes wrong', () => {
  it('verifies the phone again when its hour is over, and keeps what was typed', async () => {
    const server = visitorServer(KNOWN);
    registrationTicket.set(ticket());
    const user = await visit('/ask-for-help');
    await askForShopping(user);
    await screen.findByRole('heading', { name: 'כבר פנית אלינו' });
    server.on(CREATE, () => ({ status: 422, body: { code: 'TICKET_INVALID', errors: { ticket: ['פג'] } } }));
    await press(user, 'לשלוח את הבקשה');
    await heading('באיזה טלפון אפשר להשיג אותך?');
    expect(screen.getByText(/נאמת שוב/)).toBeTruthy();
    act(() => registrationTicket.set(ticket()));
    expect(await screen.findByRole('button', { name: 'לשלוח את הבקשה' })).toBeTruthy();
  });

  it('shows the server’s faults under their fields', async () => {
    visitorServer(NEW).on(CREATE, () => invalid({ email: ['הדוא״ל כבר רשום'] }));
    registrationTicket.set(ticket());
    const user = await visit('/ask-for-help');
    await askForShopping(user);
    await tellWhoAsks(user);
    await agree(user);
    await press(user, 'לשלוח את הבקשה');
    expect(await screen.findByRole('link', { name: 'דוא״ל: הדוא״ל כבר רשום' })).toBeTruthy();
    expect(screen.getByLabelText(/^דוא״ל/).getAttribute('aria-invalid')).toBe('true');
  });

  it('offers another try when the details cannot be checked', async () => {
    const server = visitorServer(NEW).on(CHECK, () => failure(500));
    registrationTicket.set(ticket());
    const user = await visit('/ask-for-help');
    await askForShopping(user);
    const retry = await screen.findByRole('button', { name: 'לנסות שוב' });
    server.on(CHECK, () => data(NEW));
    await user.click(retry);
    await heading('כמה פרטים עליך');
  });
});
