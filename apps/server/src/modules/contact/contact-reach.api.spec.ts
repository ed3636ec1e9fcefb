import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

/** Rule 51: messages and contacts follow the reach of an admin with regions, like people and requests. */
describe('an admin with regions', () => {
  let test: TestApp;
  let world: RequestWorld;
  let regional: Somebody;
  let near: Somebody;
  let far: Somebody;
  beforeAll(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    regional = await test.person('admin');
    await world.permit(regional, ['tel_aviv']);
    [near, far] = [await world.seeker(0), await world.seeker(1)];
    await test.database.manager.query(`UPDATE users SET residential_state = 'north' WHERE id = $1`, [far.id]);
    for (const one of [near, far])
      await world.as(one, 'post', '/contacts', { subject: `from ${one.id}`, message: 'Where is the key?' });
    for (const one of [near, far]) await world.ask(one, world.shoppingForm());
    await test.database.manager.query(`INSERT INTO contacts (sender_name, sender_phone, sender_email, subject, message, created_at, waiting_since)
      VALUES ('Visitor', '+972500009999', '', 'from a visitor', 'Hello', now(), now())`);
    await test.database.manager.query(`UPDATE applications SET origin_state = 'north' WHERE user_id = $1`, [
      far.id,
    ]);
  });
  afterAll(() => test.close());

  const contactsOf = async (who: Somebody): Promise<{ id: number; subject: string }[]> =>
    (await world.as(who, 'get', '/admin/contacts?perPage=100')).body.data;
  const receiversOf = async (who: Somebody): Promise<number[]> => {
    const rows: { receiver_id: number }[] = (await world.as(who, 'get', '/notifications?perPage=100')).body
      .data;
    return rows.map(({ receiver_id }) => receiver_id);
  };

  it('reads the contacts of their own districts, and of people whose home is unknown', async () => {
    expect((await contactsOf(regional)).map(({ subject }) => subject).sort()).toEqual(
      [`from ${near.id}`, 'from a visitor'].sort(),
    );
    const everybody = await contactsOf(await test.person('admin'));
    expect(everybody).toHaveLength(3);
    const foreign = everybody.find(({ subject }) => subject === `from ${far.id}`)?.id ?? 0;
    for (const [method, path, body] of [
      ['get', '', undefined],
      ['post', '/replies', { words: 'x', seen: 0 }],
      ['post', '/answered', {}],
      ['post', '/close', {}],
    ] as const)
      expect((await world.as(regional, method, `/admin/contacts/${foreign}${path}`, body)).status).toBe(404);
    const matters: { kind: string; title: string }[] = (
      await world.as(regional, 'get', '/staff/waiting/matters')
    ).body.data;
    expect(
      matters
        .filter(({ kind }) => kind === 'contact')
        .map(({ title }) => title)
        .sort(),
    ).toEqual([`from ${near.id}`, 'from a visitor'].sort());
  });

  it('reads only the messages of their own districts', async () => {
    const everybody = await test.person('admin');
    expect(await receiversOf(everybody)).toContain(far.id);
    const seen = await receiversOf(regional);
    expect(seen).toContain(near.id);
    expect(seen).not.toContain(far.id);
    expect(
      (await world.as(regional, 'get', `/notifications?filters[receiver_id]=${far.id}`)).body.data,
    ).toEqual([]);
  });
});
