import { Clock } from '../../platform/clock/clock.js';
import { chatNoticesTo } from '../../testing/chat-notices.js';
import { RequestWorld, SHOPPING } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

describe('who is told about a conversation on their channel', () => {
  let test: TestApp;
  let world: RequestWorld;
  let manager: Somebody;
  let admin: Somebody;
  let seeker: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    [manager, admin, seeker] = [
      await test.person('manager'),
      await test.person('admin'),
      await world.seeker(0),
    ];
  });
  afterEach(() => test.close());

  const told = async (who: Somebody): Promise<string[]> =>
    (await chatNoticesTo(test, who)).map(({ sent }) => sent);
  const pass = async (seconds: number) => {
    test.app.get(Clock).advance(seconds);
    await world.runDue();
  };
  const write = async (who: Somebody, sms: string, about: object) => {
    test.app.get(Clock).advance(3);
    expect((await world.as(who, 'post', '/chats', { sms, ...about })).status).toBe(200);
  };
  const texts = (...words: string[]) => words.map((word): unknown => expect.stringContaining(word));

  it('excludes the person who reads it, but includes them once they leave without reading, and once for all that came', async () => {
    const event = await world.event(manager, { autoAssign: false });
    const about = { event_id: event, receiver_id: seeker.id };
    await write(manager, 'One', about);
    await world.as(seeker, 'get', `/chats?event_id=${event}`);
    await write(manager, 'Two', about);
    await world.as(seeker, 'get', `/chats?event_id=${event}`);
    await pass(61);
    expect(await told(seeker)).toEqual(texts('One'));
    await write(manager, 'Three', about);
    await write(manager, 'Four', about);
    expect(await told(seeker)).toHaveLength(1);
    await Promise.all([pass(61), world.runDue(), world.runDue()]);
    expect(await told(seeker)).toEqual(texts('One', 'Three'));
    // the log contains nothing of the text, but the sent message does
    expect((await chatNoticesTo(test, seeker)).map(({ kept }) => kept).join()).not.toMatch(/One|Three/);
    const log: { type: string; message: string }[] = (await world.as(seeker, 'get', '/notifications')).body
      .data;
    expect(log.find(({ type }) => type === 'chat')?.message).toContain('[המילים נמצאות בשיחה]');
    expect((await told(seeker)).at(-1)).toContain(`/messages?event_id=${event}`);
    await write(manager, 'Five', about);
    expect(await told(seeker)).toHaveLength(2);
  });

  it('among staff is the one who answers, else the one who took the need over, else the event’s manager, else the admins of the district', async () => {
    const event = await world.event(manager, { autoAssign: false });
    const [near, far] = [await test.person('admin'), await test.person('admin')];
    for (const [who, state] of [
      [near, 'tel_aviv'],
      [far, 'haifa'],
    ] as const)
      await world.permit(who, [state]);
    const request = await world.ask(seeker);

    await write(seeker, 'Anybody?', { category_id: SHOPPING });
    expect(
      [await told(near), await told(admin), await told(far), await told(manager)].map(({ length }) => length),
    ).toEqual([1, 1, 0, 0]);
    expect((await told(near))[0]).toContain(`/admin/messages?thread=category-${SHOPPING}-${seeker.id}`);

    await world.as(near, 'post', `/admin/applications/${request}/take-over`);
    await pass(121);
    await write(seeker, 'Still there?', { category_id: SHOPPING });
    expect([await told(near), await told(admin)].map(({ length }) => length)).toEqual([2, 1]);

    await write(admin, 'Here', { category_id: SHOPPING, receiver_id: seeker.id });
    await pass(121);
    await write(seeker, 'Good', { category_id: SHOPPING });
    expect([await told(near), await told(admin)].map(({ length }) => length)).toEqual([2, 2]);

    await write(seeker, 'In the event', { event_id: event });
    expect([await told(manager), await told(admin)].map(({ length }) => length)).toEqual([1, 2]);
    await test.database.manager.query('UPDATE users SET is_active = false WHERE id = $1', [manager.id]);
    await pass(121);
    await write(seeker, 'And now?', { event_id: event });
    expect([await told(manager), await told(near), await told(far)].map(({ length }) => length)).toEqual([
      1, 3, 0,
    ]);
  });
});
