import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { EventWorld } from '../src/testing/event-world.js';
import { type Carrier, ProductionProfile } from './production-profile.js';
import { hasRedis } from './redis-process.js';
import { until } from './until.js';

const TIME_MS = 180_000;
const CARRIERS: readonly [Carrier, typeof describe | typeof describe.skip][] = [
  ['Redis', hasRedis() ? describe : describe.skip],
  ['PostgreSQL', describe],
];
const MANAGER = '+972522000001';
const SEEKER = '+972522000002';
const VOLUNTEER = '+972522000003';

for (const [carrier, tried] of CARRIERS)
  tried(`two web processes and a worker on ${carrier}`, () => {
    let profile: ProductionProfile;
    let world: EventWorld;

    beforeAll(async () => {
      profile = await ProductionProfile.start(carrier);
      world = new EventWorld(profile.people);
      await world.permit(await profile.people.person('manager', { phone: MANAGER }));
      const seeker = await world.seeker(0.2);
      const volunteer = await world.volunteer(1);
      for (const [id, phone] of [
        [seeker.id, SEEKER],
        [volunteer.id, VOLUNTEER],
      ] as const) {
        await profile.people.database.manager.query('UPDATE users SET phone = $2 WHERE id = $1', [id, phone]);
      }
    }, TIME_MS);
    afterAll(() => profile.stop());

    /** Signs in through a door with the code that came by SMS. */
    async function signIn(door: 'admin' | 'volunteer', phone: string): Promise<{ Authorization: string }> {
      const challenge: Challenge = (await profile.web(0).get('/api/captcha/challenge').expect(200)).body;
      const captcha = Buffer.from(
        JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
      ).toString('base64');
      await profile.web(1).post(`/api/${door}/auth/login`).send({ phone, captcha }).expect(200);
      const otp = await profile.message(phone, /(?<![\w-])(\d{4})(?![\w-])/);
      const { body } = await profile.web(0).post('/api/auth/verify-otp').send({ phone, otp }).expect(200);
      return { Authorization: `Bearer ${body.data.token}` };
    }

    it(
      'tells the whole story to whoever asks, and notifies whoever watches',
      async () => {
        const manager = await signIn('admin', MANAGER);
        const { body: made } = await profile
          .web(0)
          .post('/api/manager/events')
          .set(manager)
          .send(await world.eventForm())
          .expect(200);
        const eventId: number = made.data.id;
        const watcher = await profile.watch(1, manager.Authorization.replace('Bearer ', ''));
        expect(await watcher.subscribe(eventId)).toEqual({ ok: true });

        await watcher.hearsOf('a change of the event', () =>
          profile
            .web(0)
            .put(`/api/manager/events/${eventId}`)
            .set(manager)
            .send({ description: 'מים וקרח' })
            .expect(200),
        );

        const seeker = await profile.message(SEEKER, /\/n\/([\w-]+)/);
        await watcher.hearsOf('the yes of the help seeker', () =>
          profile.web(0).post(`/api/event-respond/${seeker}`).send({ is_need_help: 1 }).expect(200),
        );

        const volunteer = await profile.message(VOLUNTEER, /\/v\/([\w-]+)/);
        await watcher.hearsOf('the yes of the volunteer', () =>
          profile
            .web(0)
            .put(`/api/volunteer/event-requests/${volunteer}`)
            .send({ is_ready_to_help: 1 })
            .expect(200),
        );

        const { body: waiting } = await profile
          .web(1)
          .get('/api/manager/event-approval-requests')
          .set(manager)
          .expect(200);
        expect(waiting.data).toMatchObject([{ status: 'assigned', is_approved: 0 }]);
        const needId: number = waiting.data[0].id;
        await watcher.hearsOf('the approval', () =>
          profile.web(0).patch(`/api/manager/event-approval-requests/${needId}`).set(manager).expect(200),
        );

        const helper = await signIn('volunteer', VOLUNTEER);
        const { body: own } = await profile
          .web(1)
          .get('/api/volunteer/event-user-requests')
          .set(helper)
          .expect(200);
        expect(own.data).toMatchObject([
          { id: needId, status: 'assigned', is_approved: 1, contact: { phone: SEEKER } },
        ]);
        await watcher.hearsOf('the completion', () =>
          profile
            .web(0)
            .patch(`/api/volunteer/event-user-requests/${needId}`)
            .set(helper)
            .send({ status: 'completed' })
            .expect(200),
        );
        const { body: after } = await profile
          .web(1)
          .get(`/api/manager/events/${eventId}`)
          .set(manager)
          .expect(200);
        expect(after.data.event_user_requests).toMatchObject([{ id: needId, status: 'completed' }]);
      },
      TIME_MS,
    );

    it(
      'lets a watcher on one process hear what the worker does on its own',
      async () => {
        const manager = await profile.people.person('manager');
        const second = new EventWorld(profile.people, { lat: 31.25, lon: 34.79 });
        await second.permit(manager);
        const seeker = await second.seeker(0.1);
        await second.volunteer(1);
        const as = { Authorization: `Bearer ${manager.token}` };
        const { body } = await profile
          .web(1)
          .post('/api/manager/events')
          .set(as)
          .send(await second.eventForm())
          .expect(200);
        const eventId: number = body.data.id;
        const watcher = await profile.watch(0, manager.token);
        await watcher.subscribe(eventId);
        const need = await second.userRequest(eventId, seeker.id);
        const isCalled = async () =>
          (await profile.web(0).get(`/api/manager/events/${eventId}`).set(as)).body.data
            .event_volunteer_requests.length === 1;
        expect(await isCalled()).toBe(false);
        await profile
          .web(1)
          .post('/api/manager/user/status/change')
          .set(as)
          .send({ id: need, status: true })
          .expect(200);
        await until('the worker calls the volunteer', isCalled);
        // one message from the web process that took the answer, one from the worker
        await watcher.hasHeard(2);
      },
      TIME_MS,
    );

    it('is healthy, and refuses a socket without a session', async () => {
      for (const which of [0, 1] as const) {
        const { body } = await profile.web(which).get('/api/health').expect(200);
        expect(body).toMatchObject({ state: 'up', database: 'up', queue: 'up', work: 'up' });
        expect(body.version).toMatch(/^\d+\.\d+\.\d+/);
      }
      const stranger = await profile.watch(0, 'nobody');
      await until('the stranger is cut off', () => !stranger.isConnected);
    });
  });
