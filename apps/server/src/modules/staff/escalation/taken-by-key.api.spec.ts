import type { TwilioStandIn } from '@karov/testing';
import type { TestApp } from '../../../testing/test-app.js';
import { UrgentWorld } from '../../../testing/urgent-world.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';
import { DeliveryService } from '../../notifications/index.js';

describe('a super admin who is called about what waits', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let world: UrgentWorld;
  beforeEach(async () => {
    ({ twilio, test } = await startWithTwilio({ TWILIO_CALL_FROM: '+97239999999' }));
    world = new UrgentWorld(test);
  });
  afterEach(async () => {
    await test.close();
    await twilio.stop();
  });

  async function called(): Promise<{ owner: { id: number }; ring: (key: '1' | '2') => Promise<string> }> {
    const owner = await test.person('super_admin');
    await world.press(await world.seeker(0));
    for (const minutes of [3, 3, 6]) await world.passMinutes(minutes);
    await test.app.get(DeliveryService).drain();
    const [row]: { phone: string }[] = await test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [owner.id],
    );
    const call = twilio.calls.find(({ to }) => to === row?.phone);
    if (!call) throw new Error('nobody calls');
    return {
      owner,
      ring: async (key) => {
        await twilio.ring(call, { keys: ['9', key] });
        expect(call.said.at(1)).toMatch(/לקחת אותה לטיפולך\?/);
        return call.said.at(-1) ?? '';
      },
    };
  }
  const coordinator = async (): Promise<unknown> =>
    (await test.database.manager.query('SELECT coordinator_id AS id FROM needs'))[0];

  it('takes it over with a key', async () => {
    const { owner, ring } = await called();
    expect(await ring('1')).toMatch(/^הבקשה עברה אליך/);
    expect(await coordinator()).toEqual({ id: owner.id });
  });

  it('leaves it with another', async () => {
    const { ring } = await called();
    expect(await ring('2')).toMatch(/^תודה\. נפנה לאחרים מהצוות/);
    expect(await coordinator()).toEqual({ id: null });
  });
});
