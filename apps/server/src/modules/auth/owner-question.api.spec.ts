import type {
  AuthRecord,
  EmergencyStatus,
  OwnerQuestion,
  PasskeyCreation,
  PasskeyRequest,
  RegistrationTicket,
} from '@karov/api-client';
import { addressToWire, DAY, type Role } from '@karov/domain';
import { untilSomebodyWaits } from '@karov/testing';
import { io } from 'socket.io-client';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { TestDevice } from '../../testing/device.js';
import { IMPORTED, QUICK_FORM, VOLUNTEER_FORM, WIRE_ADDRESS } from '../../testing/registration-forms.js';
import { RequestWorld } from '../../testing/request-world.js';
import { sentLink } from '../../testing/sent-link.js';
import { SoftPasskey } from '../../testing/soft-passkey.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode } from '../../testing/verified-phone.js';
import { ConsentsService } from '../consents/index.js';
import { HelpProfilesService, UsersRepository } from '../users/index.js';
import { VolunteersRepository } from '../volunteers/index.js';
import { PeopleOfNumberService } from './people-of-number.service.js';
import { SessionsService } from './sessions.service.js';

const MONTH = 30 * DAY;
const CONTACT = { first_name: 'מרים', family_name: 'ביטון' };

const VISITOR = {
  full_name: 'Rachel Levi',
  residential_address: WIRE_ADDRESS,
  is_sms: 1,
  is_confirm: 1,
  is_authorize: 1,
  disability_id: [11],
};

let test: TestApp;
let world: RequestWorld;
let devices = 0;
beforeAll(async () => {
  test = await startTestApp({
    KAROV_REQUESTS_PER_MINUTE: '100000',
    KAROV_OTP_PER_IP_HOUR: '1000',
    KAROV_PUBLIC_URL: 'http://localhost:3000',
  });
  world = new RequestWorld(test);
});
afterAll(() => test.close());

interface Person {
  id: number;
  phone: string;
}
let phones = 7_000_000;

/** A person with a known contact person who has been away for some time. */
async function away(
  seconds: number,
  { role = 'user', withContact = true }: { role?: Role; withContact?: boolean } = {},
): Promise<Person> {
  const phone = `+97252${(phones += 1)}`;
  const { id } = await test.person(role, {
    phone,
    firstName: 'אסתר',
    lastName: 'מזרחי',
    createdAt: test.app.get(Clock).now(),
  });
  if (withContact) await tell(id);
  test.app.get(Clock).advance(seconds);
  return { id, phone };
}

async function withPhone({ id }: { id: number }): Promise<Person> {
  const account = await test.app.get(UsersRepository).accountById(id);
  return { id, phone: account?.phone ?? '' };
}

function tell(id: number): Promise<void> {
  const profile = {
    answers: { emergency_contact: CONTACT },
    disabilities: { ids: [1], other: '' },
    languages: [],
    genderPreference: null,
    isGenderMust: false,
    isQuick: false,
  };
  return test.database.transaction(() => test.app.get(HelpProfilesService).save(id, profile));
}

const device = () => new TestDevice(test, `198.51.100.${(devices += 1)}`);

/** Signs in with a code; returns the record in the answer. */
async function signIn(
  { phone }: Person,
  from = device(),
  door: 'user' | 'volunteer' | 'admin' = 'user',
): Promise<AuthRecord> {
  await from.ask(phone, door);
  return from.read<AuthRecord>('/auth/verify-otp', { phone, otp: await sentCode(test, phone) });
}

const get = (path: string, token: string) =>
  test.http.get(`/api${path}`).set('Authorization', `Bearer ${token}`).set('Content-Language', 'en-US');
