import type { RegistrationTicket } from '@karov/api-client';
import { session } from '@karov/web';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { seeker, ticket, volunteer } from '../../../../test/people.js';
import { profileOptions } from '../../../../test/profile-options.js';
import { data, FakeServer, invalid } from '../../../../test/server.js';
import { visit } from '../../../../test/visit.js';
import { askedPath } from '../../../core/asked-path.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';

const HAIFA = 'הרצל 10, ישראל, חיפה, חיפה, 32.81, 34.99';
const DRAFT = 'karov.draft.self.+972509876543';

function registrationServer(): FakeServer {
  return new FakeServer()
    .on('POST /auth/register-otp', () => data({ resend_after_seconds: 30, is_call: false }))
    .on('POST /auth/verify-register-otp', () => data(ticket()))
    .on('POST /dropdowns/other/user/registration/options', () => data(profileOptions()))
    .on('POST /dropdowns/places', () => data([{ id: '1', label: 'הרצל 10, חיפה', raw: HAIFA }]))
    .on('POST /auth/register', () =>
      data({ ...seeker({ full_name: 'רחל אברהמי', disability_id: [2] }), next: 'Login' }, 'ההרשמה הושלמה'),
    );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = () => screen.getByRole('button', { name: 'להמשיך' });

/** Opens the details for a phone that was verified before. */
async function openDetails(known: Partial<RegistrationTicket> = {}): Promise<UserEvent> {
  registrationTicket.set(ticket(known));
  const user = await visit('/registration');
  await heading('פרטים אישיים');
  return user;
}

async function fillUrgent(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: /זה דחוף/ }));
  await user.type(screen.getByLabelText('שם פרטי'), 'רחל');
  await user.type(screen.getByLabelText('שם משפחה'), 'אברהמי');
  await user.type(screen.getByRole('combobox', { name: 'כתובת מגורים' }), 'הרצל');
  await user.click(await screen.findByRole('option', { name: 'הרצל 10, חיפה' }));
  await user.click(next());
  await heading('המוגבלות');
  await user.click(screen.getByRole('checkbox', { name: 'mobility' }));
  await user.click(screen.getByRole('checkbox', { name: /יש לי מוגבלות/ }));
  await user.click(next());
  await heading('אישור');
  expect(screen.getByRole('link', { name: /לקריאת תנאי השימוש/ }).getAttribute('href')).toBe(
    '/regulations-menu',
  );
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(next());
  await heading('הכול נכון?');
}

describe('the registration of a carer', () => {
  const asCarer = async (): Promise<UserEvent> => {
    askedPath.keep('/reference/register');
    registrationTicket.set(ticket());
    const user = await visit('/registration');
    await heading('קודם כול, כמה פרטים עליך');
    return user;
  };

  it('asks nothing about a home or a disability, and goes on to the person to register', async () => {
    const server = registrationServer();
    const user = await asCarer();
    expect(screen.getByText('שלב 1 מתוך 3')).toBeTruthy();
    await user.type(screen.getByLabelText('שם פרטי'), 'רחל');
    await user.type(screen.getByLabelText('שם משפחה'), 'אברהמי');
    expect(screen.queryByRole('combobox', { name: 'כתובת מגורים' })).toBeNull();
    await user.click(next());
    await heading('אישור');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'לשלוח ולסיים' }));
    await heading('לרשום מישהו אחר');
    expect(server.callsTo('POST /auth/register')[0]?.body).toEqual({
      first_name: 'רחל',
      last_name: 'אברהמי',
      is_confirm: 1,
      is_authorize: 1,
      ticket: 'ticket-1',
      is_active: 1,
      is_carer: 1,
    });
    expect(askedPath.take()).toBeNull();
  });

  it('becomes the whole registration for somebody who needs help after all', async () => {
    registrationServer();
    const user = await asCarer();
    await user.click(screen.getByRole('button', { name: 'העזרה היא בשבילי' }));
    await heading('פרטים אישיים');
    expect(askedPath.take()).toBeNull();
  });
});

