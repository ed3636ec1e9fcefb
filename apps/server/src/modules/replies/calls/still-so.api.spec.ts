import type { TwilioStandIn } from '@karov/testing';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { Timetable } from '../../../platform/clock/timetable.js';
import { RIDE } from '../../../testing/request-world.js';
import type { TestApp } from '../../../testing/test-app.js';
import { UrgentWorld } from '../../../testing/urgent-world.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';

interface Somebody {
  id: number;
  token: string;
}

/**
 * Found by the random walk: a volunteer who had been refused was telephoned two minutes later and told that
 * they were approved.
 */
describe('what no longer applies', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let world: UrgentWorld;
  let volunteer: Somebody;
  let admin: Somebody;
  let needId: number;

  beforeEach(async () => {
    ({ twilio, test } = await startWithTwilio({ TWILIO_CALL_FROM: '+97239999999' }));
    world = new UrgentWorld(test);
    [volunteer, admin] = [await world.volunteer(1), await test.person('admin')];
    needId = await world.ask(await world.seeker(0), world.rideForm());
  });
  afterEach(async () => {
    await test.close();
    await twilio.stop();
  });

  const reachedBy = (isSms: boolean) =>
    test.database.manager.query('UPDATE users SET is_phone = true, is_sms = $2 WHERE id = $1', [
      volunteer.id,
      isSms,
    ]);
  const pass = async (seconds: number): Promise<void> => {
    const clock = test.app.get(Clock);
    const target = addSeconds(clock.now(), seconds);
    await test.app
      .get(Timetable)
      .runUntil(target, (moment) =>
        Promise.resolve(clock.advance(Math.max(0, (moment.getTime() - clock.now().getTime()) / 1000))),
      );
  };
  const decide = async (isApproved: 1 | 2): Promise<void> => {
    const hold = await world.hold(volunteer, needId);
    expect(
      (await world.as(admin, 'patch', `/admin/application-users/${hold}`, { is_approved: isApproved }))
        .status,
    ).toBe(200);
  };
  const unassign = async (): Promise<void> => {
    expect((await world.as(admin, 'post', `/admin/application/unassigned/${needId}`)).status).toBe(200);
  };
  /** The approvals that were sent, through any channel. */
  const approvals = async (): Promise<string[]> => {
    const rows: { channel: string }[] = await test.database.manager.query(
      `SELECT channel FROM notifications WHERE receiver_id = $1 AND type = 'approved' ORDER BY id`,
      [volunteer.id],
    );
    return rows.map(({ channel }) => channel);
  };

  it.each([
    ['by the next channel', true, 'sms'],
    ['by a second call', false, 'call'],
  ])('is not sent %s', async (_name, isSms, channel) => {
    await reachedBy(isSms);
    await world.accept(volunteer, needId);
    await decide(1);
    await pass(1);
    await unassign();
    await pass(3600);
    expect(await approvals()).toEqual([channel]);
  });

  it.each([
    ['by the next channel', true, ['sms', 'call']],
    ['by a second call', false, ['call', 'call', 'call']],
  ])('and what still applies goes on %s', async (_name, isSms, channels) => {
    await reachedBy(isSms);
    await world.accept(volunteer, needId);
    await decide(1);
    await pass(3600);
    expect(await approvals()).toEqual(channels);
  });

  it('is not sent about a need that is free again after all', async () => {
    const other = await world.volunteer(2);
    await reachedBy(false);
    await world.dispatch(RIDE, true);
    const id = await world.ask(await world.seeker(0), world.rideForm());
    await pass(1);
    await world.accept(other, id);
    await pass(1);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(other, id)}`, {
      is_approved: 2,
    });
    await pass(3600);
    const filled: { channel: string }[] = await test.database.manager.query(
      `SELECT channel FROM notifications WHERE receiver_id = $1 AND type = 'offer_filled'`,
      [volunteer.id],
    );
    expect(filled).toHaveLength(1);
  });
});
