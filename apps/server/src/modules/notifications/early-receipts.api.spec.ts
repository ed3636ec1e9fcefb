import { DAY } from '@karov/domain';
import type { TwilioStandIn } from '@karov/testing';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { TestApp } from '../../testing/test-app.js';
import { wroteByWhatsapp } from '../../testing/whatsapp.js';
import { startWithTwilio } from '../../testing/with-twilio.js';
import { EarlyReceiptEntity } from './early-receipt.entity.js';
import { DeliveryService, NotificationsService } from './index.js';
import { MessageKeeping } from './message-keeping.js';

const TEXTS = { 'he-IL': 'שלום', 'en-US': 'Hello' };

describe('early receipts, and old links', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let person: { id: number };

  beforeEach(async () => {
    ({ twilio, test } = await startWithTwilio());
    person = await test.person('volunteer', { phone: '+972523000009', channels: ['whatsapp', 'sms'] });
    await wroteByWhatsapp(test, twilio, '+972523000009');
  });
  afterEach(async () => {
    await test.close();
    await twilio.stop();
  });

  const delivery = (): DeliveryService => test.app.get(DeliveryService);
  const kept = (): Promise<number> => test.database.manager.count(EarlyReceiptEntity);
  const rows = (): Promise<{ channel: string; status: string; error: string | null }[]> =>
    test.database.manager.query(
      'SELECT channel, status, error FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [person.id],
    );

  async function send(): Promise<void> {
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'volunteer',
        receivers: [{ userId: person.id }],
        texts: TEXTS,
      }),
    );
    await delivery().drain();
  }

  it('a receipt is applied as soon as its message is known: delivered', async () => {
    twilio.onAccepted = async ({ sid }) => void (await twilio.report(sid, 'delivered'));
    await send();
    expect(await rows()).toMatchObject([{ status: 'sent' }]);
    await delivery().sweep();
    expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    expect(await kept()).toBe(0);
  });

  it('a receipt is applied as soon as its message is known: a failure tries the next channel once', async () => {
    twilio.onAccepted = async ({ sid, to }) =>
      void (to.startsWith('whatsapp:') && (await twilio.report(sid, 'undelivered', 63024)));
    await send();
    await delivery().sweep();
    await delivery().sweep();
    await delivery().drain();
    expect(await rows()).toMatchObject([
      { channel: 'whatsapp', status: 'failed', error: 'twilio:63024' },
      { channel: 'sms', status: 'sent' },
    ]);
    expect(await kept()).toBe(0);
  });

  it('a receipt is forgotten after a day when its message never turns up', async () => {
    await delivery().receipt('SM-of-nobody', 'delivered', null);
    await delivery().sweep();
    await test.app.get(MessageKeeping).run();
    expect(await kept()).toBe(1);
    test.app.get(Clock).advance(DAY + 1);
    await test.app.get(MessageKeeping).run();
    expect(await kept()).toBe(0);
  });

  it('links that ended long ago are deleted with them', async () => {
    const now = test.app.get(Clock).now();
    const add = (ago: number) =>
      test.database.manager.query(
        `INSERT INTO link_codes (code_hash, kind, target_id, expires_at) VALUES (decode(md5($1::text), 'hex'), 'event_user', 1, $2)`,
        [ago, addSeconds(now, -ago * DAY)],
      );
    await add(91);
    await add(89);
    await test.app.get(MessageKeeping).run();
    const left: unknown[] = await test.database.manager.query('SELECT 1 FROM link_codes');
    expect(left).toHaveLength(1);
  });
});