describe('the registration of a help seeker', () => {
  it('verifies the phone and then asks for the details', async () => {
    const server = registrationServer();
    const user = await visit('/registration');
    await user.type(await screen.findByLabelText('מספר טלפון'), '0509876543');
    await user.click(await screen.findByLabelText('אני לא רובוט'));
    await user.click(screen.getByRole('button', { name: 'לשלוח לי קוד' }));
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234{Enter}');
    await heading('פרטים אישיים');
    expect(server.callsTo('POST /auth/register-otp')[0]?.body).toEqual({
      phone: '+972509876543',
      captcha: 'c29sdmVk',
    });
    expect(server.callsTo('POST /auth/verify-register-otp')[0]?.body).toEqual({
      phone: '+972509876543',
      otp: '1234',
    });
    expect(screen.getByText('שלב 1 מתוך 15')).toBeTruthy();
  });

  it('sends the urgent form with its ticket, forgets the draft, is signed in and says what happens next', async () => {
    const server = registrationServer();
    const user = await openDetails();
    await fillUrgent(user);
    expect(screen.getByText('הרצל 10, חיפה')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await heading('ההרשמה הושלמה, רחל אברהמי');
    expect(session.get()).toMatchObject({ token: 'token-7', role: 'user' });
    expect(screen.getByRole('link', { name: 'לבקש עזרה' }).getAttribute('href')).toBe('/help-menu');
    expect(screen.getByText(/מחפשים מישהו בסביבה/)).toBeTruthy();
    expect(server.callsTo('POST /auth/register')[0]?.body).toEqual({
      quick_emergency_request: 1,
      first_name: 'רחל',
      last_name: 'אברהמי',
      residential_address: HAIFA,
      disability_id: [2],
      disability_confirmation_check: 1,
      is_confirm: 1,
      is_authorize: 1,
      ticket: 'ticket-1',
      is_active: 1,
    });
    expect(screen.getByText('ההרשמה הושלמה')).toBeTruthy();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('ends the session of whoever was signed in as something else', async () => {
    const server = registrationServer()
      .on('POST /auth/logout', () => data(null))
      .on('POST /auth/registration-ticket', () => data(ticket()));
    const user = await visit('/registration', { as: volunteer() });
    await heading('פרטים אישיים');
    await fillUrgent(user);
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await heading('ההרשמה הושלמה, רחל אברהמי');
    expect(server.callsTo('POST /auth/logout').map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-9',
    ]);
    expect(session.get()?.token).toBe('token-7');
  });

  it('says what is missing in the step, with the focus on the summary, and clears it on edit', async () => {
    registrationServer();
    const user = await openDetails();
    await user.click(next());
    const link = await screen.findByRole('link', { name: 'צריך למלא: שם פרטי' });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'יש מה לתקן' }));
    await user.click(link);
    const first = screen.getByLabelText('שם פרטי');
    expect(document.activeElement).toBe(first);
    expect(first.getAttribute('aria-invalid')).toBe('true');
    await user.type(first, 'רחל');
    expect(first.getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps a draft, goes on where it stopped, and deletes it when asked', async () => {
    registrationServer();
    const user = await openDetails();
    expect(screen.queryByRole('button', { name: 'למחוק את הטיוטה מהמכשיר' })).toBeNull();
    await user.type(screen.getByLabelText('שם פרטי'), 'רחל');
    await user.click(screen.getByRole('button', { name: 'למחוק את הטיוטה מהמכשיר' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'ביטול' }));
    expect(localStorage.getItem(DRAFT)).toContain('רחל');
    await user.click(screen.getByRole('button', { name: 'למחוק את הטיוטה מהמכשיר' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'למחוק את הטיוטה מהמכשיר' }),
    );
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(screen.queryByRole('button', { name: 'למחוק את הטיוטה מהמכשיר' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('שם פרטי').value).toBe('');
  });

  it('finds the draft again in its step', async () => {
    localStorage.setItem(
      DRAFT,
      JSON.stringify({
        values: { first_name: 'רחל', stairs_at_entrance: 1 },
        step: 'home',
        isReviewed: false,
        savedAt: Date.now(),
      }),
    );
    registrationServer();
    registrationTicket.set(ticket());
    const user = await visit('/registration');
    await heading('הבית');
    expect(screen.getByText('המשכנו מהמקום שבו עצרת.')).toBeTruthy();
    expect(screen.getByLabelText('כמה מדרגות?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'לחזור לשלב הקודם' }));
    await heading('המוגבלות');
    await user.click(screen.getByRole('button', { name: 'לחזור לשלב הקודם' }));
    await heading('פרטים אישיים');
    expect(screen.getByLabelText<HTMLInputElement>('שם פרטי').value).toBe('רחל');
  });

  it('leads to the step of a field that the server refuses', async () => {
    registrationServer().on('POST /auth/register', () => invalid({ first_name: ['השם לא מתאים'] }));
    const user = await openDetails();
    await fillUrgent(user);
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await heading('פרטים אישיים');
    await user.click(await screen.findByRole('link', { name: 'שם פרטי: השם לא מתאים' }));
    expect(document.activeElement).toBe(screen.getByLabelText('שם פרטי'));
    await user.type(screen.getByLabelText('שם פרטי'), 'י');
    await user.click(screen.getByRole('button', { name: 'לחזור לסיכום' }));
    await heading('הכול נכון?');
  });

  it('keeps everything when there is no connection', async () => {
    registrationServer().on('POST /auth/register', () => 'unreachable');
    const user = await openDetails();
    await fillUrgent(user);
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    expect(await screen.findByText(/השרת אינו עונה/)).toBeTruthy();
    expect(screen.getByText('רחל')).toBeTruthy();
    expect(localStorage.getItem(DRAFT)).toContain('רחל');
  });

  it('verifies the phone again when the ticket is over, and goes on with the draft', async () => {
    registrationServer().on('POST /auth/register', () => ({
      status: 422,
      body: { code: 'TICKET_INVALID', errors: { ticket: ['פג'] } },
    }));
    const user = await openDetails();
    await fillUrgent(user);
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await user.type(await screen.findByLabelText('מספר טלפון'), '0509876543');
    expect(screen.getByText(/עבר זמן מאז שאימתנו את הטלפון/)).toBeTruthy();
    await user.click(await screen.findByLabelText('אני לא רובוט'));
    await user.click(screen.getByRole('button', { name: 'לשלוח לי קוד' }));
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234{Enter}');
    await heading('הכול נכון?');
    expect(screen.getByText('רחל')).toBeTruthy();
  });

  it('leads to the question of who one is where a name has to be shown first (rule 237), and keeps the draft', async () => {
    registrationServer().on('POST /auth/register', () => ({
      status: 422,
      body: { code: 'OWNER_QUESTION_FIRST', errors: { error: ['קודם צריך לוודא'] } },
    }));
    const user = await openDetails();
    await fillUrgent(user);
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await heading('מה השם המלא שלך?');
    expect(screen.getByText('קודם צריך לוודא')).toBeTruthy();
    expect(localStorage.getItem(DRAFT)).toContain('רחל');
  });

  it('asks for a ticket of their own first, where somebody is signed in by whose ticket they registered', async () => {
    registrationServer()
      .on('POST /auth/register', () => ({
        status: 422,
        body: { code: 'OWNER_QUESTION_FIRST', errors: { error: ['קודם צריך לוודא'] } },
      }))
      .on('POST /auth/ticket-for-other', () => data(ticket({ ticket: 'for-other' })));
    const user = await openDetails();
    await fillUrgent(user);
    session.set(seeker());
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await heading('מה השם המלא שלך?');
    expect(registrationTicket.get()?.ticket).toBe('for-other');
  });

  it('fills in what is known of the phone', async () => {
    registrationServer();
    await openDetails({ first_name: 'דנה', last_name: 'כהן' });
    expect(screen.getByLabelText<HTMLInputElement>('שם פרטי').value).toBe('דנה');
  });

  it('lets somebody else register with a phone that has an account, their form empty (rule 238)', async () => {
    registrationServer();
    registrationTicket.set(ticket({ registered_roles: ['user'], first_name: 'דנה', last_name: 'כהן' }));
    const user = await visit('/registration');
    await heading('למספר הזה כבר יש חשבון');
    await user.click(screen.getByRole('button', { name: 'לרשום אדם אחר במספר הזה' }));
    expect((await screen.findByLabelText<HTMLInputElement>('שם פרטי')).value).toBe('');
    expect(registrationTicket.get()).toMatchObject({ ticket: 'ticket-1', registered_roles: [] });
  });

  it('says that a phone has an account already', async () => {
    registrationServer();
    registrationTicket.set(ticket({ registered_roles: ['user'] }));
    const user = await visit('/registration');
    await heading('למספר הזה כבר יש חשבון');
    await user.click(screen.getByRole('button', { name: 'להירשם עם מספר אחר' }));
    await waitFor(() => expect(screen.getByLabelText('מספר טלפון')).toBeTruthy());
  });
});
