import { validateAnswers } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import supertest from 'supertest';
import { createApp } from '../../bootstrap.js';
import { readConfig, SECRET_NAMES } from '../../platform/config/config.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ConsentsService } from '../consents/index.js';
import { NotificationsService } from '../notifications/index.js';
import { OptionsService } from '../options/index.js';
import { HelpProfilesService } from '../users/index.js';
import { DEMO_ACCOUNTS, demoAccount } from './demo-accounts.js';
import { DemoEventsService } from './demo-events.service.js';
import { DemoRequestsService } from './demo-requests.service.js';
import { DemoWorldService } from './demo-world.service.js';

interface Person {
  phone: string;
  isActive: boolean;
  isFreeze: boolean;
  isSigned: boolean;
  isAvailable: boolean | null;
}

describe('the demo', () => {
  let test: TestApp;
  beforeAll(
    async () =>
      (test = await startTestApp({ KAROV_DEMO: '1', KAROV_DEMO_OWN_DATABASE: 'yes', KAROV_ROLE: 'all' })),
  );
  afterAll(() => test.close());

  async function count(sql: string): Promise<number> {
    const [row]: { count: number }[] = await test.database.manager.query(
      `SELECT count(*)::int AS count FROM ${sql}`,
    );
    return row?.count ?? 0;
  }

  async function volunteer(key: Parameters<typeof demoAccount>[0]): Promise<Person | undefined> {
    const rows: Person[] = await test.database.manager.query(
      `SELECT u.phone, u.is_active AS "isActive", u.is_freeze AS "isFreeze", v.signed_at IS NOT NULL AS "isSigned", c.is_available AS "isAvailable"
       FROM users u JOIN volunteer_information v ON v.user_id = u.id LEFT JOIN volunteer_candidates c ON c.user_id = u.id WHERE u.phone = $1`,
      [demoAccount(key).phone],
    );
    return rows[0];
  }

  it('holds four hundred volunteers and eighty help seekers, all of them somewhere', async () => {
    expect(await count('volunteer_information WHERE is_imported')).toBe(400);
    expect(await count(`user_roles WHERE role = 'user'`)).toBeGreaterThanOrEqual(80);
    expect(await count('users WHERE position IS NULL')).toBe(0);
    expect(await count('volunteer_candidates WHERE is_available')).toBeGreaterThan(300);
    expect(await count('organizations')).toBe(3);
  });

  it('does not put everybody of a town into one spot', async () => {
    expect(
      await count('(SELECT DISTINCT residential_lat, residential_lon FROM users) AS homes'),
    ).toBeGreaterThan(450);
  });

  it('has volunteers in every state that somebody may want to try', async () => {
    expect(await volunteer('volunteer')).toMatchObject({
      isSigned: true,
      isFreeze: false,
      isAvailable: true,
    });
    expect(await volunteer('volunteerFrozen')).toMatchObject({ isFreeze: true, isAvailable: false });
    expect(await volunteer('volunteerNotValidated')).toMatchObject({ isSigned: true, isAvailable: false });
    expect(await volunteer('volunteerImported')).toMatchObject({ isSigned: false, isAvailable: false });
  });

  it('has help seekers whose answers the forms would accept', async () => {
    const options = await test.app.get(OptionsService).profileOptions();
    const rows: { id: number }[] = await test.database.manager.query(
      'SELECT user_id AS id FROM help_profiles',
    );
    expect(rows.length).toBeGreaterThan(75);
    for (const { id } of rows) {
      const profile = await test.app.get(HelpProfilesService).find(id);
      const { faults } = validateAnswers(profile?.answers, {
        form: 'self',
        options,
        isPhone: () => true,
        year: 2026,
      });
      expect(faults).toEqual([]);
      expect(await test.app.get(ConsentsService).of(id)).toHaveLength(5);
    }
  });

  it('has two events under way, with people in all their states', async () => {
    const states: { status: string; approved: number; respond: number | null }[] =
      await test.database.manager.query(
        'SELECT DISTINCT status, is_approved AS approved, respond FROM event_requests ORDER BY 1, 2, 3',
      );
    expect(await count('events WHERE status')).toBe(2);
    expect(states).toEqual(
      expect.arrayContaining([
        { status: 'assigned', approved: 0, respond: 1 },
        { status: 'assigned', approved: 1, respond: 1 },
        { status: 'completed', approved: 1, respond: 1 },
        { status: 'pending', approved: 0, respond: 1 },
        { status: 'reject', approved: 0, respond: 2 },
        { status: 'pending', approved: 0, respond: null },
      ]),
    );
    expect(await count(`event_volunteer_requests WHERE status = 'reject'`)).toBeGreaterThanOrEqual(2);
    expect(await count(`dispatch_runs WHERE status = 'running' AND event_id IS NOT NULL`)).toBe(0);
  });

  it('has single requests in the states that people come across', async () => {
    const states: unknown[] = await test.database.manager.query(
      `SELECT status, volunteer_id IS NOT NULL AS held, count(*)::int AS count FROM applications GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    expect(states).toEqual([
      { status: 'open', held: false, count: 5 },
      { status: 'open', held: true, count: 1 },
      { status: 'in treatment', held: true, count: 1 },
      { status: 'completed', held: true, count: 1 },
    ]);
  });

  it('remains unchanged when it is started again', async () => {
    const before = await count('users');
    await test.app.get(DemoWorldService).ensure();
    await test.app.get(DemoEventsService).ensure();
    await test.app.get(DemoRequestsService).ensure();
    expect(await count('events')).toBe(2);
    expect(await count('applications')).toBe(8);
    expect(await count('users')).toBe(before);
  });

  it('lists the demo accounts', async () => {
    const { body } = await test.http.get('/api/demo/accounts').set('Content-Language', 'en-US').expect(200);
    expect(body.data).toHaveLength(DEMO_ACCOUNTS.length);
    expect(body.data[0]).toEqual({
      phone: '+972500000001',
      name: 'רות אלון',
      roles: ['super_admin'],
      note: 'super admin',
    });
    for (const { phone } of DEMO_ACCOUNTS) expect(normalizePhone(phone)).toBe(phone);
  });

  it('shows the messages to a number, newest first', async () => {
    const [receiver]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM users WHERE phone = $1',
      [demoAccount('seeker').phone],
    );
    const announce = (text: string) =>
      test.database.transaction((tx) =>
        test.app.get(NotificationsService).announce(tx, {
          canWaitUntil: null,
          type: 'system',
          receiverType: 'user',
          receivers: [{ userId: receiver?.id ?? 0 }],
          texts: { 'he-IL': text, 'en-US': text },
        }),
      );
    for (const text of ['ראשונה', 'שנייה']) {
      await announce(text);
      await test.http.post('/api/demo/clock').send({ advance: 10 }).expect(200);
    }
    const { body } = await test.http.get('/api/demo/outbox').query({ to: '050-0000005' }).expect(200);
    expect(body.data.map((message: { text: string }) => message.text)).toEqual(['שנייה', 'ראשונה']);
    expect(body.data[0]).toEqual({
      id: expect.any(Number),
      type: 'system',
      channel: 'sms',
      to: '+972500000005',
      text: 'שנייה',
      html: null,
      can_be_answered: false,
      created_at: expect.any(String),
    });
    expect((await test.http.get('/api/demo/outbox').query({ to: '0502222222' }).expect(200)).body).toEqual({
      data: [],
    });
  });

  it('lets a visitor answer a message to a volunteer as from that volunteer’s phone', async () => {
    const world = new EventWorld(test, { lat: 30.45, lon: 34.8 });
    const volunteer = await world.volunteer(1);
    const event = await world.event(await test.person('manager'), { autoAssign: false });
    await test.http.post('/api/demo/clock').send({ advance: 10 }).expect(200);
    const { body } = await test.http.get('/api/demo/outbox').expect(200);
    const message = body.data.find(({ type }: { type: string }) => type === 'event_invite');
    expect(message).toMatchObject({
      text: expect.stringContaining('להשיב 1=כן, 2=לא'),
      can_be_answered: true,
    });
    await test.http.post('/api/demo/replies').send({ message_id: message.id, text: '1' }).expect(204);
    expect(await world.volunteerRequest(event, volunteer.id)).toMatchObject({ status: 'accept' });
    await test.http.post('/api/demo/replies').send({ message_id: 999_999_999, text: '1' }).expect(404);
  });

  it('moves the clock', async () => {
    const before = await test.http.get('/api/demo/clock').expect(200);
    const after = await test.http.post('/api/demo/clock').send({ advance: 3600 }).expect(200);
    expect(Date.parse(after.body.data.now) - Date.parse(before.body.data.now)).toBeGreaterThanOrEqual(
      3600_000,
    );
    await test.http.post('/api/demo/clock').send({ advance: -1 }).expect(422);
  });

  it('resumes at the time its clock showed when it was stopped', async () => {
    const timeOf = async (http: TestApp['http']) =>
      Date.parse((await http.get('/api/demo/clock').expect(200)).body.data.now);
    await test.http.post('/api/demo/clock').send({ advance: 7200 }).expect(200);
    const restarted = await createApp(readConfig({ ...test.settings, KAROV_ROLE: 'web' }));
    await restarted.init();
    const before = await timeOf(test.http);
    const after = await timeOf(supertest(restarted.getHttpServer()));
    await restarted.close();
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after - before).toBeLessThan(60_000);
  });

  it.each([
    ['/outbox', 'lang="he" dir="rtl"'],
    ['/outbox?locale=en-US', 'Messages of the demo'],
    ['/outbox?locale=nonsense', 'lang="he" dir="rtl"'],
    ['/api/demo/outbox.js', 'replaceChildren'],
  ])('serves %s', async (path, content) =>
    expect((await test.http.get(path).expect(200)).text).toContain(content),
  );
});

describe('without the demo', () => {
  it('its pages do not exist', async () => {
    const test = await startTestApp();
    await test.http.get('/api/demo/accounts').expect(404);
    await test.http.get('/api/demo/outbox').expect(404);
    await test.http.post('/api/demo/clock').send({ advance: 1 }).expect(404);
    await test.close();
  });

  it('production refuses it', () => {
    const secrets = Object.fromEntries(
      SECRET_NAMES.map((name) => [name, `${name}-0123456789abcdef0123456789`]),
    );
    expect(() =>
      readConfig({
        ...secrets,
        DATABASE_URL: 'postgresql://x/karov',
        NODE_ENV: 'production',
        KAROV_DEMO: '1',
      }),
    ).toThrow('KAROV_DEMO');
  });
});
