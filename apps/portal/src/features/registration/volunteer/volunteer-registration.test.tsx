import type { RegistrationTicket, VolunteerPrefill } from '@karov/api-client';
import { eachVolunteerFlag } from '@karov/domain';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ticket, volunteer } from '../../../../test/people.js';
import { data, FakeServer, failure } from '../../../../test/server.js';
import { visit } from '../../../../test/visit.js';
import { volunteerOptions } from '../../../../test/volunteer-options.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';

const HAIFA = 'הרצל 10, ישראל, חיפה, חיפה, 32.81, 34.99';
const IMPORTED: VolunteerPrefill = {
  id_number: '123456782',
  import_address: '',
  dob: '1990-05-01',
  gender: 'female',
  place: 'חיפה',
  date: '2026-01-10',
  ...eachVolunteerFlag(() => null),
  israeli_citizen: 1,
  driving_license: 1,
  vehicle_availability: 0,
  languages: ['hebrew', 'Yiddish'],
  interests: ['rides'],
  way_to_provide_help: 'both',
  contact_method: 'sms',
};

function volunteerServer(): FakeServer {
  return new FakeServer()
    .on('POST /dropdowns/register', () => data(volunteerOptions()))
    .on('POST /volunteer/detail', () => failure(404))
    .on('POST /auth/register', () =>
      data({ ...volunteer({ full_name: 'נועה לוי' }), next: 'Login' }, 'תודה'),
    );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const group = (name: string | RegExp) => within(screen.getByRole('radiogroup', { name }));

function known(change: Partial<RegistrationTicket> = {}): RegistrationTicket {
  return ticket({
    first_name: 'נועה',
    last_name: 'לוי',
    residential_address: HAIFA,
    volunteer_information: IMPORTED,
    ...change,
  });
}

async function open(whose: RegistrationTicket, path = '/volunteer/registration'): Promise<UserEvent> {
  registrationTicket.set(whose);
  const user = await visit(path);
  await heading('כמה פרטים עליך');
  return user;
}

async function goToAgreement(user: UserEvent, atIdentity?: () => void): Promise<void> {
  await goTo(user, 'זהות');
  atIdentity?.();
  for (const title of ['איך נוח לעזור', 'באיזו דרך', 'עוד קצת', 'הסכם ההתנדבות']) {
    await press(user, 'להמשיך');
    await heading(title);
  }
}

/** Continues to a step before the agreement. */
async function goTo(
  user: UserEvent,
  step: 'זהות' | 'איך נוח לעזור' | 'באיזו דרך' | 'עוד קצת',
): Promise<void> {
  for (const title of ['זהות', 'איך נוח לעזור', 'באיזו דרך', 'עוד קצת']) {
    await press(user, 'להמשיך');
    await heading(title);
    if (title === step) return;
  }
}

const POLICE_FIRST = {
  police: { is_needed: true, is_handed_in: false, is_valid: false, ends_at: null },
  guardian: { is_needed: false, is_confirmed: false, is_handed_in: false },
};

async function agree(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: /קראתי את הסכם ההתנדבות/ }));
  await press(user, 'להמשיך');
  await heading('החתימה');
}

async function signByTyping(user: UserEvent): Promise<void> {
  await agree(user);
  await user.click(screen.getByRole('radio', { name: 'להקליד את השם המלא' }));
  await user.type(screen.getByLabelText('השם המלא, כחתימה'), 'נועה לוי');
  await press(user, 'להמשיך');
  await heading('הכול נכון?');
}

