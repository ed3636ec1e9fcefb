import { LIMITS } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { BroadcastWorld } from '../../testing/broadcast-world.js';
import { CENTRE } from '../../testing/event-world.js';
import { MessageText } from '../notifications/index.js';
import { BroadcastsRepository } from './broadcasts.repository.js';

let many: BroadcastWorld;
beforeAll(async () => {
  many = await BroadcastWorld.start();
});
afterAll(() => many.close());
beforeEach(() => many.noon());

const HAIFA = {
  text: 'הגפן 3',
  street: 'הגפן 3',
  city: 'חיפה',
  state: 'haifa',
  country: 'ישראל',
  lat: 32.8,
  lon: 34.98,
};

describe('a broadcast', () => {
  it('goes to each chosen person, once, with its opt-out, and its result is counted', async () => {
    const people = [await many.person(), await many.person({ locale: 'en-US' })];
    const sent = await many.send({
      message: 'Food is given out at noon',
      type: 'sms',
      user_ids: people.map(({ id }) => id),
    });
    expect(sent).toMatchObject({ receivers: 2, is_new: true });
    await many.deliver();
    const [first, second] = [
      await many.textsTo(people[0] ?? many.admin),
      await many.textsTo(people[1] ?? many.admin),
    ];
    expect(first).toEqual([
      expect.stringMatching(
        /^Food is given out at noon\n\nלהסרה אפשר להשיב ״הסר״, או: http:\/\/127\.0\.0\.1:\d+\/u\/[\w-]{22}$/,
      ),
    ]);
    expect(second).toEqual([
      expect.stringMatching(
        /^Food is given out at noon\n\nTo stop: http:\/\/127\.0\.0\.1:\d+\/u\/[\w-]{22}$/,
      ),
    ]);
    expect(await many.progress(sent.id)).toMatchObject({
      state: 'done',
      receivers: 2,
      counts: { sent: 2, queued: 0 },
      message: 'Food is given out at noon',
    });
  });

  it('is counted by one process at a time, a large one less often, and at once when its last message has left', async () => {
    const people = [await many.person(), await many.person()];
    const { id } = await many.send({
      message: 'Counted',
      type: 'sms',
      user_ids: people.map((one) => one.id),
    });
    const { manager } = many.test.database;
    await manager.query(
      `UPDATE broadcasts SET receivers = 300000, counted_at = counted_at - interval '1 hour' WHERE id = $1`,
      [id],
    );
    const now = many.test.app.get(Clock).now();
    const claim = async (after: number): Promise<boolean> =>
      (await many.test.app.get(BroadcastsRepository).claimForCounting(addSeconds(now, after))).includes(id);
    expect((await Promise.all([claim(1), claim(1), claim(1)])).filter(Boolean)).toHaveLength(1);
    expect([await claim(2), await claim(15), await claim(17), await claim(18)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await manager.query(`UPDATE notifications SET status = 'sent' WHERE broadcast_id = $1`, [id]);
    expect(await claim(18)).toBe(true);
  });

  it('offers its recipients as a file, and the export is recorded with the people it names', async () => {
    const one = await many.person();
    const { id } = await many.send({ message: 'לשמור בקובץ', type: 'sms', user_ids: [one.id] });
    const { headers } = await many.call('get', `broadcasts/${id}/receivers?export=true`).expect(200);
    expect(headers['content-disposition']).toContain('broadcast-receivers.xlsx');
    const [entry]: { actor_id: number; person_ids: number[] }[] = await many.test.database.manager.query(
      `SELECT actor_id, person_ids FROM activity_log WHERE action = 'exported' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ actor_id: many.admin.id, person_ids: [one.id] });
  });

  it('by e-mail carries what mail programs need to unsubscribe with one call, which needs neither cookie nor header of ours', async () => {
    const one = await many.person();
    const sent = await many.send({ message: 'שלום <b>לכולם</b>', type: 'email', user_ids: [one.id] });
    await many.deliver();
    const mail = many.smtp.mails.at(-1);
    const raw = mail?.raw.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw.split('text/html')[1]).not.toContain('<b>');
    const url = /^List-Unsubscribe: <(.*)>$/m.exec(raw)?.[1] ?? '';
    expect(url).toMatch(/\/api\/email\/one-click\/[\w-]{22}$/);
    const page = await fetch(url, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/unsubscribe\/email\/[\w-]{22}$/),
    ]);
    expect((await many.preview({ message: 'x', type: 'email', user_ids: [one.id] })).receivers).toBe(1);
    for (let press = 0; press < 2; press++)
      expect(
        (await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }))
          .status,
      ).toBe(200);
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(url, { method: 'POST', body: multipart })).status).toBe(200);
    expect(await many.preview({ message: 'x', type: 'email', user_ids: [one.id] })).toMatchObject({
      receivers: 0,
      left_out: [{ reason: 'unsubscribed', count: 1 }],
    });
    expect((await many.rowsOf(sent.id)).map(({ status }) => status)).toEqual(['sent']);
  });

  it('is one broadcast for a double click, a retry and a second tab: by its key, and within ten minutes by its text and people', async () => {
    const people = [await many.person(), await many.person()];
    const ids = people.map(({ id }) => id);
    const bodies = [
      ...Array.from({ length: 4 }, () => ({
        message: 'פעם אחת',
        type: 'sms',
        user_ids: ids,
        idempotency_key: 'key-1',
      })),
      ...Array.from({ length: 2 }, () => ({ message: 'פעם אחת', type: 'sms', user_ids: ids.toReversed() })),
    ];
    const answers = await Promise.all(bodies.map((body) => many.send(body)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ is_new }) => is_new)).toHaveLength(1);
    expect(
      (
        await many.send({
          message: 'other words, the same key',
          type: 'sms',
          user_ids: ids,
          idempotency_key: 'key-1',
        })
      ).is_new,
    ).toBe(false);
    await many.deliver();
    expect(await many.textsTo(people[0] ?? many.admin)).toHaveLength(1);
    many.clock.advance((LIMITS.broadcastOnceMinutes + 1) * 60);
    expect((await many.send({ message: 'פעם אחת', type: 'sms', user_ids: ids })).is_new).toBe(true);
  });

  it('is another one on another channel, though text and people are the same', async () => {
    const one = await many.person();
    const [sms, email] = [
      await many.send({ message: 'בשתי דרכים', type: 'sms', user_ids: [one.id] }),
      await many.send({ message: 'בשתי דרכים', type: 'email', user_ids: [one.id] }),
    ];
    expect([sms.is_new, email.is_new]).toEqual([true, true]);
  });

  it('reports missing parts under their field, and does not go out to nobody', async () => {
    const one = await many.person();
    const faults = async (body: object) =>
      Object.keys((await many.call('post', 'users/send-message').send(body).expect(422)).body.errors).sort();
    expect(await faults({})).toEqual(['message', 'type']);
    expect(await faults({ message: '   ', type: 'sms', user_ids: [one.id] })).toEqual(['message']);
    expect(await faults({ message: 'x', type: 'fax', user_ids: [one.id] })).toEqual(['type']);
    expect(await faults({ message: 'x', type: 'sms' })).toEqual(['user_ids']);
    expect(await faults({ message: 'x', type: 'sms', user_ids: [] })).toEqual(['user_ids']);
    expect(await faults({ message: 'x', type: 'sms', user_ids: ['a'] })).toEqual(['user_ids']);
    expect(await faults({ message: 'x', type: 'sms', filters: { nonsense: '1' } })).toEqual([
      'filters.nonsense',
    ]);
    expect(
      await faults({ message: 'x'.repeat(LIMITS.broadcastMax + 1), type: 'sms', user_ids: [one.id] }),
    ).toEqual(['message']);
    expect(await faults({ message: 'x', type: 'sms', user_ids: [2_000_000_000] })).toEqual(['user_ids']);
  });

  it('does not fill in placeholders that only our own messages may hold', async () => {
    const one = await many.person();
    await many.send({ message: 'הקוד: %{code} %{link}', type: 'sms', user_ids: [one.id] });
    await many.deliver();
    expect((await many.textsTo(one))[0]).toContain('הקוד: %{code} %{link}\n');
  });
});

describe('who receives it', () => {
  it('is previewed with as many texts worked out as there are ways and languages, however many people get it', async () => {
    await many.test.database.manager.query(
      `WITH people AS (INSERT INTO users (full_name, phone, locale)
         SELECT 'one ' || n, '+97255' || (2000000 + n), CASE WHEN n % 3 = 0 THEN 'en-US' ELSE 'he-IL' END FROM generate_series(1, 3000) n RETURNING id)
       INSERT INTO user_roles (user_id, role) SELECT id, 'volunteer' FROM people`,
    );
    const worked = jest.spyOn(many.test.app.get(MessageText), 'sampleOfBroadcast');
    const preview = await many.preview({ message: 'x', type: 'sms', filters: { role: 'volunteer' } });
    expect(preview.receivers).toBeGreaterThanOrEqual(3000);
    expect(worked.mock.calls.length).toBe(preview.languages.length);
    expect(preview.segments_total).toBe(
      preview.languages.reduce((sum, { count, segments }) => sum + count * segments, 0),
    );
    worked.mockRestore();
  });

  it('is previewed: who is left out and why, in which language, in how many parts, for how much, and the first texts', async () => {
    const [gets, refused, blocked, noTexts] = [
      await many.person(),
      await many.person(),
      await many.person(),
      await many.person({ channels: ['email'] }),
    ];
    await many.refuseTexts(refused);
    await many.test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [blocked.id]);
    const ids = [gets, refused, blocked, noTexts].map(({ id }) => id);
    const hebrew = await many.preview({
      message: 'ב'.repeat(60),
      type: 'sms',
      user_ids: [...ids, 2_000_000_000],
    });
    expect(hebrew).toMatchObject({
      chosen: 5,
      receivers: 1,
      languages: [{ locale: 'he-IL', count: 1 }],
      is_unicode: true,
      costly: [],
      currency: 'ILS',
    });
    expect(hebrew.left_out.map(({ reason, count }) => [reason, count])).toEqual([
      ['out_of_reach', 1],
      ['blocked', 1],
      ['unsubscribed', 1],
      ['no_texts', 1],
    ]);
    expect(hebrew.samples).toEqual([
      expect.objectContaining({ id: gets.id, text: expect.stringContaining('להסרה') }),
    ]);
    expect(hebrew).toMatchObject({ segments_total: 3, cost: 0.75 });
    const english = await many.person({ locale: 'en-US' });
    expect(
      (await many.preview({ message: 'It costs “much”', type: 'sms', user_ids: [english.id] })).costly,
    ).toEqual(['“', '”']);
    const listed = await many
      .call('post', 'users/send-message/people')
      .send({ type: 'sms', user_ids: ids, reason: 'unsubscribed' })
      .expect(200);
    expect(listed.body.data).toMatchObject({ total: 1, people: [{ id: refused.id }] });
    const counted = await many
      .call('post', 'users/send-message/people')
      .send({ type: 'sms', user_ids: ids, per_page: 0 })
      .expect(200);
    expect(counted.body.data).toEqual({ total: 1, people: [] });
    const without = await many.preview({ message: 'x', type: 'sms', user_ids: ids, unticked: [gets.id] });
    expect(without.receivers).toBe(0);
  });

  it('leaves out people whose address accepted no message before, and the reason says so (rule 189)', async () => {
    const gone = await many.person();
    const [row]: { email: string }[] = await many.test.database.manager.query(
      'SELECT email FROM users WHERE id = $1',
      [gone.id],
    );
    many.smtp.refuse(row?.email ?? '', 550, '5.1.1');
    const first = await many.send({ message: 'first', type: 'email', user_ids: [gone.id] });
    await many.deliver();
    expect(await many.rowsOf(first.id)).toMatchObject([{ status: 'failed', error: 'smtp:5.1.1' }]);
    const preview = await many.preview({ message: 'second', type: 'email', user_ids: [gone.id] });
    expect([preview.receivers, preview.left_out]).toEqual([
      0,
      [{ reason: 'bounced', label: 'The address takes no messages', count: 1 }],
    ]);
    expect((await many.preview({ message: 'second', type: 'sms', user_ids: [gone.id] })).receivers).toBe(1);
  });

  it('includes nobody out of a manager’s reach, whether by numbers, by filters or by a guess at the answer', async () => {
    const [near, far] = [await many.person({ address: HAIFA }), await many.person()];
    const sent = await many.send(
      { message: 'למי שלי', type: 'sms', user_ids: [near.id, far.id] },
      many.manager,
    );
    expect(sent.receivers).toBe(1);
    expect((await many.rowsOf(sent.id)).map(({ receiver_id }) => receiver_id)).toEqual([near.id]);
    const { people } = (
      await many
        .call('post', 'users/send-message/people', many.manager)
        .send({ type: 'sms', user_ids: [far.id] })
        .expect(200)
    ).body.data;
    expect(people).toEqual([]);
    const all = await many.preview({ message: 'x', type: 'sms', filters: {} }, many.manager);
    expect(all.receivers).toBe(1);
    await many.call('get', `broadcasts/${sent.id}`, many.manager).expect(200);
    const other = await many.test.person('manager');
    for (const path of [`broadcasts/${sent.id}`, `broadcasts/${sent.id}/receivers`])
      await many.test.http
        .get(`/api/manager/${path}`)
        .set('Authorization', `Bearer ${other.token}`)
        .expect(404);
    for (const act of ['stop', 'resend'])
      await many.test.http
        .post(`/api/manager/broadcasts/${sent.id}/${act}`)
        .set('Authorization', `Bearer ${other.token}`)
        .expect(404);
  });

  it('can be the people at one stage of an event, and those in a part of the map', async () => {
    const [seeker, volunteer] = [await many.events.seeker(1), await many.events.volunteer(1)];
    const event = await many.events.event(many.manager, { autoAssign: false });
    const of = async (audience: string) =>
      (
        await many.preview({ message: 'x', type: 'sms', filters: { event_people: `${event}:${audience}` } })
      ).samples.map(({ id }) => id);
    expect(await of('silent')).toEqual([seeker.id]);
    expect(await of('unanswered')).toEqual([volunteer.id]);
    expect(await of('ready')).toEqual([]);
    const need = await many.events.answerUser(event, seeker.id, true);
    const act = (path: string, body: object = {}) =>
      many.test.http
        .post(`/api/event-user-requests/${need}/${path}`)
        .set('Authorization', `Bearer ${many.manager.token}`)
        .send(body)
        .expect(200);
    await act('volunteer', { volunteer_id: volunteer.id });
    expect([await of('assigned'), await of('coming')]).toEqual([[seeker.id], []]);
    await act('on-way');
    expect([await of('assigned'), await of('coming')]).toEqual([[seeker.id], [seeker.id]]);
    const other = await many.test.person('manager');
    await many.test.http
      .post('/api/manager/users/send-message/preview')
      .set('Authorization', `Bearer ${other.token}`)
      .send({ message: 'x', type: 'sms', filters: { event_people: `${event}:silent` } })
      .expect(404);
    const area = [CENTRE.lat - 0.05, CENTRE.lon - 0.05, CENTRE.lat + 0.05, CENTRE.lon + 0.05].join(',');
    expect(
      (await many.preview({ message: 'x', type: 'sms', filters: { area, role: 'volunteer' } })).samples.map(
        ({ id }) => id,
      ),
    ).toEqual([volunteer.id]);
  });

  it.each([
    { area: '1,2,3' },
    { status: 'xyz' },
    { signed: 'xyz' },
    { role: 'xyz' },
    { nobody: 'x' },
    { user_ids: 'x' },
  ])(
    'is nobody, and never everybody, when the list of people does not know %j (rule 16)',
    async (filters) => {
      const [name = ''] = Object.keys(filters);
      for (const call of ['send-message/preview', 'send-message']) {
        const answer = await many
          .call('post', `users/${call}`)
          .send({ message: 'x', type: 'sms', filters })
          .expect(422);
        expect(answer.body.errors).toHaveProperty([`filters.${name}`]);
      }
    },
  );

  it.each([
    { user_ids: [] },
    { user_ids: ['1', 'ALL'] },
    { id: [null] },
    { event_people: '' },
    { ' user_ids': [] },
    { 'User_ids[]': [] },
    { figure: '' },
  ])('is nobody when %j chooses nobody', async (filters) => {
    await many
      .call('post', 'users/send-message/preview')
      .send({ message: 'x', type: 'sms', filters })
      .expect(422);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'is nobody by a filter called %s, which no parser may drop',
    async (name) => {
      await many
        .call('post', 'users/send-message')
        .set('Content-Type', 'application/json')
        .send(`{"message":"x","type":"sms","filters":{"${name}":"x"}}`)
        .expect(422);
    },
  );
  it('part those whose yes waits for approval from those who have somebody', async () => {
    const [seeker, volunteer] = [await many.events.seeker(1), await many.events.volunteer(1)];
    const event = await many.events.event(many.manager);
    const of = async (audience: string) =>
      (
        await many.preview({ message: 'x', type: 'sms', filters: { event_people: `${event}:${audience}` } })
      ).samples.map(({ id }) => id);
    await many.events.answerUser(event, seeker.id, true);
    await many.events.runDue();
    await many.events.answerVolunteer(event, volunteer.id, true);
    expect([await of('to_approve'), await of('assigned'), await of('helping')]).toEqual([
      [seeker.id],
      [],
      [],
    ]);
  });
});
