import type { ChatAnswering, ChatMessage, ChatThread, HeldWork, WaitingMatter } from '@karov/api-client';
import { Clock } from '../../../platform/clock/clock.js';
import { RequestWorld, SHOPPING } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

describe('which staff member answers in a conversation', () => {
  let test: TestApp;
  let world: RequestWorld;
  let anna: Somebody;
  let ben: Somebody;
  let seeker: Somebody;
  beforeEach(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    world = new RequestWorld(test);
    [anna, ben, seeker] = [await test.person('admin'), await test.person('admin'), await world.seeker(0)];
    await world.ask(seeker);
    await write(seeker, 'Hello?');
  });
  afterEach(() => test.close());

  const address = () => ({ context: 'category', context_id: SHOPPING, receiver_id: seeker.id });
  const write = async (who: Somebody, sms: string): Promise<void> => {
    test.app.get(Clock).advance(3);
    expect(
      (
        await world.as(who, 'post', '/chats', {
          sms,
          category_id: SHOPPING,
          receiver_id: who === seeker ? undefined : seeker.id,
        })
      ).status,
    ).toBe(200);
  };
  const answering = async (who: Somebody): Promise<ChatAnswering> =>
    (
      await world.as(
        who,
        'get',
        `/chats/answering?context=category&context_id=${SHOPPING}&receiver_id=${seeker.id}`,
      )
    ).body.data;
  const give = (who: Somebody, to: Somebody, from: Somebody | null, note?: string) =>
    world.as(who, 'post', '/chats/hand-over', {
      ...address(),
      colleague_id: to.id,
      ...(from ? { answerer_id: from.id } : {}),
      note,
    });
  const read = async (who: Somebody): Promise<ChatMessage[]> =>
    (await world.as(who, 'get', `/chats/categories?category_id=${SHOPPING}&receiver_id=${seeker.id}`)).body
      .data;
  const waiting = async (who: Somebody): Promise<WaitingMatter[]> => {
    const matters: WaitingMatter[] = (await world.as(who, 'get', '/staff/waiting/matters')).body.data;
    return matters.filter(({ kind }) => kind === 'chat');
  };
  const told = async (who: Somebody): Promise<string[]> =>
    (await world.messagesTo(who)).filter((text) => text.includes('עברה אליך'));
  const answerer = async (who = anna): Promise<number | null> => (await answering(who)).answerer?.id ?? null;

  it('is nobody, then whoever answered last, until somebody takes it', async () => {
    expect(await answering(anna)).toMatchObject({ answerer: null, is_mine: false });
    await write(anna, 'Here');
    expect(await answerer()).toBe(anna.id);
    await write(ben, 'Me too');
    expect(await answerer()).toBe(ben.id);
    expect((await give(anna, anna, ben)).status).toBe(200);
    await write(ben, 'And again');
    expect(await answering(anna)).toMatchObject({ answerer: { id: anna.id }, is_mine: true });
    expect((await read(seeker)).map(({ answerer: who }) => who?.id ?? null)).toEqual([
      null,
      null,
      null,
      anna.id,
      null,
    ]);
  });

  it('goes to a colleague: who is told and finds it on the first screen and in their own list, with a note that the person never reads', async () => {
    await write(anna, 'Here');
    const { status, body } = await give(anna, ben, anna, 'She is hard of hearing');
    expect([status, body.message]).toEqual([200, 'The conversation has been handed over.']);
    expect(await told(ben)).toEqual([
      expect.stringContaining(`/admin/messages?thread=category-${SHOPPING}-${seeker.id}`),
    ]);
    expect((await told(ben))[0]).not.toContain('hearing');
    expect(await waiting(ben)).toMatchObject([
      { kind: 'chat', thread: `category-${SHOPPING}-${seeker.id}`, person: { id: seeker.id } },
    ]);
    expect(await waiting(anna)).toEqual([]);
    const threads: ChatThread[] = (await world.as(ben, 'get', '/chats/threads')).body.data;
    expect(threads).toMatchObject([{ answerer: { id: ben.id }, last_message: 'Here' }]);

    expect((await read(ben)).at(-1)).toMatchObject({
      staff_note: 'She is hard of hearing',
      message: expect.stringMatching(/^From now on .+ answers here\.$/),
    });
    expect(await waiting(ben)).toEqual([]);
    const theirs = await read(seeker);
    expect(theirs.at(-1)).toMatchObject({
      answerer: { id: ben.id },
      staff_note: '',
      message: expect.stringMatching(/^From now on \S+ answers you here\.$/),
    });
    expect(JSON.stringify(theirs)).not.toContain('hearing');
    const own = await world.as(seeker, 'get', '/chats/threads');
    expect(own.body.data).toMatchObject([{ answerer: null }]);
    const log: { new_values: unknown }[] = await test.database.manager.query(
      `SELECT new_values FROM activity_log WHERE action = 'chat_handed_over' AND actor_id = $1`,
      [anna.id],
    );
    expect(log.map((line) => line.new_values)).toEqual([
      { context: 'category', context_id: SHOPPING, to_id: ben.id },
    ]);
    await write(seeker, 'Who is there?');
    expect(await waiting(ben)).toHaveLength(1);
    await write(anna, 'I answered');
    expect(await waiting(ben)).toEqual([]);
  });

  it('goes to one of two at once; the other reads who has it, and taking it twice counts once', async () => {
    const third = await test.person('admin');
    await write(anna, 'Here');
    const answers = await Promise.all([give(anna, ben, anna), give(third, third, anna)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const lost = answers.find(({ status }) => status === 422);
    expect(lost?.body).toMatchObject({
      code: 'CHAT_ANSWERED_BY',
      errors: { colleague_id: [expect.stringContaining('now answers')] },
    });
    const winner = (await answerer()) === ben.id ? ben : third;
    const again = await Promise.all([give(anna, winner, anna), give(anna, winner, anna)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(anna)).filter(({ answerer: who }) => who !== null)).toHaveLength(1);
  });

  it('is offered only to staff who may see it, and refused to anybody else', async () => {
    const [manager, far] = [await test.person('manager'), await test.person('admin')];
    await world.permit(manager);
    await world.permit(far, ['haifa']);
    expect((await answering(anna)).colleagues.map(({ id }) => id)).toEqual([ben.id]);
    for (const other of [manager, far, seeker])
      expect((await give(anna, other, null)).body.code).toBe('COLLEAGUE_UNKNOWN');
    for (const other of [manager, far]) expect((await give(other, ben, null)).status).toBe(404);
    expect((await give(seeker, ben, null)).status).toBe(403);
    const event = await world.event(manager, { autoAssign: false });
    const inEvent = await world.as(
      manager,
      'get',
      `/chats/answering?context=event&context_id=${event}&receiver_id=${seeker.id}`,
    );
    const { colleagues }: ChatAnswering = inEvent.body.data;
    expect(colleagues.map(({ id }) => id).sort()).toEqual([anna.id, ben.id].sort());
    // Nothing has been written in the conversation yet.
    expect(
      (
        await world.as(manager, 'post', '/chats/hand-over', {
          context: 'event',
          context_id: event,
          receiver_id: seeker.id,
          colleague_id: ben.id,
        })
      ).status,
    ).toBe(404);
  });

  it('goes back to all when the colleague leaves', async () => {
    await give(anna, ben, null);
    const boss = await test.person('super_admin');
    expect(await answerer()).toBe(ben.id);
    const { status } = await world.as(boss, 'post', `/admin/user/update-status/${ben.id}/0`, {});
    expect(status).toBe(200);
    expect(await answerer()).toBeNull();
    const rows: unknown[] = await test.database.manager.query(
      'SELECT 1 FROM chat_threads WHERE answerer_id IS NOT NULL',
    );
    expect(rows).toEqual([]);
  });

  it('goes along when all work of a person is handed over', async () => {
    await give(anna, anna, null);
    const held: HeldWork = (await world.as(anna, 'get', '/staff/held')).body.data;
    expect(held.conversations).toMatchObject([{ person: expect.any(String) }]);
    const manager = await test.person('manager');
    await world.permit(manager);
    expect(held.colleagues.map(({ id }) => id)).toEqual([ben.id]);
    expect(
      (await world.as(anna, 'post', '/staff/held/hand-over', { colleague_id: manager.id })).body.code,
    ).toBe('COLLEAGUE_OUT_OF_REACH');
    expect((await world.as(anna, 'post', '/staff/held/hand-over', { colleague_id: ben.id })).status).toBe(
      200,
    );
    expect(await answerer()).toBe(ben.id);
    expect((await read(seeker)).at(-1)).toMatchObject({ answerer: { id: ben.id } });
  });
});
