import type { Profile } from '@karov/api-client';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let test: TestApp;
let world: EventWorld;
beforeAll(async () => {
  test = await startTestApp();
  world = new EventWorld(test);
});
afterAll(() => test.close());

const as = (token: string, method: 'get' | 'post', path: string, body?: object) =>
  test.http[method](`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);
const profileOf = async (token: string): Promise<Profile> =>
  (await as(token, 'get', '/auth/profile').expect(200)).body.data;

describe('the form of one’s own details', () => {
  it('reports all faults of a form in one round, the first of each field', async () => {
    const { token } = await test.person('user');
    const { body } = await as(token, 'post', '/auth/profile', {
      first_name: '‏',
      email: 'dana@',
      residential_address: 'הרצל 5',
      arrival_address: 'הרצל 6',
      disability_id: [999_999],
      volunteer_information_id: 999_999,
    }).expect(422);
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'arrival_address',
      'disability_id',
      'email',
      'first_name',
      'last_name',
      'residential_address',
      'volunteer_information_id',
    ]);
    expect(Object.values<string[]>(body.errors).every((texts) => texts.length === 1)).toBe(true);
    const { body: whole } = await as(token, 'post', '/auth/profile', {
      email: 'dana@',
      help_profile: { first_name: 'דנה' },
    }).expect(422);
    expect(Object.keys(whole.errors)).toEqual(
      expect.arrayContaining(['email', 'stairs_at_entrance', 'disability_id']),
    );
  });

  it.each(['id', 'user_id', 'role_id', 'volunteer_information_id'])(
    'refuses somebody else’s %s on its field and change nothing',
    async (field) => {
      const mine = await world.volunteer(1);
      const before = await profileOf(mine.token);
      const { body } = await as(mine.token, 'post', '/auth/profile', {
        comments: 'should not be kept',
        [field]: 999_999,
      }).expect(422);
      expect(body.errors).toEqual({ [field]: ['This does not belong to this account.'] });
      expect(await profileOf(mine.token)).toEqual(before);
    },
  );

  it('accepts one’s own numbers that clients send along', async () => {
    const mine = await world.volunteer(1);
    const own = (await profileOf(mine.token)).volunteer_information?.id;
    await as(mine.token, 'post', '/auth/profile', {
      comments: 'kept',
      id: mine.id,
      user_id: String(mine.id),
      volunteer_information_id: own,
    }).expect(200);
    expect(await profileOf(mine.token)).toMatchObject({ comments: 'kept' });
  });
});
