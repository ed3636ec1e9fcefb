import { addressToWire, DAY, LIMITS } from '@karov/domain';
import { Clock } from '../../../platform/clock/clock.js';
import { KeyRotation } from '../../../platform/crypto/key-rotation.js';
import { SealedTexts } from '../../../platform/crypto/sealed-texts.js';
import { RequestWorld } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { solveCaptcha } from '../../../testing/verified-phone.js';
import { SessionsService } from '../../auth/index.js';
import { UserDetailsRepository, UserDetailsService } from '../../users/index.js';
import { VettingService } from '../../volunteers/index.js';
import { DeletionService } from '../deletion.service.js';

const PHONE = '+972547110077';
/** The marker in everything that the person types, in every field. */
const PLANTED = 'plant';
/** All text written about a person who asks for help, except names, addresses and titles. */
const WRITTEN = [
  ...[
    'plantcomment',
    'plantmanner',
    'plantwish',
    'plantchat',
    'plantworry',
    'plantlift',
    'plantride',
    'plantrefusal',
    'plantevent',
  ],
  ...['plantdoor', 'plantreason', 'plantdesk', 'plantvisitor', 'plantnote', 'plantfloor', 'plantwords'],
];
const HOME = { lat: 32.0853217, lon: 34.7818391 };

let test: TestApp;
let world: RequestWorld;
beforeAll(async () => {
  test = await startTestApp();
  world = new RequestWorld(test);
});
afterAll(() => test.close());

/** Finds any of the given words in all tables, plain or sealed. */
async function found(words: readonly string[]): Promise<string[]> {
  return [...(await foundInPlain(words)), ...(await foundSealed(words))];
}

