import { ANY_MORNING, addDays, DAY, HOUR, localDay, localMoment } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { letComeTime } from '../../testing/time-of-day.js';
import { NotificationsService } from '../notifications/index.js';

interface Row {
  channel: string;
  status: string;
  sentAt: Date;
}

const YEAR = 366 * DAY;
/** Allows for a busy machine, which needs about ten times as long as an idle one. */
const YEAR_MS = 120_000;
const SECOND_MS = 1000;

describe("the demo's clock", () => {
  let test: TestApp;
  let reader: { id: number };
  beforeAll(
    async () =>
      (test = await startTestApp({ KAROV_DEMO: '1', KAROV_DEMO_OWN_DATABASE: 'yes', KAROV_ROLE: 'web' })),
  );
  afterAll(() => test.close());
  beforeEach(
    async () =>
      (reader = await test.person('volunteer', { channels: ['sms', 'email'], email: 'noa@karov.example' })),
  );

  const clock = (): Clock => test.app.get(Clock);
  const now = (): number => clock().now().getTime();
  const pass = (seconds: number) => test.http.post('/api/demo/clock').send({ advance: seconds }).expect(200);
  const announce = (how: { canWaitUntil?: Date; isUrgent?: boolean }) =>
    test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        type: 'system',
        receiverType: 'volunteer',
        receivers: [{ userId: reader.id }],
        texts: { 'he-IL': 'שלום', 'en-US': 'hello' },
        canWaitUntil: null,
        ...how,
      }),
    );
  const messages = (): Promise<Row[]> =>
    test.database.manager.query(
      'SELECT channel, status, sent_at AS "sentAt" FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [reader.id],
    );
  /** Returns how many seconds after a given time each message was sent. */
  const leftAfter = async (moment: number): Promise<number[]> =>
    (await messages()).map(({ sentAt }) => Math.floor((sentAt.getTime() - moment) / SECOND_MS));

  it('sends what waits for the morning in the morning, on the way to a later moment', async () => {
    letComeTime(clock(), '22:00');
    await announce({ canWaitUntil: ANY_MORNING });
    const morning = localMoment(addDays(localDay(clock().now()), 1), '08:00')?.getTime() ?? 0;
    await pass(DAY);
    expect(await leftAfter(morning)).toEqual([0]);
  });

  it('goes on to the next channel at its moment, and gives a silent call up at its own', async () => {
    const world = new EventWorld(test, { lat: 30.45, lon: 34.8 });
    const silent = await test.person('user', {
      address: world.addressAt(0, 0),
      channels: ['sms', 'call', 'email'],
      email: 'gal@karov.example',
    });
    reader = silent;
    await world.event(await test.person('manager'), { isUrgent: true });
    const began = now();
    await pass(HOUR);
    expect((await messages()).map(({ channel, status }) => [channel, status])).toEqual([
      ['sms', 'sent'],
      ['call', 'failed'],
      ['email', 'sent'],
    ]);
    expect(await leftAfter(began)).toEqual([0, 60, 180]);
  });

  it('first carries out what is already due', async () => {
    const began = now();
    await announce({});
    await pass(HOUR);
    expect(await leftAfter(began)).toEqual([0]);
  });

  it(
    'lets a year pass within seconds, with everything that the world waits for',
    async () => {
      const began = now();
      await pass(YEAR);
      expect(now() - began).toBeGreaterThanOrEqual(YEAR * SECOND_MS);
      const late: { count: number }[] = await test.database.manager.query(
        `SELECT count(*)::int AS count FROM volunteer_information v JOIN users u ON u.id = v.user_id WHERE v.signed_at < $1::timestamptz - interval '1 year 1 day' AND u.is_active AND NOT u.is_freeze
         AND NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = u.id)`,
        [clock().now()],
      );
      expect(late).toEqual([{ count: 0 }]);
    },
    YEAR_MS,
  );

  it('moves once for each caller, even at the same time', async () => {
    const began = now();
    await Promise.all([pass(HOUR), pass(HOUR), pass(HOUR)]);
    expect(Math.round((now() - began) / SECOND_MS / HOUR)).toBe(3);
  });
});
