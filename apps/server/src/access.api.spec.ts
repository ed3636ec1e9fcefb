import { createRequire } from 'node:module';
import { ROLES, type Role } from '@karov/domain';
import { SessionsService } from './modules/auth/index.js';
import { EventWorld } from './testing/event-world.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
interface Operation {
  'x-access'?: 'public' | 'area' | Role[];
}
const document: { paths: Record<string, Partial<Record<Method, Operation>>> } = createRequire(
  import.meta.url,
)('@karov/api-client/openapi.json');

const ROUTES = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    path,
    method: method as Method,
    access: rolesOf(path, operation['x-access']),
  })),
);

function rolesOf(path: string, access: Operation['x-access']): readonly Role[] | 'public' {
  if (access === 'area') return path.startsWith('/api/admin/') ? ['admin', 'super_admin'] : ['manager'];
  return access ?? [];
}

describe('every route × every role', () => {
  let test: TestApp;
  const tokens = new Map<Role, string>();

  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    for (const role of ROLES) tokens.set(role, (await test.person(role)).token);
  });
  afterAll(() => test.close());

  const call = (method: Method, path: string, token?: string) => {
    const request = test.http[method](path.replace(/\{\w+\}/g, '999999'));
    return token ? request.set('Authorization', `Bearer ${token}`) : request;
  };

  it('knows every route, and each says who may call it', () => {
    expect(ROUTES.length).toBeGreaterThan(55);
    expect(ROUTES.filter((route) => route.access.length === 0)).toEqual([]);
  });

  it.each(ROUTES)('$method $path', async ({ method, path, access }) => {
    const anonymous = await call(method, path);
    if (access === 'public') {
      expect([401, 403, 500]).not.toContain(anonymous.status);
      return;
    }
    expect(anonymous.status).toBe(401);
    expect((await call(method, path, 'forged.token.here')).status).toBe(401);
    for (const role of ROLES) {
      // Signing out ends the session that the other routes still need.
      if (/\/(logout|end-all)$/.test(path) && access.includes(role)) continue;
      const { status } = await call(method, path, tokens.get(role));
      if (access.includes(role)) expect([401, 403, 500]).not.toContain(status);
      else expect(status).toBe(403);
    }
  });
});

describe('who may be somebody new with an old number (rule 237)', () => {
  let test: TestApp;
  const tokens = new Map<Role, string>();
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    for (const role of ROLES)
      tokens.set(
        role,
        await test.app.get(SessionsService).open((await test.person(role)).id, role, '', {}, true),
      );
  });
  afterAll(() => test.close());

  /**
   * Routes that are open before the person has answered the question, and that reveal nothing about the
   * person: the question, the session and its end, a ticket for identifying oneself, and the emergency
   * button.
   */
  const OPEN = [
    'get /api/auth/owner-question',
    'post /api/auth/owner-question',
    'get /api/auth/session',
    'post /api/auth/session/otp',
    'post /api/auth/session/unlock',
    'post /api/auth/ticket-for-other',
    'post /api/auth/logout',
    'post /api/admin/auth/logout',
    'get /api/event/requests/emergency',
    'post /api/event/requests/emergency',
    'delete /api/event/requests/emergency',
    'delete /api/event/requests/emergency/{id}',
  ];
  const closed = ROUTES.filter(
    ({ method, path, access }) => access !== 'public' && !OPEN.includes(`${method} ${path}`),
  );

  it('reaches no call except the named ones', async () => {
    expect(closed.length).toBeGreaterThan(200);
    const letThrough: string[] = [];
    for (const { method, path, access } of closed) {
      for (const role of ROLES.filter((one) => access.includes(one))) {
        const answer = await test.http[method](path.replace(/\{\w+\}/g, '999999')).set(
          'Authorization',
          `Bearer ${tokens.get(role)}`,
        );
        if (answer.status !== 423 || answer.body.code !== 'OWNER_QUESTION')
          letThrough.push(`${role}: ${method} ${path} → ${answer.status}`);
      }
    }
    expect(letThrough).toEqual([]);
  });

  it('counts as a visitor where everybody may call', async () => {
    const contact = { subject: 'המספר שלי', message: 'המספר הזה שלי רק מאתמול' };
    const answer = await test.http
      .post('/api/contacts')
      .set('Authorization', `Bearer ${tokens.get('user')}`)
      .send(contact);
    expect(Object.keys(answer.body.errors)).toEqual(['full_name', 'phone']);
  });
});

