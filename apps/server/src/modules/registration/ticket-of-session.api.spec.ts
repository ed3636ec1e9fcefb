import type { Client } from '../../platform/security/client.js';
import { QUICK_FORM, VOLUNTEER_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SessionsService } from '../auth/index.js';
import { UserDetailsRepository } from '../users/index.js';
import { RegistrationService } from './registration.service.js';

const ORIGIN: Client = {
  network: '198.51.100.9',
  path: '/auth/register',
  userAgent: '',
  device: { hash: Buffer.alloc(32), isBare: true },
};

describe('a ticket that was taken from a session (rule 234)', () => {
  let test: TestApp;
  let phones = 7_000_000;
  beforeAll(async () => (test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' })));
  afterAll(() => test.close());

  interface Somebody {
    id: number;
    token: string;
    phone: string;
  }
  const as = (token: string, method: 'post' | 'delete', path: string, body: object = {}) =>
    test.http[method](`/api${path}`).set('Authorization', `Bearer ${token}`).send(body);
  const somebody = async (role: 'user' | 'volunteer' | 'manager' = 'user'): Promise<Somebody> => {
    const phone = `+97252${(phones += 1)}`;
    return {
      phone,
      ...(await test.person(role, {
        phone,
        firstName: QUICK_FORM.first_name,
        lastName: QUICK_FORM.last_name,
      })),
    };
  };
  const ticketOf = async ({ token }: Pick<Somebody, 'token'>): Promise<string> =>
    (await as(token, 'post', '/auth/registration-ticket').expect(200)).body.data.ticket;
  const ticketForOther = async ({ token }: Somebody): Promise<string> => {
    const sessions = test.app.get(SessionsService);
    await sessions.notePhoneProven((await sessions.read(token))?.sessionId ?? '');
    return (await as(token, 'post', '/auth/ticket-for-other').expect(200)).body.data.ticket;
  };
  const register = (ticket: string, form: object = QUICK_FORM) =>
    test.http.post('/api/auth/register').send({ ...form, ticket });
  const accounts = async (phone: string): Promise<number> => {
    const [row]: { n: number }[] = await test.database.manager.query(
      'SELECT count(*)::int AS n FROM users WHERE phone = $1',
      [phone],
    );
    return row?.n ?? 0;
  };

  it.each<[string, (owner: Somebody, thief: string, admin: string) => Promise<unknown>]>([
    ['signing out everywhere', (owner) => as(owner.token, 'post', '/auth/sessions/end-all')],
    ['signing out of it', (_owner, thief) => as(thief, 'post', '/auth/logout')],
    [
      'its end from another device',
      async (owner, thief) =>
        as(
          owner.token,
          'delete',
          `/auth/sessions/${(await test.app.get(SessionsService).read(thief))?.sessionId}`,
        ),
    ],
    [
      'a block',
      (owner, _thief, admin) => as(admin, 'post', `/admin/users/block/${owner.id}`, { reason: 'stolen' }),
    ],
    [
      'a reset of the passkeys by staff',
      (owner, _thief, admin) => as(admin, 'delete', `/admin/users/${owner.id}/passkeys`),
    ],
    [
      'another number of its person',
      (owner) =>
        test.database.transaction(() =>
          test.app.get(UserDetailsRepository).changePhone(owner.id, `+97252${(phones += 1)}`),
        ),
    ],
  ])('is invalid with %s', async (_name, end) => {
    const owner = await somebody();
    const thief = await test.app.get(SessionsService).open(owner.id, 'user', '');
    const [own, forOther] = [
      await ticketOf({ token: thief }),
      await ticketForOther({ ...owner, token: thief }),
    ];
    const before = await accounts(owner.phone);
    const answer = await end(owner, thief, (await test.person('super_admin')).token);
    if (typeof answer === 'object' && answer !== null && 'status' in answer) expect(answer.status).toBe(200);
    expect((await register(own).expect(422)).body.code).toBe('TICKET_INVALID');
    expect((await register(own, VOLUNTEER_FORM).expect(422)).body.code).toBe('TICKET_INVALID');
    expect((await register(forOther, { ...QUICK_FORM, first_name: 'דנית' }).expect(422)).body.code).toBe(
      'TICKET_INVALID',
    );
    expect((await test.http.post('/api/volunteer/detail').send({ ticket: own }).expect(422)).body.code).toBe(
      'TICKET_INVALID',
    );
    expect(await accounts(owner.phone)).toBeLessThanOrEqual(before);
  });

  it('registers while its session lives, and a double click reads the same', async () => {
    const owner = await somebody();
    const ticket = await ticketOf(owner);
    const answers = await Promise.all([register(ticket, VOLUNTEER_FORM), register(ticket, VOLUNTEER_FORM)]);
    expect(answers.map(({ status, body }) => [status, body.data?.id])).toEqual([
      [200, owner.id],
      [200, owner.id],
    ]);
  });

  it('leaves no session behind where its owner signs out everywhere at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await somebody();
      const thief = await test.app.get(SessionsService).open(owner.id, 'user', '');
      const ticket = await ticketOf({ token: thief });
      const form = { ...VOLUNTEER_FORM, ticket };
      await Promise.all([
        test.app
          .get(RegistrationService)
          .register(form, ORIGIN)
          .catch(() => null),
        test.app.get(SessionsService).endAll(owner.id),
      ]);
      expect(await test.app.get(SessionsService).live(owner.id)).toEqual([]);
    }
  });
});
