import type { BroadcastReceiver } from '@karov/api-client';
import { BroadcastWorld } from '../../testing/broadcast-world.js';

const TEST = { message: 'נא להשיב במילה: קיבלתי', type: 'sms' };

let many: BroadcastWorld;
beforeAll(async () => {
  many = await BroadcastWorld.start();
});
afterAll(() => many.close());
beforeEach(() => many.noon());

const answersOf = async (id: number) =>
  (await many.call('get', `broadcasts/${id}/answers`).expect(200)).body.data;

describe('a test message (rule 192)', () => {
  it('shows who answered, after how long, and who did not, and thanks people who only say that it arrived', async () => {
    const [quick, silent, missed] = [await many.person(), await many.person(), await many.person()];
    many.twilio.script(await many.phoneOf(missed), { kind: 'error', status: 400, code: 21211 });
    const { id } = await many.send({ ...TEST, user_ids: [quick.id, silent.id, missed.id] });
    await many.deliver();
    await many.test.database.manager.query(
      `UPDATE notifications SET status = 'delivered' WHERE broadcast_id = $1 AND receiver_id = $2`,
      [id, silent.id],
    );
    many.clock.advance(180);
    await many.write(quick, 'קיבלתי, תודה');
    await many.deliver();
    expect(await many.textsTo(quick)).toEqual([
      expect.stringContaining('נא להשיב'),
      'קרוב: תודה! עכשיו אנחנו יודעים שההודעות שלנו מגיעות אליך.',
    ]);
    expect(await answersOf(id)).toEqual({ answered: 1, received: 1, unknown: 0, missed: 1 });
    const rows: BroadcastReceiver[] = (
      await many.call('get', `broadcasts/${id}/receivers?orderBy=id&order=asc`).expect(200)
    ).body.data;
    const seconds = rows.map(({ sent_at: sent, answered_at: at }) =>
      sent && at ? Math.round((Date.parse(at) - Date.parse(sent)) / 60_000) : null,
    );
    expect(seconds).toEqual([3, null, null]);
  });

  it('accepts any words as an answer, but not those from before, nor from long after', async () => {
    const [any, late] = [await many.person(), await many.person()];
    await many.write(any, 'שלום לכם');
    many.clock.advance(60);
    const { id } = await many.send({ ...TEST, message: 'עוד בדיקה', user_ids: [any.id, late.id] });
    await many.deliver();
    expect(await answersOf(id)).toMatchObject({ answered: 0 });
    many.clock.advance(60);
    await many.write(any, 'מי זה');
    expect(await answersOf(id)).toMatchObject({ answered: 1 });
    many.clock.advance(8 * 86_400);
    await many.write(late, 'קיבלתי');
    expect(await answersOf(id)).toMatchObject({ answered: 1 });
  });

  it('goes to nobody who refused broadcasts, once for two presses, and is reported to nobody out of reach', async () => {
    const [refuses, wants] = [await many.person(), await many.person()];
    await many.refuseTexts(refuses);
    const body = { ...TEST, message: 'בדיקה שלישית', user_ids: [refuses.id, wants.id] };
    const [one, other] = await Promise.all([many.send(body), many.send(body)]);
    expect([one.id, one.receivers]).toEqual([other.id, 1]);
    await many.call('get', `broadcasts/${one.id}/answers`, many.manager).expect(404);
  });
});