describe('objects that belong to others', () => {
  let test: TestApp;
  let world: EventWorld;
  beforeAll(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
  });
  afterAll(() => test.close());

  it('a manager neither sees nor touches an event of another manager', async () => {
    const [owner, other] = [await test.person('manager'), await test.person('manager')];
    const seeker = await world.seeker(1);
    const volunteer = await world.volunteer(1);
    const event = await world.event(owner, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    const call = await world.volunteerRequest(event, volunteer.id);
    const as = (method: Method, path: string, body?: object) =>
      test.http[method](`/api${path}`).set('Authorization', `Bearer ${other.token}`).send(body);

    expect((await as('get', '/manager/events')).body.data).toEqual([]);
    const attempts = await Promise.all([
      as('get', `/manager/events/${event}`),
      as('put', `/manager/events/${event}`, { status: false }),
      as('post', '/manager/user/status/change', { id: need, status: true }),
      as('put', `/event-requests/${call?.id}`, { is_ready_to_help: 1 }),
      as('put', `/event-requests/user/${call?.id}`, { user_request_id: need }),
      as('put', `/event-user-requests/${need}`, { volunteer_request_id: call?.id }),
      as('patch', `/manager/event-approval-requests/${need}`),
      as('patch', `/volunteer/event-user-requests/${need}`, { status: 'completed' }),
      as('get', `/event-user-requests/${need}/timeline`),
      as('post', `/event-user-requests/${need}/take-over`),
      as('post', `/event-user-requests/${need}/give-back`),
      as('post', `/event-user-requests/${need}/on-way`),
      as('get', `/activity-log/event/user/request/${need}`),
      as('get', `/activity-log/event/volunteer/request/${call?.id}`),
      as('get', `/event-user-pending-requests?event_id=${event}`),
      as('get', `/event-volunteer-pending-requests?event_id=${event}`),
    ]);
    expect(attempts.map((answer) => answer.status)).toEqual(attempts.map(() => 404));
  });

  it('an admin with regions works only in them; one without regions works everywhere', async () => {
    const owner = await test.person('manager');
    const event = await world.event(owner);
    const [everywhere, north] = [await test.person('admin'), await test.person('admin')];
    await test.database.manager.query(
      `INSERT INTO region_permissions (user_id, country, state_key) VALUES ($1, 'IL', 'north')`,
      [north.id],
    );
    await test.http
      .get(`/api/admin/events/${event}`)
      .set('Authorization', `Bearer ${everywhere.token}`)
      .expect(200);
    await test.http
      .get(`/api/admin/events/${event}`)
      .set('Authorization', `Bearer ${north.token}`)
      .expect(404);
  });

  it('a row number is not a link code', async () => {
    const owner = await test.person('manager');
    const volunteer = await world.volunteer(2);
    const event = await world.event(owner, { autoAssign: false });
    const call = await world.volunteerRequest(event, volunteer.id);
    const answer = await test.http
      .put(`/api/volunteer/event-requests/${call?.id}`)
      .send({ is_ready_to_help: 1 });
    expect(answer.status).toBe(404);
    await test.http.post(`/api/event-respond/${call?.id}`).send({ is_need_help: 1 }).expect(404);
    await test.http.post('/api/help-request-respond/1').send({ is_approved: 1 }).expect(404);
    const unknown = await test.http
      .put('/api/volunteer/event-requests/no-such-code')
      .send({ is_ready_to_help: 1 });
    expect(unknown.body).toMatchObject({ code: 'LINK_INVALID', errors: { id: [expect.any(String)] } });
  });

  it('before approval a volunteer learns no name, phone or address', async () => {
    const owner = await test.person('manager');
    const seeker = await test.person('user', {
      firstName: 'זהבה',
      lastName: 'סודי',
      address: {
        text: 'רחוב נסתר 7',
        street: 'רחוב נסתר 7',
        city: 'תל אביב',
        state: 'tel_aviv',
        country: 'ישראל',
        lat: 32.0809,
        lon: 34.7806,
      },
    });
    const volunteer = await world.volunteer(0.3);
    const event = await world.event(owner, { radius: 0.5 });
    const need = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    const call = await world.volunteerRequest(event, volunteer.id);
    const code = await world.link('event_volunteer', call?.id ?? 0);
    const page = await test.http
      .post('/api/volunteer/check-event-expiration-link')
      .send({ code })
      .expect(200);
    await world.answerVolunteer(event, volunteer.id, true);
    const table = () =>
      test.http
        .get('/api/volunteer/event-user-requests')
        .set('Authorization', `Bearer ${volunteer.token}`)
        .expect(200);
    const seen = JSON.stringify([page.body, (await table()).body]);
    expect(seen).not.toMatch(/זהבה|סודי|נסתר|\+97250/);
    expect((await table()).body.data[0]).toMatchObject({ user: null, contact: null });

    await test.http
      .patch(`/api/manager/event-approval-requests/${need}`)
      .set('Authorization', `Bearer ${owner.token}`)
      .expect(200);
    expect((await table()).body.data[0]).toMatchObject({
      user: { full_name: 'זהבה סודי' },
      contact: { address: 'רחוב נסתר 7' },
    });
  });
});