const post = (path: string, token: string, body: object = {}) =>
  test.http
    .post(`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);
const isWhole = async (token: string): Promise<boolean> => (await get('/auth/profile', token)).status === 200;
const question = async (token: string): Promise<OwnerQuestion> =>
  (await get('/auth/owner-question', token).expect(200)).body.data;

describe('a number whose person was not here for a year (rule 237)', () => {
  it('opens nothing personal by code alone on an unknown device, and everything after the answer', async () => {
    const person = await away(13 * MONTH);
    const from = device();
    const record = await signIn(person, from);
    expect(record).toMatchObject({
      id: person.id,
      is_limited: true,
      full_name: '',
      disability_id: [],
      roles: ['user'],
    });
    expect((await get('/auth/profile', record.token)).body).toMatchObject({ code: 'OWNER_QUESTION' });
    expect((await get('/auth/session', record.token)).body.data).toMatchObject({ is_limited: true });
    expect(JSON.stringify((await get('/auth/session', record.token)).body)).not.toMatch(/אסתר|מזרחי|מרים/);
    expect(await question(record.token)).toEqual({ kind: 'contact', answers_left: 3, heard_again_at: null });

    const answered = await from.post('/auth/owner-question', { answer: ' מִרְיָם ' }, record.token);
    expect(answered).toMatchObject({
      status: 200,
      body: { data: { full_name: 'אסתר מזרחי', disability_id: [1], is_limited: false } },
    });
    expect(await isWhole(record.token)).toBe(true);
    expect((await world.messagesTo({ id: person.id, token: '' })).at(-1)).toContain('שאלת הזיהוי');
    expect((await signIn(person, from)).is_limited).toBe(false);
    test.app.get(Clock).advance(13 * MONTH);
    expect((await signIn(person, from)).is_limited).toBe(false);
    test.app.get(Clock).advance(13 * MONTH);
    expect((await signIn(person)).is_limited).toBe(true);
  });

  it('asks nobody who was here within the year, or who comes on a device of theirs', async () => {
    expect((await signIn(await away(11 * MONTH))).is_limited).toBe(false);
    const from = device();
    const person = await away(0);
    await signIn(person, from);
    test.app.get(Clock).advance(13 * MONTH);
    expect((await signIn(person, from)).is_limited).toBe(false);
  });

  it('counts as a sign a request of their own and an agreement, but no answer by link, and nothing done while the question is pending', async () => {
    const [asked, answered, agreed] = [
      await away(0),
      await withPhone(await world.seeker(1)),
      await away(13 * MONTH),
    ];
    const again = async ({ id }: Person) => ({
      id,
      token: await test.app.get(SessionsService).open(id, 'user', ''),
    });
    await world.ask(
      await again(asked),
      world.rideForm({ other_address: 1, origin_address: addressToWire(world.addressAt(1, 0)) }),
    );
    await world.answerUser(
      await world.event(await test.person('manager'), { autoAssign: false }),
      answered.id,
      true,
    );
    await test.database.transaction(() => test.app.get(ConsentsService).record(agreed.id, ['terms']));
    // Sessions are forgotten after a while; what was done in them is kept.
    await test.database.manager.query('DELETE FROM sessions WHERE user_id = ANY($1)', [
      [asked.id, answered.id],
    ]);
    test.app.get(Clock).advance(11 * MONTH);
    expect([
      (await signIn(asked)).is_limited,
      (await signIn(agreed)).is_limited,
      (await signIn(answered)).is_limited,
    ]).toEqual([false, false, true]);

    const pressed = await away(13 * MONTH);
    const { token } = await signIn(pressed);
    await post('/event/requests/emergency', token).expect(200);
    await post('/auth/logout', token).expect(200);
    test.app.get(Clock).advance(60);
    expect((await signIn(pressed)).is_limited).toBe(true);
  });

  it('counts as a sign nothing that staff do for them: a request, ended work, another number, a restored account', async () => {
    const [asked, worker, moved, restored] = [
      await world.seeker(1),
      await world.volunteer(1),
      await away(0),
      await away(0),
    ];
    const need = await world.ask(await world.seeker(1));
    await world.accept(worker, need);
    test.app.get(Clock).advance(13 * MONTH);
    const admin = await test.person('super_admin');
    expect(
      (await post('/admin/applications', admin.token, { ...world.shoppingForm(), user_id: asked.id })).status,
    ).toBe(200);
    const now = test.app.get(Clock).now();
    await test.database.manager.query(
      `UPDATE assignments SET ended = 'completed', updated_at = $2 WHERE need_id = $1`,
      [need, now],
    );
    await test.database.manager.query('UPDATE users SET phone = $2, updated_at = $3 WHERE id = $1', [
      moved.id,
      '+972529999992',
      now,
    ]);
    expect((await world.as(admin, 'delete', `/admin/users/${restored.id}`)).status).toBe(200);
    expect((await world.as(admin, 'post', `/admin/users/restore/${restored.id}`)).status).toBe(200);
    const unknown = { hash: Buffer.alloc(32), isBare: true };
    const doubts = [asked, worker, moved, restored].map(({ id }) =>
      test.app.get(PeopleOfNumberService).mayBeAnother(id, unknown),
    );
    expect(await Promise.all(doubts)).toEqual([true, true, true, true]);
  });

  it('asks the same of a person who signs in by link', async () => {
    const person = await away(13 * MONTH);
    const [link]: { id: number }[] = await test.database.manager.query(
      `INSERT INTO sign_in_links (user_id, door, created_at, expires_at) VALUES ($1, 'user', $2, $3) RETURNING id`,
      [person.id, test.app.get(Clock).now(), addSeconds(test.app.get(Clock).now(), 600)],
    );
    const id = link?.id ?? 0;
    const code = await sentLink(test, { kind: 'sign_in', targetId: id, messageId: id }, 600);
    expect((await device().post('/auth/sign-in-link', { code })).body.data).toMatchObject({
      is_limited: true,
      full_name: '',
    });
  });

  it('accepts three answers a day and six in all, however many come at once; then only staff can help', async () => {
    const person = await away(13 * MONTH);
    const { token } = await signIn(person);
    const wrong = () => post('/auth/owner-question', token, { answer: 'Ruth' });
    expect((await wrong()).body).toMatchObject({
      code: 'OWNER_ANSWER_WRONG',
      errors: { answer: [expect.stringContaining('Tries left: 2')] },
    });
    const many = await Promise.all(Array.from({ length: 8 }, wrong));
    expect(many.map(({ body }) => body.code).filter((code) => code === 'OWNER_ANSWER_WRONG')).toHaveLength(1);
    expect((await post('/auth/owner-question', token, { answer: 'מרים' })).body.code).toBe(
      'OWNER_ANSWERS_OVER',
    );
    expect(await question(token)).toMatchObject({ answers_left: 0, heard_again_at: expect.any(String) });
    test.app.get(Clock).advance(DAY + 60);
    expect(await question(token)).toMatchObject({ answers_left: 3, heard_again_at: null });
    for (let index = 0; index < 3; index += 1) await wrong();
    test.app.get(Clock).advance(DAY + 60);
    const again = await signIn(person);
    expect(await question(again.token)).toMatchObject({ answers_left: 0, heard_again_at: null });
    expect((await post('/auth/owner-question', again.token, { answer: 'מרים' })).body.code).toBe(
      'OWNER_ANSWERS_OVER',
    );
  });

  it('counts both of two wrong answers that come at the same moment', async () => {
    const { id, phone } = await away(13 * MONTH);
    const { token } = await signIn({ id, phone });
    const { source } = test.database;
    const sent = await source.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM owner_questions WHERE user_id = $1 FOR UPDATE', [id]);
      const answers: Promise<number>[] = [];
      for (const answer of ['Ruth', 'Sara']) {
        answers.push(post('/auth/owner-question', token, { answer }).then(({ status }) => status));
        await untilSomebodyWaits((sql) => source.query(sql), answers.length);
      }
      return answers;
    });
    expect(await Promise.all(sent)).toEqual([422, 422]);
    expect(await question(token)).toMatchObject({ answers_left: 1 });
  });

  it('asks a person who has disclosed nothing in the same way, and accepts no answer of theirs', async () => {
    const person = await away(13 * MONTH, { withContact: false });
    const { token } = await signIn(person);
    const asked = await question(token);
    expect(asked).toEqual({
      kind: expect.stringMatching(/^(birth_year|street|contact)$/),
      answers_left: 3,
      heard_again_at: null,
    });
    test.app.get(Clock).advance(60);
    expect(await question((await signIn(person)).token)).toEqual(asked);
    for (const answer of ['', '0', 'null', 'undefined', '…'])
      expect((await post('/auth/owner-question', token, { answer })).status).toBe(422);
    expect(await isWhole(token)).toBe(false);
  });

  it('lets no socket in', async () => {
    const { token } = await signIn(await away(13 * MONTH));
    const url = (await test.app.getUrl()).replace('[::1]', '127.0.0.1');
    const socket = io(`${url}/chats`, {
      path: '/api/socket.io',
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
    });
    await new Promise((resolve) => socket.once('disconnect', resolve));
    socket.disconnect();
  });

  it('notes no sign of life', async () => {
    const { token } = await signIn(await away(13 * MONTH));
    await test.http.post('/api/activity').send({ status: true, token }).expect(423);
  });
});

describe('the emergency button before the question (rule 237)', () => {
  const status = async (token: string): Promise<EmergencyStatus> =>
    (await get('/event/requests/emergency', token).expect(200)).body.data;

  it('works at once where the telephone is, reveals nothing about the person, and can be taken back', async () => {
    const person = await withPhone(await world.seeker(1));
    test.app.get(Clock).advance(13 * MONTH);
    const { token } = await signIn(person);
    expect(await status(token)).toMatchObject({
      can_raise: true,
      address: '',
      places: [],
      record: null,
      ending: null,
    });
    await post('/event/requests/emergency', token, { lat: 32.794, lng: 34.99 }).expect(200);
    const raised = await status(token);
    expect(raised).toMatchObject({ without_volunteer: true, address: '', places: [], chat: null });
    const need = `SELECT origin_lat AS lat, ${keptText('n.description')} AS description FROM needs n WHERE id = ${raised.record?.id}`;
    const [row]: { lat: number; description: Buffer }[] = await test.database.manager.query(need);
    expect([row?.lat, test.app.get(SealedTexts).open(row?.description ?? null)]).toEqual([
      32.794,
      'requests.unprovenEmergencyDescription',
    ]);
    await test.http
      .delete('/api/event/requests/emergency')
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    expect(await status(token)).toMatchObject({ record: null, ending: null });
  });

  it('works with words alone, and with nothing: then staff ask', async () => {
    for (const words of ['ליד המכולת של משה', undefined]) {
      const { token } = await signIn(await away(13 * MONTH));
      await post('/event/requests/emergency', token, { words }).expect(200);
      const { record } = await status(token);
      expect(
        await test.database.manager.query(
          `SELECT origin_text AS text, origin_lat AS lat FROM needs WHERE id = ${record?.id}`,
        ),
      ).toEqual([{ text: words ?? '', lat: null }]);
    }
  });
});

describe('registering with a number whose person was not here for a year (rule 237)', () => {
  async function ticketOf(phone: string, from = device()): Promise<RegistrationTicket> {
    await from.ask(phone, 'volunteer');
    return from.read<RegistrationTicket>('/auth/verify-otp', { phone, otp: await sentCode(test, phone) });
  }

  it('reveals nothing about that person, and changes nothing of theirs', async () => {
    const person = await away(13 * MONTH);
    const ticket = await ticketOf(person.phone);
    expect(ticket).toMatchObject({
      first_name: '',
      full_name: '',
      residential_address: '',
      registered_roles: [],
      volunteer_information: null,
    });
    const known = await test.http
      .post('/api/volunteer/detail')
      .send({ ticket: ticket.ticket, phone: person.phone });
    expect(known.body.data).toMatchObject({ first_name: '', is_register: 0, volunteer_information: null });
    const asked = await test.http
      .post('/api/user-applications/details')
      .send({ ticket: ticket.ticket, phone: person.phone });
    expect(JSON.stringify(asked.body)).not.toMatch(/אסתר|מזרחי/);

    const name = { first_name: 'אסתר', last_name: 'מזרחי' };
    const form = { ...QUICK_FORM, ...name, ticket: ticket.ticket, role_id: 1 };
    expect((await test.http.post('/api/auth/register').send(form)).body).toMatchObject({
      code: 'OWNER_QUESTION_FIRST',
    });
    const asking = { ...world.shoppingForm(), ...VISITOR, full_name: 'אסתר מזרחי', ticket: ticket.ticket };
    expect((await test.http.post('/api/user-applications').send(asking)).body).toMatchObject({
      code: 'OWNER_QUESTION_FIRST',
    });
    expect(await test.app.get(UsersRepository).accountById(person.id)).toMatchObject({
      fullName: 'אסתר מזרחי',
      roles: ['user'],
    });
  });

  it('sends nothing to a volunteer who asks for help for the first time, and may be somebody else', async () => {
    const person = await away(13 * MONTH, { role: 'volunteer' });
    const from = device();
    await from.ask(person.phone, 'user');
    const { ticket } = await from.read<RegistrationTicket>('/auth/verify-otp', {
      phone: person.phone,
      otp: await sentCode(test, person.phone),
    });
    const asking = { ...world.shoppingForm(), ...VISITOR, full_name: 'אסתר מזרחי', ticket };
    expect((await test.http.post('/api/user-applications').send(asking)).body).toMatchObject({
      code: 'OWNER_QUESTION_FIRST',
    });
    expect(await test.app.get(UsersRepository).accountById(person.id)).toMatchObject({
      roles: ['volunteer'],
    });
    const other = await test.http.post('/api/user-applications').send({ ...asking, full_name: 'נור כהן' });
    expect(other.status).toBe(200);
  });

  it('lets somebody who was only imported complete what was imported, without reading it', async () => {
    const phone = `+97252${(phones += 1)}`;
    const { id } = await test.person('volunteer', {
      phone,
      firstName: 'אסתר',
      lastName: 'מזרחי',
      createdAt: test.app.get(Clock).now(),
    });
    await test.database.transaction(() =>
      test.app.get(VolunteersRepository).addImported([{ ...IMPORTED, userId: id }]),
    );
    test.app.get(Clock).advance(13 * MONTH);
    const ticket = await ticketOf(phone);
    expect(ticket).toMatchObject({ register: true, first_name: '', volunteer_information: null });
    const { body } = await test.http
      .post('/api/auth/register')
      .send({
        ...VOLUNTEER_FORM,
        first_name: 'אסתר',
        last_name: 'מזרחי',
        signature_text: 'אסתר מזרחי',
        ticket: ticket.ticket,
      })
      .expect(200);
    expect(body.data).toMatchObject({ id, is_limited: false });
  });
});

describe('two people who wait at the question of one person (rule 237)', () => {
  it('are not both let in: with the answer of one the other is signed out', async () => {
    const person = await away(13 * MONTH);
    const guest = await signIn(person);
    test.app.get(Clock).advance(40);
    const owner = await signIn(person);
    const answer = (await question(owner.token)).kind === 'contact' ? 'מרים' : '';
    expect((await post('/auth/owner-question', owner.token, { answer })).status).toBe(200);
    expect(await isWhole(owner.token)).toBe(true);
    expect((await get('/auth/owner-question', guest.token)).status).toBe(401);
  });
});

describe('staff and the question (rule 237)', () => {
  it('read how long somebody has been waiting, and open the account once they are sure; each is told and it is recorded', async () => {
    const person = await away(13 * MONTH);
    const { token } = await signIn(person);
    const [admin, manager] = [await test.person('admin'), await test.person('manager')];
    const card = async () => (await get(`/admin/users/${person.id}`, admin.token).expect(200)).body.data;
    expect(await card()).toMatchObject({
      owner_question_since: expect.any(String),
      abilities: expect.arrayContaining(['vouch']),
    });
    expect((await post(`/users/${person.id}/vouch`, manager.token)).status).toBe(404);
    expect((await post(`/users/${person.id}/vouch`, token)).status).toBe(403);
    await post(`/users/${person.id}/vouch`, admin.token).expect(200);
    expect(await isWhole(token)).toBe(true);
    expect(await card()).toMatchObject({ owner_question_since: null });
    expect((await card()).abilities).not.toContain('vouch');
    expect((await post(`/users/${person.id}/vouch`, admin.token)).status).toBe(404);
    const noted: unknown[] = await test.database.manager.query(
      `SELECT 1 FROM activity_log WHERE subject_id = $1 AND actor_id = $2 AND action = 'owner_vouched'`,
      [person.id, admin.id],
    );
    expect(noted).toHaveLength(1);
  });

  it('are asked themselves, before a passkey may be added', async () => {
    const person = await away(13 * MONTH, { role: 'manager' });
    const { token, is_limited } = await signIn(person, device(), 'admin');
    expect(is_limited).toBe(true);
    expect((await post('/auth/passkeys/options', token)).body.code).toBe('OWNER_QUESTION');
    await post('/auth/owner-question', token, { answer: 'מרים ביטון' }).expect(200);
    expect(await isWhole(token)).toBe(true);
  });

  it('are not asked when they use a passkey', async () => {
    const { id, token } = await test.person('manager', { createdAt: test.app.get(Clock).now() });
    const sessions = test.app.get(SessionsService);
    await sessions.notePhoneProven((await sessions.read(token))?.sessionId ?? '');
    const passkey = new SoftPasskey();
    const own = device();
    const creation = await own.read<PasskeyCreation>('/auth/passkeys/options', {}, token);
    expect(
      (await own.post('/auth/passkeys', { name: 'Laptop', credential: passkey.create(creation) }, token))
        .status,
    ).toBe(200);
    test.app.get(Clock).advance(13 * MONTH);
    const other = device();
    const request = await other.read<PasskeyRequest>('/admin/auth/passkey/options', {});
    const entered = await other.post('/admin/auth/passkey', { credential: passkey.get(request) });
    expect(entered.body.data).toMatchObject({ id, is_limited: false });
  });

  it('end it by giving the person another number', async () => {
    const person = await away(13 * MONTH);
    const { token } = await signIn(person);
    await test.database.manager.query('UPDATE users SET phone = $2, updated_at = $3 WHERE id = $1', [
      person.id,
      '+972529999991',
      test.app.get(Clock).now(),
    ]);
    expect((await get('/auth/owner-question', token)).status).toBe(401);
  });
});
