import { HOUR } from '@karov/domain';
import { untilSomebodyWaits } from '@karov/testing';
import { Clock } from '../../platform/clock/clock.js';
import { QUICK_FORM, signaturePng, VOLUNTEER_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode, solveCaptcha, verifyPhone } from '../../testing/verified-phone.js';

const KNOWN = '+972542345601';
const UNKNOWN = '+972542345602';
const MEGABYTE = 1024 * 1024;

describe('registration under abuse', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp({
      KAROV_OTP_PER_IP_HOUR: '1000',
      KAROV_REQUESTS_PER_MINUTE: '100000',
      KAROV_BLOCK_WRONG_CODES: '7',
    });
  });
  afterEach(() => test.close());

  const post = (path: string, body: object) =>
    test.http.post(`/api${path}`).set('Content-Language', 'en-US').send(body);
  const requestCode = async (phone: string) =>
    post('/auth/register-otp', { phone, captcha: await solveCaptcha(test) });
  const wrongCode = async (phone: string) => ((await sentCode(test, phone)) === '0000' ? '1111' : '0000');
  const people = async (phone: string): Promise<number> => {
    const rows: object[] = await test.database.manager.query('SELECT 1 FROM users WHERE phone = $1', [phone]);
    return rows.length;
  };

  it('answers the same for known and unknown phones until the code is verified', async () => {
    await test.person('user', { phone: KNOWN, firstName: 'זהבה', email: 'secret@example.org' });
    const strip = ({ request_id: _id, ...rest }: Record<string, unknown>) => rest;
    for (const ask of [
      requestCode,
      async (phone: string) => post('/auth/verify-register-otp', { phone, otp: await wrongCode(phone) }),
    ]) {
      const [known, unknown] = [await ask(KNOWN), await ask(UNKNOWN)];
      expect(known.status).toBe(unknown.status);
      expect(strip(known.body)).toEqual(strip(unknown.body));
    }
    const verified = await post('/auth/verify-register-otp', {
      phone: KNOWN,
      otp: await sentCode(test, KNOWN),
    }).expect(200);
    expect(verified.body.data).toMatchObject({
      first_name: 'זהבה',
      email: 'secret@example.org',
      registered_roles: ['user'],
      phone: KNOWN,
    });
  });

  it('requires a captcha, and accepts each solution once', async () => {
    const captcha = await solveCaptcha(test);
    expect((await post('/auth/register-otp', { phone: UNKNOWN })).body.code).toBe('CAPTCHA_REQUIRED');
    await post('/auth/register-otp', { phone: UNKNOWN, captcha }).expect(200);
    expect((await post('/auth/register-otp', { phone: KNOWN, captcha }).expect(422)).body.code).toBe(
      'CAPTCHA_FAILED',
    );
  });

  it('ends a code after five wrong tries, and blocks the address after more', async () => {
    for (const phone of [KNOWN, UNKNOWN]) {
      await requestCode(phone);
      const wrong = await wrongCode(phone);
      for (let n = 0; n < 5; n++) await post('/auth/verify-register-otp', { phone, otp: wrong });
    }
    expect(
      (
        await post('/auth/verify-register-otp', {
          phone: UNKNOWN,
          otp: await sentCode(test, UNKNOWN),
        }).expect(422)
      ).body.code,
    ).toBe('IP_BLOCKED');
  });

  it('sends the code again after thirty seconds', async () => {
    await requestCode(UNKNOWN);
    expect((await post('/auth/resend-otp', { phone: UNKNOWN })).body.code).toBe('OTP_TOO_SOON');
    test.app.get(Clock).advance(31);
    await post('/auth/resend-otp', { phone: UNKNOWN }).expect(200);
    await post('/auth/verify-register-otp', { phone: UNKNOWN, otp: await sentCode(test, UNKNOWN) }).expect(
      200,
    );
  });

  it('does not accept a code for the back office as a proof for registering', async () => {
    await test.person('manager', { phone: KNOWN });
    await test.http
      .post('/api/admin/auth/login')
      .send({ phone: KNOWN, captcha: await solveCaptcha(test) })
      .expect(200);
    expect(
      (
        await post('/auth/verify-register-otp', { phone: KNOWN, otp: await sentCode(test, KNOWN) }).expect(
          422,
        )
      ).body.code,
    ).toBe('OTP_EXPIRED');
  });

  it.each([undefined, '', 'guessed-ticket', 17, { $ne: '' }])(
    'registers nobody with the ticket %j',
    async (ticket) => {
      for (const path of ['/auth/register', '/auth/register/guardian-approval']) {
        expect((await post(path, { ...QUICK_FORM, ticket }).expect(422)).body).toMatchObject({
          code: 'TICKET_INVALID',
          errors: { ticket: [expect.any(String)] },
        });
      }
      expect((await post('/volunteer/detail', { phone: UNKNOWN, ticket })).status).toBe(422);
      expect(await test.database.manager.query('SELECT 1 FROM users')).toEqual([]);
    },
  );

  it('registers with a ticket only the phone that it was issued for', async () => {
    const { ticket } = await verifyPhone(test, UNKNOWN);
    expect(
      (await post('/auth/register', { ...QUICK_FORM, ticket, phone: KNOWN }).expect(422)).body.code,
    ).toBe('TICKET_INVALID');
    expect((await post('/volunteer/detail', { ticket, phone: KNOWN }).expect(422)).body.code).toBe(
      'TICKET_INVALID',
    );
    await post('/auth/register', { ...QUICK_FORM, ticket, phone: '054-234-5602' }).expect(200);
    expect([await people(UNKNOWN), await people(KNOWN)]).toEqual([1, 0]);
  });

  it('keeps a ticket for an hour, longer than any code', async () => {
    const { ticket } = await verifyPhone(test, UNKNOWN);
    test.app.get(Clock).advance(HOUR - 60);
    expect((await post('/auth/register', { ticket }).expect(422)).body.code).toBe('VALIDATION');
    test.app.get(Clock).advance(61);
    expect((await post('/auth/register', { ...QUICK_FORM, ticket }).expect(422)).body.code).toBe(
      'TICKET_INVALID',
    );
  });

  it('answers a double click like the first, and then the ticket is used up', async () => {
    const { ticket } = await verifyPhone(test, UNKNOWN);
    const form = { ...VOLUNTEER_FORM, gender: 'male', ticket };
    const answers = await Promise.all([1, 2, 3].map(() => post('/auth/register', form)));
    expect(answers.map(({ status, body }) => [status, body.data?.next])).toEqual(
      [1, 2, 3].map(() => [200, 'PoliceConfirmation']),
    );
    expect((await post('/auth/register', form).expect(200)).body.data.next).toBe('PoliceConfirmation');
    expect((await post('/auth/register', { ...form, last_name: 'אחר' }).expect(422)).body.code).toBe(
      'TICKET_USED',
    );
    test.app.get(Clock).advance(61);
    expect((await post('/auth/register', form).expect(422)).body.code).toBe('TICKET_USED');
    expect((await post('/auth/register/guardian-approval', { ticket }).expect(422)).body.code).toBe(
      'TICKET_USED',
    );
    expect(await people(UNKNOWN)).toBe(1);
    expect(await test.database.manager.query('SELECT count(*)::int AS count FROM consents')).toEqual([
      { count: 4 },
    ]);
  });

  it('creates one account from two registrations of one phone and name at once', async () => {
    const first = await verifyPhone(test, UNKNOWN);
    test.app.get(Clock).advance(31);
    const second = await verifyPhone(test, UNKNOWN);
    const answers = await Promise.all([
      post('/auth/register', {
        ...QUICK_FORM,
        first_name: VOLUNTEER_FORM.first_name,
        last_name: VOLUNTEER_FORM.last_name,
        ticket: first.ticket,
      }),
      post('/auth/register', { ...VOLUNTEER_FORM, ticket: second.ticket }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.data.kept).toSorted()).toEqual(['created', 'linked']);
    expect(await people(UNKNOWN)).toBe(1);
    expect(await test.database.manager.query(`SELECT role FROM user_roles ORDER BY role`)).toEqual([
      { role: 'user' },
      { role: 'volunteer' },
    ]);
  });

  it('joins an account that an import creates for the phone at the same moment', async () => {
    const { ticket } = await verifyPhone(test, UNKNOWN);
    const other = test.database.source.createQueryRunner();
    await other.startTransaction();
    await other.query(
      `INSERT INTO users (full_name, first_name, last_name, phone) VALUES ('דנה כהן', 'דנה', 'כהן', $1)`,
      [UNKNOWN],
    );
    const [answer] = await Promise.all([
      post('/auth/register', { ...QUICK_FORM, ticket }),
      untilSomebodyWaits((sql) => test.database.source.query(sql)).then(() => other.commitTransaction()),
    ]);
    await other.release();
    expect(answer.status).toBe(200);
    expect(answer.body.data.kept).toBe('linked');
    expect(
      await test.database.manager.query('SELECT full_name FROM users WHERE phone = $1', [UNKNOWN]),
    ).toEqual([{ full_name: 'דנה כהן' }]);
  });

  it('accepts approvals only as pictures or PDF, up to eight megabytes', async () => {
    const { ticket } = await verifyPhone(test, UNKNOWN);
    const upload = (file: Buffer, name: string) =>
      test.http
        .post('/api/auth/register/guardian-approval')
        .field('ticket', ticket)
        .attach('file', file, name);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const [file, name] of [
      [svg, 'a.svg'],
      [page, 'a.png'],
      [Buffer.from('MZ\u0090\u0000'.repeat(100)), 'a.pdf'],
      [Buffer.from('%PNG'), 'a.png'],
    ] as const) {
      expect((await upload(file, name).expect(422)).body).toMatchObject({
        code: 'DOCUMENT_TYPE',
        errors: { file: [expect.any(String)] },
      });
    }
    expect((await upload(Buffer.alloc(8 * MEGABYTE + 1), 'a.png').expect(422)).body.code).toBe(
      'FILE_TOO_LARGE',
    );
    expect((await upload(Buffer.alloc(9 * MEGABYTE + 1), 'a.png').expect(422)).body.code).toBe(
      'FILE_TOO_LARGE',
    );
    expect(
      (await test.http.post('/api/auth/register/guardian-approval').field('ticket', ticket).expect(422)).body
        .code,
    ).toBe('FILE_REQUIRED');
    await upload(Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'), 'approval.pdf').expect(200);
    await upload(await signaturePng(), 'approval.png').expect(200);
    await upload(await signaturePng(), 'approval.png').expect(200);
    await upload(await signaturePng(), 'approval.png').expect(200);
    expect((await upload(await signaturePng(), 'approval.png').expect(422)).body.code).toBe(
      'UPLOADS_TOO_MANY',
    );
  });
});