describe('the registration of a volunteer', () => {
  it('is filled with what an import knows, signed and sent', async () => {
    const server = volunteerServer();
    const user = await open(known());
    await goToAgreement(user, () =>
      expect(screen.getByLabelText<HTMLInputElement>('מספר זהות').value).toBe('123456782'),
    );
    await signByTyping(user);
    expect(screen.getByText('hebrew, Yiddish')).toBeTruthy();
    await press(user, 'לשלוח ולסיים');
    await heading('ההרשמה הושלמה, נועה לוי');
    expect(server.callsTo('POST /auth/register')[0]?.body).toMatchObject({
      ticket: 'ticket-1',
      slug: null,
      first_name: 'נועה',
      last_name: 'לוי',
      residential_address: HAIFA,
      id_number: '123456782',
      languages: ['hebrew', 'Yiddish'],
      interests: ['rides'],
      driving_license: 1,
      vehicle_availability: 0,
      is_agree: 1,
      signature_image: null,
      signature_text: 'נועה לוי',
      partial_register_volunteer: 0,
    });
  });

  it('comes back to the name where the number is of another in our list', async () => {
    volunteerServer().on('POST /auth/register', () => ({
      status: 422,
      body: { code: 'PHONE_OF_VOLUNTEER', errors: { last_name: ['השם שרשום אצלנו'] } },
    }));
    const user = await open(known());
    await goToAgreement(user);
    await signByTyping(user);
    await press(user, 'לשלוח ולסיים');
    expect(await screen.findByRole('link', { name: 'שם משפחה: השם שרשום אצלנו' })).toBeTruthy();
    expect(screen.getByLabelText('שם משפחה').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends those who need a police certificate to its page', async () => {
    volunteerServer()
      .on('POST /auth/register', () =>
        data({ ...volunteer({ full_name: 'נועם לוי' }), next: 'PoliceConfirmation' }),
      )
      .on('GET /volunteer/documents', () => data(POLICE_FIRST));
    const user = await open(known());
    await goToAgreement(user);
    await signByTyping(user);
    await press(user, 'לשלוח ולסיים');
    await screen.findByText('תודה! ההרשמה להתנדבות הושלמה.');
    expect(location.pathname).toBe('/volunteer/police_confirmation_required');
    await user.click(await screen.findByRole('link', { name: 'להמשיך' }));
    await heading('ההרשמה הושלמה, נועם לוי');
    expect((await screen.findByRole('link', { name: 'איך מקבלים אישור' })).getAttribute('href')).toBe(
      '/volunteer/police_confirmation_required',
    );
    expect(screen.getByRole('link', { name: 'לבקשות פתוחות' }).getAttribute('href')).toBe(
      '/volunteer/open-menu',
    );
  });

  it('asks for the vehicle only of who has a licence, and for the other language only with "other"', async () => {
    volunteerServer();
    const user = await open(
      known({ volunteer_information: { ...IMPORTED, driving_license: null, languages: ['hebrew'] } }),
    );
    await goTo(user, 'איך נוח לעזור');
    await user.click(
      within(screen.getByRole('group', { name: /באילו שפות/ })).getByRole('checkbox', { name: 'other' }),
    );
    await press(user, 'להמשיך');
    const typed = await screen.findByLabelText('איזו שפה נוספת?');
    expect(typed.getAttribute('aria-invalid')).toBe('true');
    await user.type(typed, 'יידיש, אמהרית');
    await press(user, 'להמשיך');
    await heading('באיזו דרך');
    expect(screen.queryByRole('radiogroup', { name: /רכב זמין/ })).toBeNull();
    await user.click(group(/רישיון נהיגה/).getByRole('radio', { name: 'כן' }));
    expect(screen.getByRole('radiogroup', { name: /רכב זמין/ })).toBeTruthy();
  });

  it('lets a disability be named, asks for words about another one, and sends both', async () => {
    const server = volunteerServer();
    const user = await open(known());
    await goTo(user, 'עוד קצת');
    const disabilities = within(screen.getByRole('group', { name: /יש לך מוגבלות/ }));
    await user.click(disabilities.getByRole('checkbox', { name: 'hearing' }));
    await user.click(disabilities.getByRole('checkbox', { name: 'other' }));
    await press(user, 'להמשיך');
    const typed = await screen.findByLabelText('איזו מוגבלות?');
    expect(typed.getAttribute('aria-invalid')).toBe('true');
    await user.type(typed, 'נדירה');
    await press(user, 'להמשיך');
    await heading('הסכם ההתנדבות');
    await signByTyping(user);
    expect(screen.getByText('hearing, נדירה')).toBeTruthy();
    await press(user, 'לשלוח ולסיים');
    await heading('ההרשמה הושלמה, נועה לוי');
    expect(server.callsTo('POST /auth/register')[0]?.body).toMatchObject({
      disability_id: [1, 3],
      other_disability: 'נדירה',
    });
  });

  it('says that the signature is missing, and that a typed one must be the name', async () => {
    volunteerServer();
    const user = await open(known());
    await goToAgreement(user);
    await press(user, 'להמשיך');
    expect(await screen.findByRole('link', { name: /צריך לסמן את האישור/ })).toBeTruthy();
    await agree(user);
    await press(user, 'להמשיך');
    expect(
      await screen.findByRole('link', { name: 'חתימה: צריך לחתום, בציור או בהקלדת השם המלא.' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'להקליד את השם המלא' }));
    await user.type(screen.getByLabelText('השם המלא, כחתימה'), 'מישהו אחר');
    await press(user, 'להמשיך');
    expect(
      await screen.findByRole('link', { name: 'חתימה: החתימה המוקלדת צריכה להיות זהה לשם המלא.' }),
    ).toBeTruthy();
  });

  it('takes the approval of a guardian at 16, and refuses what is no picture and no PDF', async () => {
    const server = volunteerServer().on('POST /auth/register/guardian-approval', () =>
      data({ id: 'file-1' }),
    );
    const birthday = `${new Date().getFullYear() - 17}-01-01`;
    const user = await open(known({ volunteer_information: { ...IMPORTED, dob: birthday } }));
    await goToAgreement(user);
    const field = screen.getByLabelText('אישור של הורה או אפוטרופוס');
    await user.upload(field, new File(['x'], 'approval.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/approval\.pdf/)).toBeTruthy();
    await signByTyping(user);
    await press(user, 'לשלוח ולסיים');
    await heading('ההרשמה הושלמה, נועה לוי');
    expect(server.callsTo('POST /auth/register')[0]?.body).toMatchObject({ guardian_approval: 'file-1' });
  });

  it('asks for the approval of a guardian in words, and of nobody else', async () => {
    volunteerServer();
    const birthday = `${new Date().getFullYear() - 17}-01-01`;
    const user = await open(known({ volunteer_information: { ...IMPORTED, dob: birthday } }));
    await goToAgreement(user);
    await user.upload(
      screen.getByLabelText('אישור של הורה או אפוטרופוס'),
      new File(['x'.repeat(9 * 1024 * 1024)], 'big.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('הקובץ גדול מדי. אפשר לצרף קובץ עד 8 מגה־בייט.')).toBeTruthy();
    await press(user, 'להמשיך');
    expect(
      await screen.findByRole('link', {
        name: 'אישור של הורה או אפוטרופוס: עד גיל 18 צריך לצרף אישור של הורה או אפוטרופוס.',
      }),
    ).toBeTruthy();
  });

  it('keeps what there is and finishes later', async () => {
    const server = volunteerServer().on('POST /auth/register', () =>
      data({ ...volunteer({ full_name: 'נועה לוי', is_volunteer_information: false }), next: 'Login' }),
    );
    const user = await open(known({ volunteer_information: null }));
    await press(user, 'לשמור ולהשלים אחר כך');
    await heading('הפרטים נשמרו, נועה לוי');
    expect(server.callsTo('POST /auth/register')[0]?.body).toMatchObject({
      partial_register_volunteer: 1,
      first_name: 'נועה',
    });
    expect(screen.getByRole('link', { name: 'להשלים את ההרשמה' }).getAttribute('href')).toBe(
      '/volunteer/registration',
    );
  });

  it('says who is registered already', async () => {
    volunteerServer().on('POST /volunteer/detail', () =>
      data({ ...known(), is_register: 1, is_import_delete: 0 }),
    );
    registrationTicket.set(known());
    await visit('/volunteer/registration');
    expect(await heading('למספר הזה כבר יש חשבון')).toBeTruthy();
  });
});

describe('a registration through an organization', () => {
  const LOGO = { name: 'נגיש לכולם', slug: 'nagish', logo: '/api/files/logo-1' };

  it('shows its name and logo and sends its slug', async () => {
    const server = volunteerServer().on('GET /admin/auth/organization/nagish', () => data(LOGO));
    const user = await open(known(), '/volunteer/registration/nagish');
    expect(screen.getByText('ההרשמה היא דרך נגיש לכולם')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'הסמל של נגיש לכולם' }).getAttribute('src')).toBe(
      '/api/files/logo-1',
    );
    await goToAgreement(user);
    await signByTyping(user);
    await press(user, 'לשלוח ולסיים');
    await heading('ההרשמה הושלמה, נועה לוי');
    expect(server.callsTo('POST /auth/register')[0]?.body).toMatchObject({ slug: 'nagish' });
  });

  it('tells kindly that a link leads nowhere, and offers to go on without', async () => {
    volunteerServer();
    await visit('/volunteer/registration/nowhere');
    expect(await screen.findByText(/לא מצאנו ארגון לקישור הזה/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'להירשם בלי ארגון' }).getAttribute('href')).toBe(
      '/volunteer/registration',
    );
  });

  it('says that the system is faulty when it is', async () => {
    volunteerServer().on('GET /config', () => data({ default_country: 'IL', fault_notice: true }));
    await visit('/volunteer/registration');
    expect(await screen.findByText(/תקלה במערכת/)).toBeTruthy();
  });
});
