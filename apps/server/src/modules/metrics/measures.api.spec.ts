import type { TwilioStandIn } from '@karov/testing';
import { noteBackup } from '../../backup/note-backup.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { TestApp } from '../../testing/test-app.js';
import { startWithTwilio } from '../../testing/with-twilio.js';
import { DeliveryService, SendingHoldService } from '../notifications/index.js';
import { MeasuresRepository } from './measures.repository.js';

describe('what is measured of the installation', () => {
  let test: TestApp;
  let twilio: TwilioStandIn;
  beforeAll(async () => {
    ({ test, twilio } = await startWithTwilio());
  });
  afterAll(async () => {
    await test.close();
    await twilio.stop();
  });
  beforeEach(() => test.database.manager.query('DELETE FROM notifications'));
  afterEach(() => jest.restoreAllMocks());

  let time = performance.now();
  /** Reads the measures as so much later. */
  const read = (seconds = 16): Promise<string> => {
    time += seconds * 1000;
    jest.spyOn(performance, 'now').mockReturnValue(time);
    return test.app.get(Metrics).text();
  };
  const write = (count: number, isUrgent = false): Promise<unknown> =>
    test.database.manager.query(
      `INSERT INTO notifications (type, receiver_type, channel, send_to, locale, message, is_urgent, next_attempt_at, created_at)
       SELECT 'general', '{}', 'sms', '+972523000001', 'he-IL', 'x', $2, $3::timestamptz - interval '2 minutes', now() FROM generate_series(1, $1)`,
      [count, isUrgent, new Date()],
    );

  it('tells what waits and since when, and what left', async () => {
    expect(await read()).toContain('karov_oldest_due_seconds{kind="messages"} 0\n');
    await write(3);
    const waiting = await read();
    expect(waiting).toContain('karov_messages_waiting{channel="sms",state="queued"} 3\n');
    const [, age] = /karov_oldest_due_seconds\{kind="messages"\} ([\d.]+)/.exec(waiting) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(120);
    await test.app.get(DeliveryService).drain();
    const sent = await read();
    expect(sent).toContain('karov_messages_total{channel="sms",state="sent"} 3\n');
    expect(sent).not.toContain('karov_messages_waiting{channel="sms"');
    expect(sent).toContain('karov_oldest_due_seconds{kind="messages"} 0\n');
  });

  it('does not call late what is held', async () => {
    await write(1);
    const holds = test.app.get(SendingHoldService);
    await holds.hold({ heldBy: null, reason: 'drill', includesUrgent: false });
    const held = await read();
    expect(held).toContain('karov_sending_held 1\n');
    expect(held).toContain('karov_oldest_due_seconds{kind="messages"} 0\n');
    await holds.release(null);
    expect(await read()).toContain('karov_sending_held 0\n');
  });

  it('counts needs that nobody attends to, broadcasts, and the last backup', async () => {
    expect(await read()).toMatch(/^karov_needs_unattended 0$/m);
    const { id } = await test.person('user');
    await test.database.manager.query(
      `INSERT INTO needs (category_id, type, user_id, created_by, help_type, status, opened_at, free_since, created_at, updated_at)
       SELECT min(c.id), 2, $1, $1, 'visit', 'open', t.at, t.at, t.at, t.at FROM categories c, (SELECT now() - interval '1 day' AS at) t GROUP BY t.at`,
      [id],
    );
    await noteBackup(test.settings['DATABASE_URL'] ?? '', new Date(1_700_000_000_000));
    const text = await read();
    expect(text).toMatch(/^karov_needs_unattended 1$/m);
    expect(text).toMatch(/^karov_broadcasts_running 0$/m);
    expect(text).toMatch(/^karov_last_backup_timestamp_seconds 1700000000$/m);
  });

  it('asks the database once in 15 seconds, by one statement, however many read', async () => {
    const counts = jest.spyOn(test.app.get(MeasuresRepository), 'counts');
    await Promise.all([read(), read(0), read(0)]);
    expect(counts).toHaveBeenCalledTimes(1);
    await read(14);
    expect(counts).toHaveBeenCalledTimes(1);
    await read(2);
    expect(counts).toHaveBeenCalledTimes(2);
  });

  it('leaves out what cannot be counted', async () => {
    jest.spyOn(test.app.get(MeasuresRepository), 'counts').mockRejectedValue(new Error('away'));
    const text = await read();
    expect(text).toMatch(/^karov_database_up 0$/m);
    expect(text).not.toMatch(/^karov_needs_unattended /m);
    jest.restoreAllMocks();
    expect(await read()).toMatch(/^karov_database_up 1$/m);
  });
});
