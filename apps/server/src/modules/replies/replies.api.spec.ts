import type { TwilioStandIn } from '@karov/testing';
import { Clock } from '../../platform/clock/clock.js';
import { eraseNow } from '../../testing/erased.js';
import { RequestWorld, SHOPPING } from '../../testing/request-world.js';
import type { TestApp } from '../../testing/test-app.js';
import { wroteByWhatsapp } from '../../testing/whatsapp.js';
import { startWithTwilio } from '../../testing/with-twilio.js';
import { DeliveryService } from '../notifications/index.js';
import { HelpProfilesService } from '../users/index.js';
import { RepliesKeeping } from './replies-keeping.js';
import { ReplyEntity } from './reply.entity.js';

interface Somebody {
  id: number;
  token: string;
}
const FILLED = 'קרוב: כבר נמצא מי שיעזור. תודה רבה שענית לפנייה!';
/** It is sent before any answer, so it does not thank anybody for one. */
const NOT_NEEDED = 'קרוב: כבר נמצא מי שיעזור, ואין צורך להגיע. תודה רבה!';
const NOTHING = /^קרוב: אין כרגע פנייה שמחכה לתשובה בהודעה/;

describe('answers by message', () => {
  let twilio: TwilioStandIn;
  let test: TestApp;
  let world: RequestWorld;
  let webhook: string;
  let near: Somebody;
  let far: Somebody;
  let seeker: Somebody;

  beforeAll(async () => {
    const started = await startWithTwilio();
    ({ twilio, test } = started);
    webhook = `${started.address}/api/providers/twilio/message`;
  });
  afterAll(async () => {
    await test.close();
    await twilio.stop();
  });

  let places = 0;
  beforeEach(() => begin({ lat: 20 + ++places, lon: 34.8 }));

  async function begin(centre: { lat: number; lon: number }): Promise<void> {
    world = new RequestWorld(test, centre);
    await world.dispatch(SHOPPING, true);
    [near, far, seeker] = [await world.volunteer(1), await world.volunteer(2), await world.seeker(0)];
  }
  async function phoneOf(person: Somebody): Promise<string> {
    const [row]: { phone: string }[] = await test.database.manager.query(
      'SELECT phone FROM users WHERE id = $1',
      [person.id],
    );
    return row?.phone ?? '';
  }

  /** Lets a person write, and sends the system's own messages. */
  async function write(
    person: Somebody,
    text: string,
    options: { sid?: string; prefix?: string } = {},
  ): Promise<void> {
    const answer = await twilio.receive(
      webhook,
      `${options.prefix ?? ''}${await phoneOf(person)}`,
      text,
      options.sid,
    );
    expect({ status: answer.status, body: await answer.text() }).toEqual({
      status: 200,
      body: expect.stringMatching(/<Response><\/Response>$/),
    });
    await send();
  }

  async function send(): Promise<void> {
    await world.runDue();
    await test.app.get(DeliveryService).drain();
  }

  /** The texts that Twilio delivered to a person, oldest first. */
  async function got(person: Somebody, prefix = ''): Promise<string[]> {
    const to = `${prefix}${await phoneOf(person)}`;
    return twilio.accepted.filter((message) => message.to === to).map((message) => message.body);
  }

  /** A request for which the nearest volunteer was called. */
  async function asked(): Promise<number> {
    const id = await world.ask(seeker);
    await send();
    return id;
  }

  const holder = async (id: number): Promise<number | null> => {
    const [row]: { volunteer_id: number | null }[] = await test.database.manager.query(
      'SELECT volunteer_id FROM applications WHERE id = $1',
      [id],
    );
    return row?.volunteer_id ?? null;
  };

  it('says in the invitation that 1 and 2 can be answered, and treats 1 like the link', async () => {
    const id = await asked();
    expect((await got(near))[0]).toMatch(/להשיב 1=כן, 2=לא, או: http:\/\/127\.0\.0\.1:\d+\/h\/[\w-]{22}$/);
    await write(near, ' 1. ');
    expect(await holder(id)).toBe(near.id);
    expect((await got(near)).slice(1)).toEqual([expect.stringMatching(/^קרוב: תודה שנענית!/)]);
    expect((await got(seeker)).at(-1)).toMatch(/רוצה לעזור לך/);
  });

  describe('with several open invitations', () => {
    const numberOf = (text: string | undefined): number =>
      Number(/פנייה ([1-9]\d)\. להשיב 1=כן/.exec(text ?? '')?.[1]);
    let [older, newer] = [0, 0];
    let [olderNumber, newerNumber] = [0, 0];

    /** Before each test, the near volunteer has been called twice, and the far one as well. */
    beforeEach(async () => {
      older = await asked();
      const other = await world.ask(await world.seeker(0.5));
      newer = other;
      await send();
      await world.passMinutes(10);
      await send();
      const texts = (await got(near)).filter((text) => text.includes('להשיב 1=כן'));
      [olderNumber, newerNumber] = [numberOf(texts[0]), numberOf(texts[1])];
    });

    it('an answer with a number belongs to that one, and the other stays open', async () => {
      expect(olderNumber).not.toBe(newerNumber);
      await write(near, `לא ${olderNumber}`);
      expect((await got(near)).at(-1)).toBe('קרוב: תודה שענית. אולי בפעם הבאה.');
      await write(near, `${newerNumber} כן`);
      expect([await holder(older), await holder(newer)]).toEqual([null, near.id]);
    });

    it('one without a number belongs to the newest', async () => {
      await write(near, '1');
      expect([await holder(older), await holder(newer)]).toEqual([null, near.id]);
    });

    it('one with a number that is none of them, or a number alone, is answered with the numbers to choose from', async () => {
      const wrong = [10, 11, 12].find((number) => number !== olderNumber && number !== newerNumber);
      for (const text of [`1 ${wrong}`, `${olderNumber}`]) {
        await write(near, text);
        expect((await got(near)).at(-1)).toMatch(
          new RegExp(`^קרוב: יש כמה פניות .*המספרים: ${newerNumber}, ${olderNumber}$`),
        );
      }
      expect([await holder(older), await holder(newer)]).toEqual([null, null]);
    });

    it('a number answers nothing from anybody else’s phone', async () => {
      await write(far, `1 ${olderNumber}`);
      await write(seeker, `1 ${olderNumber}`);
      expect(await holder(older)).not.toBe(seeker.id);
      expect([await holder(older), await holder(newer)]).not.toContain(near.id);
    });

    it('the number stays when the message goes again by another channel', async () => {
      const again = await test.database.manager.query(
        `UPDATE notifications SET status = 'queued', provider_id = NULL, attempts = 0, channel = 'whatsapp', next_attempt_at = created_at
         WHERE receiver_id = $1 AND secret_kind = 'application_call' RETURNING id`,
        [near.id],
      );
      expect(again[1]).toBe(2);
      await wroteByWhatsapp(test, twilio, await phoneOf(near));
      await send();
      expect((await got(near, 'whatsapp:')).map(numberOf).sort()).toEqual([olderNumber, newerNumber].sort());
    });

    it('a button answers its own invitation, not the newest', async () => {
      const phone = await phoneOf(near);
      const message = twilio.accepted.find(({ to, body }) => to === phone && numberOf(body) === olderNumber);
      if (!message) throw new Error('the older invitation has not arrived');
      await twilio.press(
        webhook,
        { ...message, to: `whatsapp:${phone}` },
        { text: 'כן, אני באה', payload: '1' },
      );
      await send();
      expect([await holder(older), await holder(newer)]).toEqual([near.id, null]);
    });
  });

  it('takes 2 as a no: the person is thanked, and the next is called at once', async () => {
    const id = await asked();
    await write(near, 'לא, תודה');
    expect(await holder(id)).toBeNull();
    expect((await got(near)).at(-1)).toBe('קרוב: תודה שענית. אולי בפעם הבאה.');
    expect((await got(far))[0]).toMatch(/להשיב 1=כן/);
  });

  it('handles a message that Twilio repeats only once', async () => {
    const [first, second] = [await asked(), await world.ask(await world.seeker(1))];
    await world.passMinutes(10);
    await send();
    await write(near, '2', { sid: 'SM1' });
    const before = await got(near);
    await Promise.all([write(near, '2', { sid: 'SM1' }), write(near, '2', { sid: 'SM1' })]);
    expect(await got(near)).toEqual(before);
    expect(
      (await Promise.all([world.hold(near, first), world.hold(near, second)])).filter((hold) => hold !== 0),
    ).toHaveLength(1);
  });

  it('tells somebody who is late that it has been filled', async () => {
    const id = await asked();
    await world.passMinutes(10);
    await send();
    await write(far, '1');
    expect(await holder(id)).toBe(far.id);
    await write(near, 'כן');
    expect((await got(near)).slice(1)).toEqual([NOT_NEEDED, FILLED]);
    expect(await holder(id)).toBe(far.id);
  });

  it('gives a need to one of two who answer at once, and tells the other', async () => {
    const id = await asked();
    await world.passMinutes(10);
    await send();
    await Promise.all([write(near, '1'), write(far, '1')]);
    await send();
    const [winner, other] = (await holder(id)) === near.id ? [near, far] : [far, near];
    expect(await holder(id)).toBe(winner.id);
    expect((await got(winner)).slice(1)).toEqual([expect.stringMatching(/^קרוב: תודה שנענית!/)]);
    const told = (await got(other)).slice(1);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => text !== NOT_NEEDED && text !== FILLED)).toEqual([]);
  });

  it.each([
    ['אולי', /^קרוב: העברנו לצוות את מה שכתבת.*אפשר גם להשיב 1 \(כן\) או 2 \(לא\)\.$/],
    ['1 2', /^קרוב: העברנו לצוות את מה שכתבת/],
    ['מה הכתובת?', /^קרוב: העברנו לצוות את מה שכתבת/],
    ['', /^קרוב: לא הצלחנו להבין את התשובה. אפשר להשיב 1 \(כן\) או 2 \(לא\)\.$/],
    ['👍 ?', /^קרוב: העברנו לצוות את מה שכתבת/],
    ['?!', /^קרוב: לא הצלחנו להבין את התשובה/],
  ])(
    'passes on words like %j, asks back where none belong to a request, and changes nothing',
    async (text, answer) => {
      const id = await asked();
      await write(near, text);
      expect((await got(near)).at(-1)).toMatch(answer);
      expect(await holder(id)).toBeNull();
      expect(await world.hold(near, id)).toBe(0);
    },
  );

  it('does not go on talking with a machine that answers every message', async () => {
    await asked();
    for (let n = 0; n < 6; n++) await write(near, 'אני לא ליד הטלפון');
    expect((await got(near)).slice(1)).toHaveLength(3);
  });

  it('does not treat words that end broadcasts as an answer to an invitation', async () => {
    const id = await asked();
    await write(near, 'STOP');
    await write(near, 'הסר');
    expect(await got(near)).toHaveLength(1);
    expect(await world.hold(near, id)).toBe(0);
  });

  it('answers by WhatsApp a person who wrote by WhatsApp', async () => {
    const id = await asked();
    await write(near, '2', { prefix: 'whatsapp:' });
    expect(await got(near, 'whatsapp:')).toEqual(['קרוב: תודה שענית. אולי בפעם הבאה.']);
    expect(await world.hold(near, id)).not.toBe(0);
  });

  it('says once an hour that nothing waits, to volunteers and help seekers alike', async () => {
    await write(near, '1');
    await write(near, '1');
    await write(seeker, 'שלום');
    expect(await got(near)).toEqual([expect.stringMatching(NOTHING)]);
    expect(await got(seeker)).toEqual([expect.stringMatching(NOTHING)]);
    await world.passMinutes(60);
    await write(near, '1');
    expect(await got(near)).toHaveLength(2);
  });

  it('says nothing to an unknown number', async () => {
    const kept = () => test.database.manager.count(ReplyEntity);
    const before = await kept();
    expect((await twilio.receive(webhook, '+972529999999', '1')).status).toBe(200);
    await send();
    expect(twilio.accepted.filter((message) => message.to === '+972529999999')).toEqual([]);
    expect(await kept()).toBe(before);
  });

  describe('what is not understood is kept for the support desk (rule 230)', () => {
    const READ = 'קרוב: העברנו לצוות את מה שכתבת, ונענה לך אם צריך.';
    /** Returns what the support desk finds about a person: the subject, the first message and the replies. */
    async function atDesk(wanted: { id?: number; phone?: string }): Promise<[string, string, ...string[]][]> {
      const admin = await test.person('admin');
      const list: { id: number; subject: string; message: string; sender: { id: number; phone: string } }[] =
        (await world.as(admin, 'get', '/admin/contacts?perPage=100')).body.data;
      const own = list.filter(({ sender }) =>
        wanted.id === undefined ? sender.phone === wanted.phone : sender.id === wanted.id,
      );
      return Promise.all(
        own.map(async ({ id, subject, message }): Promise<[string, string, ...string[]]> => {
          const { replies }: { replies: { words: string }[] } = (
            await world.as(admin, 'get', `/admin/contacts/${id}`)
          ).body.data;
          return [subject, message, ...replies.map(({ words }) => words)];
        }),
      );
    }

    it('words that belong to no call and no work, in one conversation, and the sender is told so', async () => {
      await write(seeker, 'מתי תגיעו אליי?');
      await write(seeker, 'אני מחכה בחוץ', { prefix: 'whatsapp:' });
      await write(near, 'מה זה?');
      expect(await atDesk(seeker)).toEqual([['הודעה שהתקבלה ב־SMS', 'מתי תגיעו אליי?', 'אני מחכה בחוץ']]);
      expect(await atDesk(near)).toEqual([['הודעה שהתקבלה ב־SMS', 'מה זה?']]);
      expect(await got(seeker)).toEqual([READ]);
    });

    it('an answer to which no question is open, which the sender is told as well', async () => {
      await write(near, 'כן');
      expect(await atDesk(near)).toEqual([[expect.anything(), 'כן']]);
      expect(await got(near)).toEqual([expect.stringMatching(NOTHING)]);
    });

    it('words for which there is no room beside the call', async () => {
      await asked();
      for (let n = 0; n < 22; n++) await write(near, `מילים ${n}`);
      expect(await atDesk(near)).toEqual([[expect.anything(), 'מילים 20', 'מילים 21']]);
    });

    it('what comes from an unknown number, once', async () => {
      const from = '+972529999977';
      for (const text of ['הגעתי מהטלפון של אשתי', 'הגעתי מהטלפון של אשתי', 'STOP 12345'])
        await twilio.receive(webhook, from, text);
      await send();
      expect(await atDesk({ phone: from })).toEqual([['הודעה שהתקבלה ב־SMS', 'הגעתי מהטלפון של אשתי']]);
    });

    it('a picture or a recording that came without words', async () => {
      await twilio.receiveMedia(webhook, `whatsapp:${await phoneOf(seeker)}`);
      expect(await atDesk(seeker)).toEqual([
        ['הודעה שהתקבלה בוואטסאפ', expect.stringMatching(/תמונה או הקלטה/)],
      ]);
    });

    it('and nothing that nobody has to read', async () => {
      for (const text of ['תודה רבה!', '...', 'הסר בבקשה', 'חזרה', 'קיבלתי']) await write(seeker, text);
      expect(await atDesk(seeker)).toEqual([]);
    });

    it('fifty a day at most', async () => {
      for (let n = 0; n < 53; n++) await write(far, `הודעה ${n}`);
      expect((await atDesk(far))[0]).toHaveLength(52);
    });
  });

  it.each(['הסר בבקשה', 'Stop. Thank you', 'STOP 12345'])(
    'takes %s as unsubscribing from broadcasts, and says so',
    async (text) => {
      await write(seeker, text);
      expect(await got(seeker)).toEqual([expect.stringMatching(/^קרוב: הפסקנו לשלוח לך הודעות כלליות/)]);
    },
  );

  it('knows that a message came as long as messages are kept, and forgets it at once when its sender is deleted', async () => {
    await write(near, 'STOP');
    await write(near, '?');
    await write(seeker, '?');
    const senders = async () =>
      (await test.database.manager.find(ReplyEntity))
        .map(({ userId }) => userId)
        .filter((id) => [near.id, seeker.id].includes(id))
        .sort();
    expect(await senders()).toEqual([near.id, near.id, seeker.id].sort());
    await eraseNow(test, near.id);
    expect(await senders()).toEqual([seeker.id]);
    test.app.get(Clock).advance(729 * 86_400);
    await test.app.get(RepliesKeeping).run();
    expect(await senders()).toEqual([seeker.id]);
    test.app.get(Clock).advance(2 * 86_400);
    await test.app.get(RepliesKeeping).run();
    expect(await senders()).toEqual([]);
  });

  it('trusts only what Twilio has signed', async () => {
    const id = await asked();
    const message = { MessageSid: 'SM2', From: await phoneOf(near), Body: '1' };
    await test.http.post('/api/providers/twilio/message').type('form').send(message).expect(403);
    await test.http
      .post('/api/providers/twilio/message')
      .set('x-twilio-signature', 'Zm9yZ2Vk')
      .type('form')
      .send(message)
      .expect(403);
    expect(await holder(id)).toBeNull();
  });

  it('tells in the person’s language why a yes cannot be accepted', async () => {
    await test.database.manager.query(`UPDATE users SET locale = 'en-US' WHERE id = $1`, [near.id]);
    const id = await asked();
    await test.database.manager.query('UPDATE users SET is_freeze = true WHERE id = $1', [near.id]);
    await write(near, 'Yes');
    expect((await got(near)).at(-1)).toMatch(/^Karov: This is not possible: /);
    expect(await holder(id)).toBeNull();
  });

  it('takes a yes to an emergency', async () => {
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).saveDisabilities(seeker.id, { ids: [1], other: '' }),
    );
    expect((await world.as(seeker, 'post', '/event/requests/emergency')).status).toBe(200);
    await send();
    expect((await got(far))[0]).toMatch(/^קרוב, חירום!.*להשיב 1=כן, 2=לא/);
    await write(far, '1');
    const held: unknown = await test.database.manager.query(
      'SELECT is_emergency FROM applications WHERE volunteer_id = $1',
      [far.id],
    );
    expect(held).toEqual([{ is_emergency: true }]);
  });

  it('belongs to the newest open invitation, in events as well', async () => {
    // an event in an area where managers work
    await begin({ lat: 30.45, lon: 34.8 });
    const id = await asked();
    const manager = await test.person('manager');
    const event = await world.event(manager, { autoAssign: false });
    await send();
    await write(near, '1');
    expect(await world.volunteerRequest(event, near.id)).toMatchObject({ status: 'accept' });
    expect((await got(near)).at(-1)).toBe('קרוב: תודה! נשלח לך הודעה מיד כשיצטרכו אותך.');
    expect(await holder(id)).toBeNull();
    await write(near, '1');
    expect(await holder(id)).toBe(near.id);
  });
});
