import { eraseNow } from '../../testing/erased.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { wayOutOf } from '../notifications/index.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';
import { SubscriptionsService } from './subscriptions.service.js';

let test: TestApp;
let service: SubscriptionsService;

beforeAll(async () => {
  test = await startTestApp({ KAROV_PUBLIC_URL: 'https://karov.example' });
  service = test.app.get(SubscriptionsService);
});
afterAll(() => test.close());

const urlOf = async (userId: number, channel: 'sms' | 'email') => {
  const code = (await test.app.get(SubscriptionsRepository).openCodes([userId], channel)).get(userId);
  return code === undefined ? '' : wayOutOf('https://karov.example', channel, code).url;
};
const codeOf = async (userId: number, channel: 'sms' | 'email') =>
  (await urlOf(userId, channel)).split('/').at(-1) ?? '';

describe.each(['sms', 'email'] as const)('the link that ends messages by %s', (channel) => {
  it('is the same each time, and opaque', async () => {
    const person = await test.person('user');
    const url = await urlOf(person.id, channel);
    expect(url).toMatch(
      channel === 'sms'
        ? /^https:\/\/karov\.example\/u\/[\w-]{22}$/
        : /^https:\/\/karov\.example\/unsubscribe\/email\/[\w-]{22}$/,
    );
    expect(await urlOf(person.id, channel)).toBe(url);
  });

  it('changes nothing when it is viewed, unsubscribes when told to, and can be pressed twice', async () => {
    const person = await test.person('user');
    const path = `/api/${channel}/unsubscribe/${await codeOf(person.id, channel)}`;
    expect((await test.http.get(path).expect(200)).body.data).toBe(1);
    expect((await test.http.get(path).expect(200)).body.data).toBe(1);
    const { body } = await test.http
      .post(path)
      .set('Content-Language', 'en-US')
      .send({ status: 0 })
      .expect(200);
    expect(body).toEqual({ message: 'Unsubscribed.', data: 0 });
    await test.http.post(path).send({ status: 0 }).expect(200);
    expect((await test.http.get(path).expect(200)).body.data).toBe(0);
    expect(await service.of(person.id)).toEqual({ sms: true, email: true, [channel]: false });
  });

  it('does not resubscribe: status 1 is refused', async () => {
    const person = await test.person('user');
    const path = `/api/${channel}/unsubscribe/${await codeOf(person.id, channel)}`;
    await test.http.post(path).send({ status: 1 }).expect(422);
    await test.http.post(path).send({}).expect(422);
  });

  it('is invalid when its code was never issued, and for the other channel', async () => {
    const person = await test.person('user');
    const other = channel === 'sms' ? 'email' : 'sms';
    const { body } = await test.http
      .get(`/api/${other}/unsubscribe/${await codeOf(person.id, channel)}`)
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['id']);
    await test.http.post(`/api/${channel}/unsubscribe/nonsense`).send({ status: 0 }).expect(422);
  });
});

describe('the owner of an account', () => {
  it('can switch messages on again, and nobody else’s', async () => {
    const [person, other] = await Promise.all([test.person('volunteer'), test.person('volunteer')]);
    await service.save(person.id, { sms: false }, null);
    await service.save(other.id, { sms: false }, null);
    const as = (method: 'get' | 'post') =>
      test.http[method]('/api/auth/subscriptions').set('Authorization', `Bearer ${person.token}`);
    expect((await as('get').expect(200)).body.data).toEqual({ sms: false, email: true });
    expect((await as('post').send({ sms: 1 }).expect(200)).body.data).toEqual({ sms: true, email: true });
    expect(await service.of(other.id)).toEqual({ sms: false, email: true });
  });

  it('is deleted with the account', async () => {
    const person = await test.person('user');
    const code = await codeOf(person.id, 'sms');
    await eraseNow(test, person.id);
    await test.http.get(`/api/sms/unsubscribe/${code}`).expect(422);
  });
});