/** Finds the sealed texts that contain any of the given words. */
async function foundSealed(words: readonly string[]): Promise<string[]> {
  const sealed = test.app.get(SealedTexts);
  const hits: string[] = [];
  for (const [table, column] of test.app.get(KeyRotation).columns.map((name) => name.split('.'))) {
    const rows: { kept: Buffer }[] = await test.database.manager.query(
      `SELECT ${column} AS kept FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    const opened = rows.map(({ kept }) => sealed.open(kept));
    hits.push(
      ...opened
        .filter((text) => words.some((word) => text.toLowerCase().includes(word.toLowerCase())))
        .map((text) => `${table}: ${text}`),
    );
  }
  return hits;
}

/** Finds the rows of all tables that contain any of the given words as text. */
async function foundInPlain(words: readonly string[]): Promise<string[]> {
  const tables: { name: string }[] = await test.database.manager.query(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('public', 'bullmq')`,
  );
  const hits: string[] = [];
  for (const { name } of tables) {
    const rows: { text: string }[] = await test.database.manager.query(
      `SELECT t::text AS text FROM ${name} t WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) w WHERE t::text ILIKE '%' || w || '%')`,
      [words],
    );
    hits.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return hits;
}

/** Makes an API call that must succeed. */
async function call(
  who: { id: number; token: string },
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  body?: object,
): Promise<void> {
  const answer = await world.as(who, method, path, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

async function wait(days: number): Promise<void> {
  test.app.get(Clock).advance(days * DAY + 1);
  await test.app.get(DeletionService).run();
}

describe('a number that somebody else has now', () => {
  it('loses with the erased person what was sent to it before, and leaves what came later', async () => {
    const phone = '+972547112299';
    const old = await test.person('user', { phone, createdAt: test.app.get(Clock).now() });
    const at = (text: string, receiver: number | null) =>
      test.database.manager.query(
        `INSERT INTO notifications (type, receiver_id, channel, send_to, message, status, next_attempt_at, created_at) VALUES ('system', $1, 'sms', $2, $3, 'sent', $4, $4)`,
        [receiver, phone, text, test.app.get(Clock).now()],
      );
    const write = async (message: string) =>
      test.http.post('/api/contacts').send({
        subject: 'question',
        message,
        full_name: 'Sara Levy',
        phone: '054-7112299',
        captcha: await solveCaptcha(test),
      });
    const wrote = () =>
      test.database.manager.query(`INSERT INTO whatsapp_windows (phone, wrote_at) VALUES ($1, $2)`, [
        phone,
        test.app.get(Clock).now(),
      ]);
    test.app.get(Clock).advance(60);
    await at('to the old one', old.id);
    await at('to the number before', null);
    expect((await write('from the old one')).body.errors).toBeUndefined();
    const admin = await test.person('admin');
    expect((await world.as(admin, 'delete', `/admin/users/${old.id}`)).status).toBe(200);
    test.app.get(Clock).advance(DAY);
    const fresh = await test.person('user', { phone, createdAt: test.app.get(Clock).now() });
    test.app.get(Clock).advance(60);
    await at('to the new one', fresh.id);
    await at('to the number since', null);
    await wrote();
    expect((await write('from the new one')).status).toBe(200);
    await wait(LIMITS.staffDeletionDays);
    const messages: { message: string }[] = await test.database.manager.query(
      'SELECT message FROM notifications WHERE send_to = $1 ORDER BY id',
      [phone],
    );
    expect(messages.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['to the new one', 'to the number since']),
    );
    expect(await found(['to the old one', 'to the number before', 'from the old one'])).toEqual([]);
    expect((await found(['from the new one'])).length).toBe(1);
    expect(
      await test.database.manager.query('SELECT phone FROM whatsapp_windows WHERE phone = $1', [phone]),
    ).toEqual([{ phone }]);
    expect(await test.database.manager.query('SELECT phone FROM users WHERE id = $1', [fresh.id])).toEqual([
      { phone },
    ]);
  });
});

describe('a number that several people share (rule 238)', () => {
  it('keeps what has only the number until the last of them is erased', async () => {
    const phone = '+972547112300';
    const [first, second] = [
      await test.person('user', { phone, firstName: 'Sara', createdAt: test.app.get(Clock).now() }),
      await test.person('user', { phone, firstName: 'Rafi', createdAt: test.app.get(Clock).now() }),
    ];
    test.app.get(Clock).advance(60);
    const wroteAt = test.app.get(Clock).now();
    await test.database.manager.query(
      `INSERT INTO notifications (type, receiver_id, channel, send_to, message, status, next_attempt_at, created_at) VALUES
       ('system', NULL, 'sms', $1, 'to the number of both', 'sent', $4, $4), ('system', $2, 'sms', $1, 'to sara alone', 'sent', $4, $4), ('system', $3, 'sms', $1, 'to rafi alone', 'sent', $4, $4)`,
      [phone, first.id, second.id, wroteAt],
    );
    const admin = await test.person('admin');
    expect((await world.as(admin, 'delete', `/admin/users/${second.id}`)).status).toBe(200);
    await wait(LIMITS.staffDeletionDays);
    expect((await found(['to the number of both', 'to sara alone', 'to rafi alone'])).length).toBe(2);
    expect(await found(['to rafi alone'])).toEqual([]);
    expect((await world.as(admin, 'delete', `/admin/users/${first.id}`)).status).toBe(200);
    await wait(LIMITS.staffDeletionDays);
    expect(await found(['to the number of both', 'to sara alone'])).toEqual([]);
  });
});

describe('everything personal', () => {
  it('of somebody who asked for help is removed from all tables on the day, whoever wrote it and wherever', async () => {
    const [admin, manager, volunteer] = [
      await test.person('admin'),
      await test.person('manager'),
      await world.volunteer(1),
    ];
    const seeker = await world.seeker(0.5);
    await test.database.transaction((tx) =>
      test.app.get(UserDetailsService).save(tx, seeker.id, {
        firstName: 'Plantfirst',
        lastName: 'Plantlast',
        email: 'plantmail@karov.example',
        comments: 'plantcomment',
        contactNote: 'plantmanner',
        residential: {
          ...world.addressAt(0.5, 0),
          ...HOME,
          street: 'Plantstreet 7',
          text: 'Plantstreet 7, ישראל, תל אביב, תל אביב',
        },
      }),
    );
    await test.database.transaction(() => test.app.get(UserDetailsRepository).changePhone(seeker.id, PHONE));

    // a request from start to finish, with everything that both sides and staff say along the way
    const done = await world.ask(seeker, world.shoppingForm({ description: 'plantwish milk' }));
    await call(admin, 'post', `/staff/applications/${done}/notes`, { text: 'plantnote' });
    await world.accept(volunteer, done);
    await call(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, done)}`, {
      is_approved: 1,
    });
    await call(seeker, 'post', '/chats', { sms: 'plantchat, please ring', category_id: 2 });
    await call(volunteer, 'post', '/chats', {
      sms: 'I am at Plantfirst Plantlast, Plantstreet 7',
      category_id: 2,
    });
    await call(volunteer, 'patch', `/volunteer/application-users/${await world.hold(volunteer, done)}`, {
      progress: 'on_way',
    });
    await call(volunteer, 'put', `/volunteer/applications/${done}`);
    await call(seeker, 'post', `/applications/${done}/feedback`, { is_well: 0, note: 'plantworry' });
    await call(volunteer, 'post', `/applications/${done}/feedback`, { is_well: 0, note: 'plantlift broken' });
    // a ride that was refused with a reason
    const destination_address = addressToWire({
      ...world.addressAt(4, 180),
      text: 'Planthospital 3, Israel, Tel Aviv, Tel Aviv',
      street: 'Planthospital 3',
    });
    const ride = await world.ask(seeker, world.rideForm({ description: 'plantride', destination_address }));
    await call(admin, 'post', `/admin/application/rejected/${ride}`, { system_note: 'plantrefusal' });
    // an event whose question was answered
    const event = await world.event(manager, { autoAssign: false });
    const request = await world.answerUser(event, seeker.id, true);
    await call(manager, 'post', `/staff/event-user-requests/${request}/notes`, { text: 'plantfloor' });
    await call(manager, 'post', `/event-user-requests/${request}/volunteer`, { volunteer_id: volunteer.id });
    await call(seeker, 'post', '/chats', { sms: 'plantevent', event_id: event });
    await call(volunteer, 'post', `/volunteer/event-user-requests/${request}/words`, { words: 'plantwords' });
    await call(volunteer, 'patch', `/volunteer/event-user-requests/${request}`, {
      status: 'completed',
      system_note: 'plantdoor is open',
    });
    // staff: what they searched for, why they blocked, and what they wrote to others
    await call(admin, 'get', '/admin/users?search=Plantlast');
    await call(admin, 'get', '/notifications?search=Plantlast');
    await call(admin, 'post', `/admin/users/block/${seeker.id}`, { reason: 'plantreason' });
    await call(admin, 'post', `/admin/users/unblock/${seeker.id}`);
    const token = await test.app.get(SessionsService).open(seeker.id, 'user', 'plantbrowser');
    // the support desk, signed in and as a visitor
    await call({ ...seeker, token }, 'post', '/contacts', { subject: 'plantsubject', message: 'plantdesk' });
    await test.http
      .post('/api/contacts')
      .send({
        subject: 'plantvisit',
        message: 'plantvisitor',
        full_name: 'Plantfirst Plantlast',
        phone: '054-7110077',
        captcha: await solveCaptcha(test),
      })
      .expect(200);
    await test.database.manager.query(
      `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth, user_agent, created_at, last_seen_at)
       SELECT $1, id, 'https://push.example/plantpush', 'plantkey', 'plantauth', 'plantagent', now(), now() FROM sessions WHERE user_id = $1 LIMIT 1`,
      [seeker.id],
    );
    await test.database.manager.query(`INSERT INTO whatsapp_windows (phone, wrote_at) VALUES ($1, $2)`, [
      PHONE,
      test.app.get(Clock).now(),
    ]);
    await world.runDue();
    expect((await found([PLANTED])).length).toBeGreaterThan(20);
    // what people wrote in their own words is in the database, but sealed, and nowhere in plain text (rule
    // 236)
    for (const word of WRITTEN)
      expect({ word, isKept: (await foundSealed([word])).length > 0 }).toEqual({ word, isKept: true });
    expect(await foundInPlain(WRITTEN)).toEqual([]);

    const asked = await test.http.post('/api/auth/privacy/deletion').set('Authorization', `Bearer ${token}`);
    expect(asked.status).toBe(200);
    await wait(LIMITS.staffDeletionDays);
    expect(await found([PLANTED, '547110077', '32.08532', '34.78183'])).toEqual([]);
    const left: object[] = await test.database.manager.query(
      'SELECT status, origin_city, ended_by IS NOT NULL AS told FROM needs WHERE id = $1',
      [done],
    );
    expect(left).toEqual([{ status: 'completed', origin_city: 'תל אביב', told: true }]);
  });

  it('of a volunteer is removed from all tables on the day, with what others were told about them', async () => {
    const [admin, manager, volunteer, seeker] = [
      await test.person('admin'),
      await test.person('manager'),
      await world.volunteer(1.2),
      await world.seeker(0.7),
    ];
    const phone = '+972547110088';
    await test.database.transaction((tx) =>
      test.app.get(UserDetailsService).save(tx, volunteer.id, {
        firstName: 'Plantdana',
        lastName: 'Plantcohen',
        email: 'plantdana@karov.example',
        contactNote: 'plantmanner',
        residential: {
          ...world.addressAt(1.2, 90),
          street: 'Plantroad 9',
          text: 'Plantroad 9, ישראל, תל אביב, תל אביב',
        },
      }),
    );
    await test.database.transaction(() =>
      test.app.get(UserDetailsRepository).changePhone(volunteer.id, phone),
    );
    const [other, another] = [await world.seeker(3), await world.seeker(3.5)];
    for (const stranger of [other, another]) await world.ask(stranger);
    const given = await world.ask(seeker);
    await world.accept(volunteer, given);
    await call(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, given)}`, {
      is_approved: 1,
    });
    await call(seeker, 'post', '/chats', { sms: 'Plantdana Plantcohen does not answer', category_id: 2 });
    await call(volunteer, 'post', '/chats', { sms: 'planttraffic', category_id: 2 });
    await call(other, 'post', '/chats', { sms: 'Ring Plantdana Plantcohen, 0547110088', category_id: 2 });
    const written = [
      'וכשPlantdana Plantcohen באה, נייד0547110088',
      'ושלPlantdana Plantcohen, tel0547110088',
      'before',
    ];
    for (const [index, sms] of written.entries()) {
      const writer = await world.seeker(4 + index);
      await world.ask(writer);
      await call(writer, 'post', '/chats', { sms, category_id: 2 });
    }
    // written as by an earlier version, not yet sealed
    await test.database.manager.query(
      `UPDATE chat_messages SET message = 'Plantdana Plantcohen 0547110088', message_sealed = NULL, message_words = NULL
       WHERE id = (SELECT max(id) FROM chat_messages)`,
    );
    await call(another, 'post', '/chats', { sms: 'Plantcohen street, then ask Plantdana', category_id: 2 });
    await call(admin, 'post', `/admin/application/unassigned/${given}`, {
      system_note: 'plantnote: Plantdana is ill',
    });
    const event = await world.event(manager, { autoAssign: false });
    const request = await world.answerUser(event, seeker.id, true);
    await call(manager, 'post', `/event-user-requests/${request}/volunteer`, { volunteer_id: volunteer.id });
    await call(volunteer, 'post', `/volunteer/event-user-requests/${request}/words`, { words: 'plantlater' });
    await call(volunteer, 'patch', `/volunteer/event-user-requests/${request}`, {
      status: 'completed',
      system_note: 'plantkey',
    });
    await test.database.manager.query(
      'UPDATE volunteer_information SET is_required_police_validation = true, validate_police = false WHERE user_id = $1',
      [volunteer.id],
    );
    await test.app
      .get(VettingService)
      .refuse(admin.id, { userId: volunteer.id, kind: 'police', isSeen: () => true }, 'plantpapers');
    expect([await foundInPlain(['plantpapers']), (await foundSealed(['plantpapers'])).length > 0]).toEqual([
      [],
      true,
    ]);
    expect((await found([PLANTED])).length).toBeGreaterThan(8);
    await call(volunteer, 'post', '/auth/privacy/deletion');
    await wait(LIMITS.staffDeletionDays);
    expect(
      (await found([PLANTED, '547110088'])).filter(
        (row) => row !== 'chat_messages: Plantcohen street, then ask Plantdana',
      ),
    ).toEqual([]);
    // others' texts stay, without the details that identify the person beyond doubt; a word that is also
    // among these details identifies nobody on its own
    expect(await found(['… does not answer', 'Ring …, …'])).toEqual([
      expect.stringMatching(/^chat_messages/),
      expect.stringMatching(/^chat_messages/),
    ]);
    expect((await found(['Plantcohen street, then ask Plantdana'])).length).toBe(1);
  });
});
