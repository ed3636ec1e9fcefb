import type { BroadcastReceiver } from '@karov/api-client';
import type { PlacedCall } from '@karov/testing';
import { BroadcastWorld, type Somebody } from '../../testing/broadcast-world.js';

const TEST = { message: 'נא להשיב במילה: קיבלתי', type: 'test' };
const GREETING = 'שלום, הגיעה הודעה ממערכת קרוב. לשמיעת ההודעה, להקיש 9.';
const WORDS =
  'זו שיחת בדיקה, כדי לדעת שההודעות שלנו מגיעות. לאישור שההודעה נשמעה, להקיש 1. לשמיעה חוזרת, להקיש 9. להפסקת ההודעות הכלליות, להקיש 3.';

let many: BroadcastWorld;
let landlines = 0;
beforeAll(async () => {
  many = await BroadcastWorld.start();
});
afterAll(() => many.close());
beforeEach(() => many.noon());

/** A person who can be reached only by a call. */
const atHome = (): Promise<Somebody> =>
  many.person({ phone: `+9724${8_100_000 + ++landlines}`, email: null });
/** A person with a mobile phone who agreed to SMS, calls, or both. */
async function mobile(ways: { sms: boolean; phone: boolean }, locale = 'he-IL'): Promise<Somebody> {
  const person = await many.person();
  await many.test.database.manager.query(
    'UPDATE users SET is_sms = $2, is_phone = $3, is_email = false, locale = $4 WHERE id = $1',
    [person.id, ways.sms, ways.phone, locale],
  );
  return person;
}
async function callTo(person: Somebody): Promise<PlacedCall> {
  const phone = await many.phoneOf(person);
  const call = many.twilio.calls.filter(({ to }) => to === phone).at(-1);
  if (!call) throw new Error('nobody calls');
  return call;
}
const answersOf = async (id: number) =>
  (await many.call('get', `broadcasts/${id}/answers`).expect(200)).body.data;
const rowsOf = async (id: number): Promise<BroadcastReceiver[]> =>
  (await many.call('get', `broadcasts/${id}/receivers?orderBy=id&order=asc`).expect(200)).body.data;

describe('a test by whichever of SMS and call reaches each (rule 210)', () => {
  it('shows beforehand how many get it by which channel, who gets none, and what it costs', async () => {
    const [both, called, none] = [
      await mobile({ sms: true, phone: true }),
      await atHome(),
      await mobile({ sms: false, phone: false }),
    ];
    const preview = await many.preview({ ...TEST, user_ids: [both.id, called.id, none.id] });
    expect(preview.channels).toEqual(
      expect.arrayContaining([
        { channel: 'sms', count: 1 },
        { channel: 'call', count: 1 },
      ]),
    );
    expect(preview.left_out).toEqual([
      { reason: 'no_telephone', label: 'Take neither text messages nor calls', count: 1 },
    ]);
    expect(preview.cost).toBe(preview.segments_total * 0.25 + 0.4);
    expect(preview.samples.map(({ channel, text }) => [channel, text.split('\n')[0]])).toEqual([
      ['sms', TEST.message],
      ['call', WORDS],
    ]);
  });

  it('is spoken in the language of the called person once a key was pressed, and a 1 after it is an answer like a word', async () => {
    const [home, english, texted] = [
      await atHome(),
      await mobile({ sms: false, phone: true }, 'en-US'),
      await mobile({ sms: true, phone: true }),
    ];
    const { id } = await many.send({ ...TEST, user_ids: [home.id, english.id, texted.id] });
    await many.deliver();
    expect(await many.textsTo(texted)).toEqual([expect.stringContaining(TEST.message)]);
    const call = await callTo(home);
    await many.twilio.ring(call, { keys: ['9', '9', '1'] });
    expect(call.said).toEqual([GREETING, WORDS, WORDS, 'האישור התקבל. תודה רבה! תודה ולהתראות.']);
    expect(await answersOf(id)).toMatchObject({ answered: 1 });
    const inEnglish = await callTo(english);
    await many.twilio.ring(inEnglish, { keys: ['9'] });
    expect(inEnglish.said[1]).toContain('To confirm that you heard it, press 1.');
    await many.write(texted, 'קיבלתי');
    expect(await answersOf(id)).toEqual({ answered: 2, received: 1, unknown: 0, missed: 0 });
    expect((await rowsOf(id)).map(({ status, answered_at }) => [status, answered_at !== null])).toEqual([
      ['delivered', true],
      ['delivered', false],
      ['sent', true],
    ]);
    const reach = (
      await many
        .call('get', `reachability?search=${encodeURIComponent(await many.phoneOf(home))}`)
        .expect(200)
    ).body.data;
    expect(reach).toEqual([
      expect.objectContaining({
        id: home.id,
        last_answered_at: expect.any(String),
        last_delivered_at: expect.any(String),
      }),
    ]);
  });

  it('does not count as received when nobody presses a key, and is called once', async () => {
    const home = await atHome();
    const { id } = await many.send({ ...TEST, user_ids: [home.id] });
    await many.deliver();
    await many.twilio.ring(await callTo(home), { keys: [] });
    many.clock.advance(600);
    await many.deliver();
    expect((await rowsOf(id)).map(({ status, error }) => [status, error])).toEqual([
      ['failed', 'call:no-key'],
    ]);
    expect(await answersOf(id)).toEqual({ answered: 0, received: 0, unknown: 0, missed: 1 });
  });

  it('calls nobody who refused broadcasts by any channel, before or meanwhile, and 3 refuses them', async () => {
    const [mails, meanwhile, presses] = [await atHome(), await atHome(), await atHome()];
    const refuse = (who: Somebody) =>
      many.test.http
        .post('/api/auth/subscriptions')
        .set('Authorization', `Bearer ${who.token}`)
        .send({ email: 0 })
        .expect(200);
    await refuse(mails);
    const user_ids = [mails.id, meanwhile.id, presses.id];
    const { id, receivers } = await many.send({ ...TEST, message: 'מי מסרב', user_ids });
    expect(receivers).toBe(2);
    await refuse(meanwhile);
    await many.deliver();
    expect(await rowsOf(id)).toEqual([
      expect.objectContaining({ status: 'cancelled', error: 'broadcast:unsubscribed' }),
      expect.objectContaining({ status: 'sent' }),
    ]);
    const call = await callTo(presses);
    await many.twilio.ring(call, { keys: ['9', '3'] });
    expect(call.said.at(-1)).toContain('לא יגיעו עוד הודעות כלליות.');
    expect((await many.preview({ ...TEST, user_ids })).receivers).toBe(0);
  });

  it('lets everybody sleep', async () => {
    const home = await atHome();
    const now = many.clock.now();
    many.clock.advance(
      (Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 22) - now.getTime()) / 1000,
    );
    const sent = await many.send({ ...TEST, message: 'בלילה', user_ids: [home.id] });
    expect(Date.parse(sent.starts_at)).toBeGreaterThan(many.clock.now().getTime());
    await many.deliver();
    await expect(callTo(home)).rejects.toThrow('nobody calls');
    many.clock.advance((Date.parse(sent.starts_at) - many.clock.now().getTime()) / 1000 + 60);
    await many.deliver();
    expect(await callTo(home)).toBeTruthy();
  });
});
