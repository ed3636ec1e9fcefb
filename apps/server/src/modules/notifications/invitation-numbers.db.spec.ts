import { HOUR, SHORT_CODES } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { MessageText } from './message-text.js';

describe('numbers of invitations (rule 171)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const text = (): MessageText => test.app.get(MessageText);
  const invitation = (userId: number, targetId: number, id = targetId) => ({
    ...{ id, receiverId: userId, secretKind: 'event_volunteer' as const, secretId: targetId },
    secretExpiresAt: addSeconds(test.app.get(Clock).now(), HOUR),
  });

  it('differ within one person, even when several workers assign many at once, and each keeps its own', async () => {
    const { id } = await test.person('volunteer');
    const due = Array.from({ length: 30 }, (_, at) => invitation(id, 1 + at * 90));
    const given = await Promise.all(
      [due.slice(0, 10), due.slice(8, 20), due.slice(18), due].map((part) => text().numbers(part)),
    );
    const all = new Map(given.flatMap((map) => [...map]));
    expect(all.size).toBe(30);
    expect(new Set(all.values()).size).toBe(30);
    for (const map of given) for (const [message, number] of map) expect(all.get(message)).toBe(number);
    for (const number of all.values())
      expect(number >= SHORT_CODES.first && number <= SHORT_CODES.last).toBe(true);
  });

  it('are free again two days after the link has expired, and absent only when all are taken', async () => {
    const { id } = await test.person('volunteer');
    const all = Array.from({ length: 90 }, (_, at) => invitation(id, 10_000 + at));
    expect((await text().numbers(all)).size).toBe(90);
    expect((await text().numbers([invitation(id, 20_000)])).size).toBe(0);
    test.app.get(Clock).advance(47 * HOUR);
    expect((await text().numbers([invitation(id, 20_000)])).size).toBe(0);
    test.app.get(Clock).advance(2 * HOUR + 1);
    expect((await text().numbers([invitation(id, 20_000)])).size).toBe(1);
    await text().sweepNumbers();
    expect(
      await test.database.manager.query('SELECT 1 FROM short_codes WHERE user_id = $1', [id]),
    ).toHaveLength(1);
  });
});
