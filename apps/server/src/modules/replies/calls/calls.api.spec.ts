import { type PlacedCall, readTwiml, type TwilioStandIn, untilSomebodyWaits } from '@karov/testing';
import { Clock } from '../../../platform/clock/clock.js';
import { EventWorld } from '../../../testing/event-world.js';
import { RequestWorld, SHOPPING } from '../../../testing/request-world.js';
import type { TestApp } from '../../../testing/test-app.js';
import { startWithTwilio } from '../../../testing/with-twilio.js';
import { DeliveryService, NotificationsService, TelephoneCallsService } from '../../notifications/index.js';

interface Somebody {
  id: number;
  token: string;
}
interface Row {
  channel: string;
  status: string;
  error: string | null;
}

const GREETING = 'שלום, הגיעה הודעה דחופה ממערכת קרוב. לשמיעת ההודעה, להקיש 9.';
const KEYS = 'לתשובה כן, להקיש 1. לתשובה לא, להקיש 2. לשמיעה חוזרת, להקיש 9.';

describe('telephone calls', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let world: RequestWorld;
  let near: Somebody;
  let seeker: Somebody;

  beforeAll(async () => {
    ({ twilio, test } = await startWithTwilio({
      TWILIO_CALL_FROM: '+97239999999',
    }));
    at('2027-11-23T08:00:00Z');
  });
  afterAll(async () => {
    await test.close();
    await twilio.stop();
  });

  /** Advances the clock to a given time. */
  function at(moment: string): void {
    const clock = test.app.get(Clock);
    clock.advance((Date.parse(moment) - clock.now().getTime()) / 1000);
  }

  let places = 0;
  beforeEach(async () => {
    world = new RequestWorld(test, { lat: 20 + ++places, lon: 34.8 });
    await world.dispatch(SHOPPING, true);
    [near, seeker] = [await world.volunteer(1), await world.seeker(0)];
    await reachedBy(near, ['phone']);
  });

  /** Makes a person reachable from now on only in the given ways. */
  async function reachedBy(person: Somebody, ways: readonly ('phone' | 'sms' | 'wp')[]): Promise<void> {
    await test.database.manager.query(
      'UPDATE users SET is_phone = $2, is_sms = $3, is_wp = $4 WHERE id = $1',
      [person.id, ...(['phone', 'sms', 'wp'] as const).map((way) => ways.includes(way))],
    );
  }
  async function phoneOf(person: Somebody): Promise<string> {
    const [row]: { phone: string }[] = await test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [person.id],
    );
    return row?.phone ?? '';
  }
  async function send(): Promise<void> {
    await world.runDue();
    await test.app.get(DeliveryService).drain();
  }
  /** The newest call to a person. */
  async function callTo(person: Somebody): Promise<PlacedCall> {
    const phone = await phoneOf(person);
    const call = twilio.calls.filter(({ to }) => to === phone).at(-1);
    if (!call) throw new Error('nobody calls');
    return call;
  }
  const log = (person: Somebody): Promise<Row[]> =>
    test.database.manager.query(
      'SELECT channel, status, error FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [person.id],
    );
  async function tell(person: Somebody, text: string, isUrgent = false): Promise<void> {
    await test.database.transaction((tx) =>
      test.app.get(NotificationsService).announce(tx, {
        canWaitUntil: null,
        type: 'system',
        receiverType: 'user',
        receivers: [{ userId: person.id }],
        texts: { 'he-IL': text, 'en-US': text },
        isUrgent,
      }),
    );
    await test.app.get(DeliveryService).drain();
  }

  /** A request for which the nearest volunteer is being called. */
  async function asked(): Promise<number> {
    const id = await world.ask(seeker);
    await send();
    return id;
  }
  async function holders(needId: number): Promise<{ volunteerId: number; approved: number }[]> {
    return test.database.manager.query(
      'SELECT volunteer_id AS "volunteerId", is_approved AS approved FROM assignments WHERE need_id = $1 AND ended IS NULL',
      [needId],
    );
  }

  it('names the person it is about when several share the number, and its key answers for them (rule 238)', async () => {
    const father = await world.seeker(3);
    await test.database.manager.query(
      `UPDATE users SET phone = $2, full_name = 'אברהם לוי', first_name = 'אברהם' WHERE id = $1`,
      [father.id, await phoneOf(near)],
    );
    await test.database.manager.query(`UPDATE users SET first_name = 'נועה' WHERE id = $1`, [near.id]);
    const needId = await asked();
    const call = await callTo(near);
    await twilio.ring(call, { keys: ['9', '1'] });
    expect(call.said[0]).toBe(GREETING);
    expect(call.said[1]).toMatch(/^נועה: /);
    expect(await holders(needId)).toEqual([{ volunteerId: near.id, approved: expect.any(Number) }]);
  });

  it('says who calls, tells the request once a key was pressed, and accepts a yes', async () => {
    const needId = await asked();
    const call = await callTo(near);
    expect(call).toMatchObject({ from: '+97239999999', detectsMachines: true });
    await twilio.ring(call, { keys: ['9', '1'] });
    const [greeting, request, end] = call.said;
    expect(greeting).toBe(GREETING);
    expect(request).toMatch(new RegExp(`\\? ${KEYS}$`));
    expect(request).not.toMatch(/http|%|1=/);
    expect(end).toMatch(/^התשובה התקבלה: כן\./);
    expect(await holders(needId)).toEqual([{ volunteerId: near.id, approved: 0 }]);
    expect((await log(near))[0]).toEqual({ channel: 'call', status: 'delivered', error: null });
  });

  it('accepts a no, and repeats the message after 9 and after a key that means nothing', async () => {
    const needId = await asked();
    const call = await callTo(near);
    await twilio.ring(call, { keys: ['5', '9', '7', '2'] });
    expect(call.said[2]).toBe(call.said[1]);
    expect(call.said[3]).toBe(`המקש הזה לא מוכר. ${call.said[1]}`);
    expect(call.said[4]).toMatch(/^התשובה התקבלה: לא\./);
    expect(await holders(needId)).toEqual([]);
    const [row]: { status: string }[] = await test.database.manager.query(
      'SELECT state AS status FROM volunteer_calls WHERE need_id = $1 AND volunteer_id = $2',
      [needId, near.id],
    );
    expect(row?.status).toBe('declined');
  });

  it('counts a key that comes twice, and two at once, as one answer', async () => {
    const needId = await asked();
    const call = await callTo(near);
    await twilio.ring(call, { keys: ['9'] }, { isSilent: true });
    const answer = call.url.replace(/begin$/, 'answer');
    const said = (
      await Promise.all(['1', '1', '2'].map((Digits) => twilio.ask(call, answer, { Digits })))
    ).map((xml) => readTwiml(xml).said);
    const taken = new Set(said.filter((words) => words.startsWith('התשובה התקבלה')));
    expect(taken.size).toBe(1);
    expect(said.filter((words) => !taken.has(words) && !words.startsWith('התשובה כבר רשומה'))).toEqual([]);
    expect(await holders(needId)).toHaveLength([...taken].some((words) => words.includes('כן')) ? 1 : 0);
    expect(readTwiml(await twilio.ask(call, answer, { Digits: '1' })).said).toMatch(
      /^(התשובה כבר רשומה|הפנייה הזאת כבר נסגרה)/,
    );
  });

  it('keeps a no that comes in the same moment as a yes, and just before it', async () => {
    const needId = await asked();
    const call = await callTo(near);
    await twilio.ring(call, { keys: ['9'] }, { isSilent: true });
    const press = (Digits: string) => twilio.ask(call, call.url.replace(/begin$/, 'answer'), { Digits });
    const { source } = test.database;
    const answers = await source.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM needs WHERE id = $1 FOR UPDATE', [needId]);
      const pressed: Promise<string>[] = [];
      for (const key of ['2', '1']) {
        pressed.push(press(key));
        await untilSomebodyWaits((sql) => source.query(sql), pressed.length);
      }
      return pressed;
    });
    const [no, yes] = (await Promise.all(answers)).map((xml) => readTwiml(xml).said);
    expect(no).toMatch(/^התשובה התקבלה: לא\./);
    expect(yes).toMatch(/^התשובה כבר רשומה/);
    expect(await holders(needId)).toEqual([]);
  });

  it('speaks the language of the person, by a voice of that language', async () => {
    await test.database.manager.query(`UPDATE users SET locale = 'en-US' WHERE id = $1`, [near.id]);
    await asked();
    const call = await callTo(near);
    expect(readTwiml(await twilio.ask(call, call.url))).toMatchObject({
      said: 'Hello, Karov has an urgent message for you. To hear it, press 9.',
      language: 'en-US',
      voice: 'Polly.Joanna-Neural',
    });
  });

  it.each([
    ['busy', 'busy', 'call:busy'],
    ['nobody takes it', 'no-answer', 'call:no-answer'],
    ['a machine takes it', 'machine', 'call:machine'],
    ['nobody presses a key', { keys: [] }, 'call:no-key'],
  ] as const)('goes on to the next channel when it is %s', async (_name, course, error) => {
    await test.database.manager.query(
      `UPDATE users SET is_email = true, email = 'call' || id || '@karov.example' WHERE id = $1`,
      [near.id],
    );
    await tell(near, 'קרוב: בדיקה', true);
    await twilio.ring(await callTo(near), course);
    const rows = await log(near);
    expect(rows.slice(0, 2)).toEqual([
      { channel: 'call', status: 'failed', error },
      { channel: 'email', status: expect.any(String), error: null },
    ]);
  });

  it('says nothing to a machine', async () => {
    await tell(near, 'קרוב: סוד גדול');
    const call = await callTo(near);
    await twilio.ring(call, 'machine');
    expect(call.said).toEqual(['']);
  });

  it('calls a person who has only a telephone three times, and then stops', async () => {
    await tell(near, 'קרוב: בדיקה', true);
    for (let time = 1; time <= 3; time++) {
      await twilio.ring(await callTo(near), 'no-answer');
      test.app.get(Clock).advance(60);
      await test.app.get(DeliveryService).drain();
      expect((await log(near)).filter(({ status }) => status === 'sent')).toEqual([]);
      test.app.get(Clock).advance(61);
      await test.app.get(DeliveryService).drain();
    }
    expect((await log(near)).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
  });

  it('keeps an answered call as answered, whatever is reported about it afterwards, in whatever order', async () => {
    await tell(near, 'קרוב: בדיקה');
    const call = await callTo(near);
    await twilio.ring(call, { keys: ['9'] });
    await twilio.reportCall(call, 'completed');
    await twilio.reportCall(call, 'no-answer');
    await twilio.reportCall(call, 'initiated');
    expect(await log(near)).toEqual([{ channel: 'call', status: 'delivered', error: null }]);
  });

  it('trusts only the provider', async () => {
    await tell(near, 'קרוב: בדיקה');
    const call = await callTo(near);
    for (const step of ['begin', 'listen', 'answer', 'status']) {
      const url = call.url.replace(/begin$/, step);
      expect(
        (
          await fetch(url, {
            method: 'POST',
            body: new URLSearchParams({ CallSid: call.sid, Digits: '1', CallStatus: 'completed' }),
          })
        ).status,
      ).toBe(403);
    }
    expect(await log(near)).toEqual([{ channel: 'call', status: 'sent', error: null }]);
  });

  it('finds the call of a worker that was killed, and calls nobody twice', async () => {
    const phone = await phoneOf(near);
    twilio.script(`call:${phone}`, { kind: 'accepted but cut' });
    await tell(near, 'קרוב: בדיקה');
    expect(await log(near)).toMatchObject([{ status: 'queued' }]);
    await twilio.reportCall(await callTo(near), 'initiated');
    test.app.get(Clock).advance(10);
    await test.app.get(DeliveryService).drain();
    expect(await log(near)).toEqual([{ channel: 'call', status: 'sent', error: null }]);
    expect(twilio.calls.filter(({ to }) => to === phone)).toHaveLength(1);
  });

  it('gives up on a call whose end is never reported', async () => {
    await tell(near, 'קרוב: בדיקה');
    await twilio.ring(await callTo(near), { keys: [] }, { isSilent: true });
    test.app.get(Clock).advance(601);
    await test.app.get(TelephoneCallsService).sweep();
    expect((await log(near))[0]).toEqual({ channel: 'call', status: 'failed', error: 'call:lost' });
  });

  it('says that a question is closed, and accepts no answer to it', async () => {
    const needId = await asked();
    const call = await callTo(near);
    await test.database.manager.query(
      'UPDATE notifications SET secret_expires_at = $2 WHERE receiver_id = $1',
      [near.id, test.app.get(Clock).now()],
    );
    await twilio.ring(call, { keys: ['9', '1'] });
    expect(call.said).toEqual(['ההודעה הזאת כבר לא בתוקף. תודה ולהתראות.']);
    expect(await holders(needId)).toEqual([]);
  });

  it('asks help seekers of an event whether they need help', async () => {
    const events = new EventWorld(test);
    const [seeker, other] = [await events.seeker(0), await events.seeker(0.5)];
    for (const person of [seeker, other]) await reachedBy(person, ['phone']);
    const eventId = await events.event(await test.person('manager'), {});
    await test.app.get(DeliveryService).drain();
    await twilio.ring(await callTo(seeker), { keys: ['9', '1'] });
    await twilio.ring(await callTo(other), { keys: ['9', '2'] });
    const responds: { respond: number }[] = await test.database.manager.query(
      'SELECT respond FROM event_user_requests WHERE event_id = $1 AND user_id = ANY($2) ORDER BY user_id',
      [eventId, [seeker.id, other.id]],
    );
    expect(responds.map(({ respond }) => respond)).toEqual([1, 2]);
    expect((await callTo(seeker)).said.at(-1)).toMatch(/יש צורך בעזרה/);
  });

  it('rings by day only for what can wait, and at any hour for what cannot', async () => {
    const other = await world.volunteer(2);
    await reachedBy(other, ['phone']);
    at('2027-11-24T20:00:00Z');
    await tell(near, 'קרוב: בדיקה');
    await tell(other, 'קרוב: בדיקה', true);
    expect([(await log(near))[0]?.status, (await log(other))[0]?.status]).toEqual(['queued', 'sent']);
    at('2027-11-25T06:00:00Z');
    await test.app.get(DeliveryService).drain();
    expect((await log(near))[0]?.status).toBe('sent');
  });
});
