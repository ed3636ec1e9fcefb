import { eachVolunteerFlag } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { firstOf } from '../../testing/person-of-phone.js';
import { asDataUrl, signaturePng, VOLUNTEER_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode, solveCaptcha, verifyPhone } from '../../testing/verified-phone.js';
import { ConsentsService } from '../consents/index.js';
import { HelpProfilesService } from '../users/index.js';
import { VolunteerFormsRepository, VolunteersRepository } from '../volunteers/index.js';

let phones = 1_000_000;
const nextPhone = () => `+97252${phones++ + 2_000_000}`;
const RASTER_ID = /^[0-9a-f-]{36}$/;

describe('the registration of a volunteer', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_OTP_PER_IP_HOUR: '1000', KAROV_REQUESTS_PER_MINUTE: '100000' });
  });
  afterAll(() => test.close());

  const register = (body: object) =>
    test.http.post('/api/auth/register').set('Content-Language', 'en-US').send(body);
  const idOf = async (phone: string) => (await firstOf(test.app, phone))?.id ?? 0;
  const informationOf = async (phone: string): Promise<Record<string, unknown>> => {
    const [row]: Record<string, unknown>[] = await test.database.manager.query(
      'SELECT * FROM volunteer_information WHERE user_id = $1',
      [await idOf(phone)],
    );
    return row ?? {};
  };

  const welcomeOf = async (phone: string): Promise<string> => {
    const [first]: { message: string }[] = await test.database.manager.query(
      'SELECT message FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [await idOf(phone)],
    );
    return first?.message ?? '';
  };

  it('creates a volunteer who has signed and can be called', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const { body } = await register({ ...VOLUNTEER_FORM, ticket, phone }).expect(200);
    expect(body).toMatchObject({
      data: { next: 'Login', role: 'volunteer', is_volunteer_information: true, token: expect.any(String) },
      message: 'Volunteer registered. Thank you for volunteering!',
    });
    expect(await informationOf(phone)).toMatchObject({
      gender: 'female',
      languages: ['hebrew', 'יידיש'],
      interests: ['rides'],
      driving_license: true,
      vehicle_availability: true,
      israeli_citizen: true,
      way_to_provide_help: 'both',
      contact_method: 'whatsapp',
      signed_at: expect.any(Date),
      is_imported: false,
      is_required_police_validation: false,
    });
    expect(await test.app.get(VolunteerFormsRepository).prefill(await idOf(phone))).toMatchObject({
      id_number: '123456782',
      dob: '1990-05-01',
      date: '2026-01-10',
    });
    const candidates: object[] = await test.database.manager.query(
      'SELECT is_available FROM volunteer_candidates WHERE user_id = $1',
      [await idOf(phone)],
    );
    expect(candidates).toEqual([{ is_available: true }]);
    const kinds = (await test.app.get(ConsentsService).of(await idOf(phone))).map(({ kind }) => kind);
    expect(kinds).toEqual(['terms', 'privacy', 'volunteer_agreement', 'messages']);
  });

  it('encrypts the identity number and the typed signature', async () => {
    const phone = nextPhone();
    await register({ ...VOLUNTEER_FORM, ticket: (await verifyPhone(test, phone)).ticket }).expect(200);
    const { id_number, signature_text } = await informationOf(phone);
    expect(
      [id_number, signature_text].map(
        (value) => Buffer.isBuffer(value) && !value.includes('123456782') && !value.includes('נועה'),
      ),
    ).toEqual([true, true]);
  });

  it('keeps the address from which the form was signed, encrypted, and that of the last signature', async () => {
    const phone = nextPhone();
    const form = { ...VOLUNTEER_FORM, ticket: (await verifyPhone(test, phone)).ticket };
    await register(form).set('X-Forwarded-For', '203.0.113.77').expect(200);
    const { ip_address } = await informationOf(phone);
    expect(Buffer.isBuffer(ip_address) && !ip_address.includes('203.0.113.77')).toBe(true);
    expect(await test.app.get(VolunteerFormsRepository).signature(await idOf(phone))).toEqual({
      signedAt: expect.any(Date),
      ip: '203.0.113.77',
      text: 'נועה לוי',
    });
    expect(
      JSON.stringify(await test.app.get(VolunteerFormsRepository).prefill(await idOf(phone))),
    ).not.toContain('203.0.113');
  });

  it('keeps no address of a form that is not signed yet', async () => {
    const phone = nextPhone();
    await register({
      ...VOLUNTEER_FORM,
      partial_register_volunteer: 1,
      ticket: (await verifyPhone(test, phone)).ticket,
    }).expect(200);
    expect(await informationOf(phone)).toMatchObject({ signed_at: null, ip_address: null });
  });

  it('sends men to the police page, and makes them wait for the certificate', async () => {
    const phone = nextPhone();
    const { body } = await register({
      ...VOLUNTEER_FORM,
      gender: 'male',
      ticket: (await verifyPhone(test, phone)).ticket,
    }).expect(200);
    expect(body.data).toMatchObject({ next: 'PoliceConfirmation', role: 'volunteer' });
    expect(await welcomeOf(phone)).toMatch(/police certificate.*\/volunteer\/police_confirmation_required/);
    expect(await informationOf(phone)).toMatchObject({
      is_required_police_validation: true,
      validate_police: false,
    });
  });

  it('keeps a drawn signature as a file of its owner', async () => {
    const phone = nextPhone();
    const signature_image = asDataUrl(await signaturePng());
    await register({
      ...VOLUNTEER_FORM,
      signature_text: null,
      signature_image,
      ticket: (await verifyPhone(test, phone)).ticket,
    }).expect(200);
    const { signature_file } = await informationOf(phone);
    expect(signature_file).toMatch(RASTER_ID);
    const files: object[] = await test.database.manager.query(
      'SELECT kind, owner_id, claim, content_type FROM files WHERE id = $1',
      [signature_file],
    );
    expect(files).toEqual([
      { kind: 'signature', owner_id: await idOf(phone), claim: null, content_type: 'image/png' },
    ]);
  });

  it('refuses a pad with nothing drawn on it, and anything that is not a picture', async () => {
    const { ticket } = await verifyPhone(test, nextPhone());
    const unsigned = { ...VOLUNTEER_FORM, signature_text: null, ticket };
    const empty = await register({
      ...unsigned,
      signature_image: asDataUrl(await signaturePng(false)),
    }).expect(422);
    expect(empty.body).toMatchObject({
      code: 'SIGNATURE_BLANK',
      errors: { signature_image: [expect.any(String)] },
    });
    const text = await register({
      ...unsigned,
      signature_image: asDataUrl(Buffer.from('not a picture at all')),
    }).expect(422);
    expect(text.body).toMatchObject({ code: 'PICTURE_TYPE' });
    const none = await register({ ...unsigned, signature_image: null }).expect(422);
    expect(none.body.errors).toEqual({ signature_image: ['Sign, by drawing or by typing your full name.'] });
  });

  it('joins the organization of the link; an unknown one is reported', async () => {
    const [organization]: { id: number }[] = await test.database.manager.query(
      `INSERT INTO organizations (name, slug) VALUES ('Good neighbours', 'good') RETURNING id`,
    );
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    expect((await register({ ...VOLUNTEER_FORM, slug: 'bad', ticket }).expect(422)).body).toMatchObject({
      code: 'ORGANIZATION_UNKNOWN',
      errors: { slug: [expect.any(String)] },
    });
    await register({ ...VOLUNTEER_FORM, slug: 'good', ticket }).expect(200);
    expect(
      await test.database.manager.query('SELECT organization_id FROM users WHERE phone = $1', [phone]),
    ).toEqual([{ organization_id: organization?.id }]);
  });

  it('saves a partial registration unsigned, and completes it later', async () => {
    const phone = nextPhone();
    const { first_name, last_name, residential_address } = VOLUNTEER_FORM;
    const partial = {
      role_id: 2,
      partial_register_volunteer: 1,
      first_name,
      last_name,
      residential_address,
      interests: ['rides'],
    };
    const { body } = await register({ ...partial, ticket: (await verifyPhone(test, phone)).ticket }).expect(
      200,
    );
    expect(body).toMatchObject({
      data: { next: 'Login', role: 'volunteer', is_volunteer_information: false },
      message: 'The details are saved. You can complete the registration later.',
    });
    expect(await informationOf(phone)).toMatchObject({ signed_at: null, interests: ['rides'] });
    expect(await test.app.get(ConsentsService).of(await idOf(phone))).toEqual([]);
    await test.database.manager.query(
      `UPDATE otp_challenges SET created_at = created_at - interval '1 hour'`,
    );
    const again = await verifyPhone(test, phone);
    expect(again.volunteer_information).toMatchObject({ interests: ['rides'], way_to_provide_help: 'both' });
    await register({ ...VOLUNTEER_FORM, ticket: again.ticket }).expect(200);
    expect(await informationOf(phone)).toMatchObject({ signed_at: expect.any(Date) });
  });

  it('fills the form from an import, whose pre-registration ends with the signature', async () => {
    const phone = nextPhone();
    const { id } = await test.person('volunteer', { phone, firstName: 'יעל', lastName: 'שפירא' });
    await test.database.transaction(() =>
      test.app.get(VolunteersRepository).addImported([
        {
          userId: id,
          idNumber: null,
          dob: '1985-03-04',
          gender: 'female',
          place: 'נתניה',
          date: null,
          flags: { ...eachVolunteerFlag(() => null), israeli_citizen: true, driving_license: false },
          languages: ['hebrew'],
          interests: ['shopping'],
          wayToProvideHelp: 'phone',
          contactMethod: 'sms',
          importAddress: 'הרצל 3 נתניה',
        },
      ]),
    );
    const asked = await test.http
      .post('/api/volunteer/auth/login')
      .send({ phone, captcha: await solveCaptcha(test) })
      .expect(200);
    expect(asked.body.data.is_register).toBe(false);
    const verified = await test.http
      .post('/api/auth/verify-otp')
      .send({ phone, otp: await sentCode(test, phone) })
      .expect(200);
    expect(verified.body.data).toMatchObject({
      register: true,
      first_name: 'יעל',
      registered_roles: ['volunteer'],
    });
    const { ticket } = verified.body.data;
    const { body } = await test.http.post('/api/volunteer/detail').send({ phone, ticket }).expect(200);
    expect(body.data).toMatchObject({
      first_name: 'יעל',
      is_register: 0,
      is_import_delete: 0,
      volunteer_information: {
        import_address: 'הרצל 3 נתניה',
        dob: '1985-03-04',
        place: 'נתניה',
        interests: ['shopping'],
        driving_license: 0,
        israeli_citizen: 1,
      },
    });
    await register({
      ...VOLUNTEER_FORM,
      first_name: 'יעל',
      last_name: 'שפירא',
      signature_text: 'יעל שפירא',
      ticket,
    }).expect(200);
    expect(await informationOf(phone)).toMatchObject({
      is_imported: false,
      signed_at: expect.any(Date),
      place: 'חיפה',
    });
    test.app.get(Clock).advance(31);
    const known = await test.http
      .post('/api/volunteer/auth/login')
      .send({ phone, captcha: await solveCaptcha(test) })
      .expect(200);
    expect(known.body.data.is_register).toBe(true);
  });

  it('removes no requirement by registering again: police, training, freeze, block and signature remain as they are', async () => {
    const phone = nextPhone();
    await register({
      ...VOLUNTEER_FORM,
      gender: 'male',
      ticket: (await verifyPhone(test, phone)).ticket,
    }).expect(200);
    await test.database.manager.query('UPDATE users SET is_freeze = true WHERE phone = $1', [phone]);
    await test.database.manager.query(
      `UPDATE volunteer_information SET signed_at = now() - interval '400 days' WHERE user_id = $1`,
      [await idOf(phone)],
    );
    const before = await informationOf(phone);
    await test.database.manager.query(
      `UPDATE otp_challenges SET created_at = created_at - interval '1 hour'`,
    );
    const again = await register({
      ...VOLUNTEER_FORM,
      gender: 'female',
      date: null,
      ticket: (await verifyPhone(test, phone)).ticket,
    }).expect(200);
    expect(again.body.data.next).toBe('PoliceConfirmation');
    const { signed_at, signature_text, date } = before;
    expect(await informationOf(phone)).toMatchObject({
      gender: 'female',
      is_required_police_validation: true,
      validate_police: false,
      signed_at,
      signature_text,
      date,
    });
    expect(await firstOf(test.app, phone)).toMatchObject({ isFreeze: true });
    const candidates: object[] = await test.database.manager.query(
      'SELECT is_available FROM volunteer_candidates WHERE user_id = $1',
      [await idOf(phone)],
    );
    expect(candidates).toEqual([{ is_available: false }]);
  });

  it('adds the police requirement when the gender changes to one that needs it, and keeps a checked certificate', async () => {
    const phone = nextPhone();
    await register({ ...VOLUNTEER_FORM, ticket: (await verifyPhone(test, phone)).ticket }).expect(200);
    await test.database.manager.query(
      `UPDATE volunteer_information SET validate_training = true WHERE user_id = $1`,
      [await idOf(phone)],
    );
    await test.database.manager.query(
      `UPDATE otp_challenges SET created_at = created_at - interval '1 hour'`,
    );
    await register({
      ...VOLUNTEER_FORM,
      gender: 'male',
      ticket: (await verifyPhone(test, phone)).ticket,
    }).expect(200);
    expect(await informationOf(phone)).toMatchObject({
      is_required_police_validation: true,
      validate_police: false,
      validate_training: true,
    });
  });

  it('is not active until a guardian’s approval was checked: this includes an adult who has a guardian', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const form = { ...VOLUNTEER_FORM, needs_guardian: 1, ticket };
    expect((await register(form).expect(422)).body.errors).toEqual({
      guardian_approval: [expect.any(String)],
    });
    const upload = await test.http
      .post('/api/auth/register/guardian-approval')
      .field('ticket', ticket)
      .attach('file', await signaturePng(), 'approval.png')
      .expect(200);
    const { body } = await register({ ...form, guardian_approval: upload.body.data.id }).expect(200);
    expect(body.data.guardian).toBe('waits');
    expect(body.message).toBe(
      'We have your details and the approval. The account is active once we have checked it, and we will send you a message.',
    );
    const welcome = await welcomeOf(phone);
    expect(welcome).toMatch(/account is not active; we will send you a message/);
    expect(welcome).not.toMatch(/near you|requests|http/);
    expect(await informationOf(phone)).toMatchObject({
      guardian_needed: 'adult',
      guardian_confirmed_at: null,
    });
    expect(await firstOf(test.app, phone)).toMatchObject({ isActive: false });
  });

  it('says when an import was withdrawn again', async () => {
    const phone = nextPhone();
    const { id } = await test.person('volunteer', { phone });
    await test.database.manager.query(
      'INSERT INTO volunteer_information (user_id, is_imported) VALUES ($1, true)',
      [id],
    );
    await test.database.manager.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id]);
    const { ticket } = await verifyPhone(test, phone);
    expect(
      (await test.http.post('/api/volunteer/detail').send({ ticket }).expect(200)).body.data,
    ).toMatchObject({
      is_register: 0,
      is_import_delete: 1,
      volunteer_information: null,
    });
  });

  it('refuses anybody under sixteen, and requires a guardian at sixteen and seventeen', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const year = new Date().getUTCFullYear();
    expect(
      (await register({ ...VOLUNTEER_FORM, dob: `${year - 10}-01-01`, ticket }).expect(422)).body.errors,
    ).toEqual({
      dob: ['You can volunteer from the age of 16.'],
    });
    const young = { ...VOLUNTEER_FORM, dob: `${year - 17}-01-01`, ticket };
    expect((await register(young).expect(422)).body.errors).toEqual({
      guardian_approval: ['If you are under 18, please attach the approval of a parent or guardian.'],
    });
    expect(
      (await register({ ...young, guardian_approval: '00000000-0000-4000-8000-000000000000' }).expect(422))
        .body.code,
    ).toBe('APPROVAL_UNKNOWN');
    const upload = await test.http
      .post('/api/auth/register/guardian-approval')
      .field('ticket', ticket)
      .attach('file', await signaturePng(), 'approval.png')
      .expect(200);
    await register({ ...young, guardian_approval: upload.body.data.id }).expect(200);
    expect(await welcomeOf(phone)).toMatch(/account is not active/);
    expect(await informationOf(phone)).toMatchObject({
      guardian_file: upload.body.data.id,
      guardian_needed: 'minor',
      guardian_confirmed_at: null,
    });
    expect(await firstOf(test.app, phone)).toMatchObject({ isActive: false });
    expect(
      await test.database.manager.query(
        'SELECT is_active, is_available FROM volunteer_candidates WHERE user_id = $1',
        [await idOf(phone)],
      ),
    ).toEqual([{ is_active: false, is_available: false }]);
  });

  it('tells a young man about both documents that are checked before the first call', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const upload = await test.http
      .post('/api/auth/register/guardian-approval')
      .field('ticket', ticket)
      .attach('file', await signaturePng(), 'approval.png')
      .expect(200);
    await register({
      ...VOLUNTEER_FORM,
      gender: 'male',
      dob: `${new Date().getUTCFullYear() - 17}-01-01`,
      ticket,
      guardian_approval: upload.body.data.id,
    }).expect(200);
    expect(await welcomeOf(phone)).toMatch(
      /parent or guardian.*not active.*police certificate.*\/volunteer\/police_confirmation_required/,
    );
  });

  it('does not accept an approval that came with another ticket', async () => {
    const stranger = await verifyPhone(test, nextPhone());
    const upload = await test.http
      .post('/api/auth/register/guardian-approval')
      .field('ticket', stranger.ticket)
      .attach('file', await signaturePng(), 'approval.png')
      .expect(200);
    const { ticket } = await verifyPhone(test, nextPhone());
    const young = {
      ...VOLUNTEER_FORM,
      dob: `${new Date().getUTCFullYear() - 17}-01-01`,
      ticket,
      guardian_approval: upload.body.data.id,
    };
    expect((await register(young).expect(422)).body).toMatchObject({
      code: 'APPROVAL_UNKNOWN',
      errors: { guardian_approval: [expect.any(String)] },
    });
  });

  it('refuses the number of somebody else’s volunteer data', async () => {
    const other = nextPhone();
    await register({ ...VOLUNTEER_FORM, ticket: (await verifyPhone(test, other)).ticket }).expect(200);
    const { ticket } = await verifyPhone(test, nextPhone());
    const foreign = await register({
      ...VOLUNTEER_FORM,
      ticket,
      volunteer_information_id: (await informationOf(other))['id'],
    }).expect(422);
    expect(foreign.body.errors).toEqual({
      volunteer_information_id: ['This does not belong to this account.'],
    });
  });

  it('keeps the disabilities of a volunteer who names some', async () => {
    const phone = nextPhone();
    const { ticket } = await verifyPhone(test, phone);
    const named = { ...VOLUNTEER_FORM, disability_id: [12, 20], ticket };
    expect((await register(named).expect(422)).body.errors).toEqual({
      other_disability: ['Write what you mean by “other”.'],
    });
    await register({ ...named, other_disability: 'Tremor' }).expect(200);
    expect(await test.app.get(HelpProfilesService).find(await idOf(phone))).toMatchObject({
      disabilities: { ids: [12, 20], other: 'Tremor' },
    });
  });

  it('reports all faults of the form at once', async () => {
    const { ticket } = await verifyPhone(test, nextPhone());
    const { body } = await register({ role_id: 2, ticket }).expect(422);
    expect(Object.keys(body.errors).sort()).toEqual([
      'contact_method',
      'dob',
      'first_name',
      'gender',
      'id_number',
      'interests',
      'is_agree',
      'languages',
      'last_name',
      'residential_address',
      'signature_image',
      'way_to_provide_help',
    ]);
  });
});
