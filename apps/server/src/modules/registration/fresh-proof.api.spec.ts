import type { AuthRecord, RegistrationTicket } from '@karov/api-client';
import { Clock } from '../../platform/clock/clock.js';
import { TestDevice } from '../../testing/device.js';
import { QUICK_FORM } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sentCode } from '../../testing/verified-phone.js';

const FIVE_MINUTES = 300;

describe('what a registration proves (rule 234)', () => {
  let test: TestApp;
  let phones = 6_000_000;
  beforeAll(async () => (test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' })));
  afterAll(() => test.close());

  const pass = (seconds: number) => test.app.get(Clock).advance(seconds);
  const post = (path: string, token: string) =>
    test.http.post(`/api${path}`).set('Authorization', `Bearer ${token}`);
  const register = async (ticket: string, firstName = QUICK_FORM.first_name): Promise<AuthRecord> => {
    const form = { ...QUICK_FORM, first_name: firstName, ticket };
    return (await test.http.post('/api/auth/register').send(form).expect(200)).body.data;
  };
  const ticketOf = async (
    token: string,
    path: 'registration-ticket' | 'ticket-for-other' = 'registration-ticket',
  ): Promise<string> => (await post(`/auth/${path}`, token).expect(200)).body.data.ticket;
  /** Whether a session has a fresh proof of the number, as seen by everything that requires such a proof. */
  const isFresh = async (token: string): Promise<boolean> => {
    const { status, body } = await test.http
      .get('/api/auth/people-of-number')
      .set('Authorization', `Bearer ${token}`);
    if (status !== 200) expect(body.code).toBe('FRESH_PROOF_NEEDED');
    return status === 200;
  };

  async function byCode(): Promise<string> {
    const [phone, from] = [`+97252${(phones += 1)}`, new TestDevice(test, '198.51.100.7')];
    await from.ask(phone, 'user');
    return (
      await from.read<RegistrationTicket>('/auth/verify-otp', { phone, otp: await sentCode(test, phone) })
    ).ticket;
  }

  it('is nothing when the continuing session has proved nothing', async () => {
    const { token } = await test.person('user', {
      phone: `+97252${(phones += 1)}`,
      firstName: QUICK_FORM.first_name,
      lastName: QUICK_FORM.last_name,
    });
    const [own, another] = [await ticketOf(token), await ticketOf(token)];
    expect([await isFresh(token), await isFresh((await register(own)).token)]).toEqual([false, false]);
    expect(await isFresh((await register(another, 'דנה')).token)).toBe(false);
  });

  it('is as old as the code of the ticket, and as that of the session that asked for one', async () => {
    const first = await register(await byCode());
    expect(await isFresh(first.token)).toBe(true);
    pass(FIVE_MINUTES - 60);
    const [own, another] = [await ticketOf(first.token), await ticketOf(first.token, 'ticket-for-other')];
    expect(await isFresh((await register(own)).token)).toBe(true);
    pass(61);
    expect(await isFresh((await register(another, 'דנה')).token)).toBe(false);

    const late = await byCode();
    pass(28 * 60);
    expect(await isFresh((await register(late)).token)).toBe(false);
  });
});
