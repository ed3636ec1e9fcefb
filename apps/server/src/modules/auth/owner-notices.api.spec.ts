import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { OwnerNoticesService } from './owner-notices.service.js';

describe('what the owner of an account is told (rules 182, 234)', () => {
  let test: TestApp;
  let phones = 250_100;
  beforeAll(async () => (test = await startTestApp()));
  afterAll(() => test.close());

  it.each([
    ['nothing', ''],
    ['messages to the number', 'is_sms = true, is_wp = true'],
    ['calls', 'is_phone = true'],
  ])('rings once at a landline, where its owner takes %s', async (_what, ticked) => {
    const phone = `+97246${(phones += 1)}`;
    const { id } = await test.person('user', { phone });
    await test.database.manager.query(
      'UPDATE users SET is_sms = false, is_wp = false, is_phone = false, is_email = false WHERE id = $1',
      [id],
    );
    if (ticked) await test.database.manager.query(`UPDATE users SET ${ticked} WHERE id = $1`, [id]);
    await test.database.transaction((tx) =>
      test.app.get(OwnerNoticesService).tell(tx, { userId: id, role: 'user' }, 'messages.passkeyAdded'),
    );
    const told: unknown[] = await test.database.manager.query(
      'SELECT channel, send_to FROM notifications WHERE receiver_id = $1',
      [id],
    );
    expect(told).toEqual([{ channel: 'call', send_to: phone }]);
  });

  it.each([
    ['a landline', '+9724', 'is_sms = true, is_email = true'],
    ['a mobile', '+97253', 'is_sms = false, is_phone = true, is_email = true'],
  ])('is sent to the e-mail address as well, besides the call to %s', async (_what, prefix, ticked) => {
    const phone = `${prefix}6${(phones += 1)}`;
    const { id } = await test.person('user', { phone, email: 'owner@karov.example' });
    await test.database.manager.query(`UPDATE users SET is_wp = false, ${ticked} WHERE id = $1`, [id]);
    await test.database.transaction((tx) =>
      test.app.get(OwnerNoticesService).tell(tx, { userId: id, role: 'user' }, 'messages.passkeyAdded'),
    );
    const told: { channel: string }[] = await test.database.manager.query(
      'SELECT channel FROM notifications WHERE receiver_id = $1 ORDER BY channel',
      [id],
    );
    expect(told.map(({ channel }) => channel)).toEqual(expect.arrayContaining(['call', 'email']));
  });
});
