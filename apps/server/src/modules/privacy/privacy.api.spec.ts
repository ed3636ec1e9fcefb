import type { Role } from '@karov/domain';
import { addDays, DAY, eachVolunteerFlag, localDay, validateVolunteerFacts } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { withRequestContext } from '../../platform/http/request-context.js';
import { putToWork } from '../../testing/at-work.js';
import { EventWorld } from '../../testing/event-world.js';
import { VOLUNTEER_FORM } from '../../testing/registration-forms.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ActivityService } from '../activity/index.js';
import { EmergencyApplicationsService } from '../applications/index.js';
import { SessionsService } from '../auth/index.js';
import { SubscriptionsService } from '../subscriptions/index.js';
import { VolunteerFormsRepository, VolunteersRepository } from '../volunteers/index.js';
import { DeletionService } from './deletion.service.js';
import { RetentionJobs } from './retention.jobs.js';

let test: TestApp;
let world: EventWorld;
beforeAll(async () => {
  test = await startTestApp();
  world = new EventWorld(test);
});
afterAll(() => test.close());

const as = (token: string, method: 'get' | 'post' | 'delete', path = '') =>
  test.http[method](`/api/auth/privacy${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US');
async function countOf(sql: string, values: unknown[]): Promise<number> {
  const rows: unknown[] = await test.database.manager.query(sql, values);
  return rows.length;
}

describe('what is known about a person', () => {
  it('shows who viewed sensitive details', async () => {
    const [person, admin] = [
      await test.person('user'),
      await test.person('admin', { firstName: 'אבי', lastName: 'מנהל' }),
    ];
    await test.database.transaction(() =>
      test.app.get(ActivityService).record([
        {
          subjectType: 'user',
          subjectId: person.id,
          actorId: admin.id,
          action: 'sensitive_read',
          newValues: { what: 'signature' },
        },
      ]),
    );
    const { body } = await as(person.token, 'get').expect(200);
    expect(body.data.reads).toEqual([expect.objectContaining({ reader: 'אבי מנהל', what: 'Signature' })]);
    const other = await test.person('user');
    expect((await as(other.token, 'get').expect(200)).body.data.reads).toEqual([]);
  });

  it('can be downloaded as a file, without secrets from messages', async () => {
    const manager = await test.person('manager');
    const seeker = await new RequestWorld(test).seeker(1);
    const event_id = await world.event(manager, { autoAssign: false });
    await test.http
      .post('/api/chats')
      .set('Authorization', `Bearer ${seeker.token}`)
      .send({ sms: 'שאלה', event_id })
      .expect(200);
    await test.http
      .post('/api/applications')
      .set('Authorization', `Bearer ${seeker.token}`)
      .send({
        category_id: 2,
        description: 'חלב ולחם',
        expiration_date: addDays(localDay(new Date()), 3),
        other_address: 0,
      })
      .expect(200);
    const { body, headers } = await as(seeker.token, 'get', '/download').expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="karov-\d{4}-\d{2}-\d{2}\.json"$/);
    expect(body.data).toMatchObject({
      profile: { id: seeker.id },
      consents: [],
      requests: [
        { status: 'pending', text: '', state_text: expect.stringMatching(/^[A-Z]/) },
        { status: 'open', state_text: expect.stringMatching(/^[A-Z]/), text: 'חלב ולחם', is_helper: false },
      ],
      conversations: [{ text: 'שאלה', is_mine: true }],
      availability: null,
    });
    expect(body.data.sessions).toHaveLength(1);
    expect(body.data.messages.length).toBeGreaterThan(0);
    expect(JSON.stringify(body.data)).not.toContain('%{link}');
    expect(body.data.signature).toBeNull();
  });

  it('has what a message said of a refusal and of a conversation, and the reason with the request', async () => {
    const requests = new RequestWorld(test);
    const [seeker, admin] = [await requests.seeker(1), await test.person('admin')];
    const id = await requests.ask(seeker);
    expect(
      (
        await requests.as(admin, 'post', `/admin/application/rejected/${id}`, {
          system_note: 'אין אינסולין %{link}',
        })
      ).status,
    ).toBe(200);
    await test.database.manager.query(
      `INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, message, secret_kind, secret_id, status, next_attempt_at, created_at)
       VALUES ('chat', $1, '{user}', 'sms', '', 'אמרו: %{words}', 'chat_words', 2147483647, 'sent', now(), now())`,
      [seeker.id],
    );
    const { data } = (await as(seeker.token, 'get', '/download').expect(200)).body;
    expect(data.requests).toEqual([
      expect.objectContaining({ status: 'reject', reason: 'אין אינסולין %{link}' }),
    ]);
    const texts = data.messages.map(({ text }: { text: string }) => text);
    expect(texts).toContainEqual(expect.stringContaining('אין אינסולין %{link}'));
    expect(texts).toContain('אמרו: …');
    expect(texts.join(' ')).not.toContain('%{words}');
  });

  it('has what a person helped with in events, and why they were taken off, which the people they helped never see', async () => {
    const [world, admin] = [new EventWorld(test), await test.person('admin')];
    const seeker = await world.seeker(0);
    const volunteer = await world.volunteer(1);
    const manager = await test.person('manager');
    const event = await world.event(manager, { autoAssign: false });
    const need = await world.answerUser(event, seeker.id, true);
    await world.answerVolunteer(event, volunteer.id, true);
    const call = await world.volunteerRequest(event, volunteer.id);
    const act = (method: 'put' | 'patch', path: string, body: object) =>
      test.http[method](`/api${path}`).set('Authorization', `Bearer ${admin.token}`).send(body).expect(200);
    await act('put', `/event-user-requests/${need}`, { volunteer_request_id: call?.id, event_id: event });
    await act('patch', `/volunteer/event-user-requests/${need}`, { status: 'reject', system_note: 'חולה' });
    const requestsOf = async (token: string) =>
      (await as(token, 'get', '/download').expect(200)).body.data.requests;
    expect(await requestsOf(volunteer.token)).toEqual([
      expect.objectContaining({
        event: expect.stringMatching(/./),
        status: 'reject',
        state_text: 'Rejected',
        reason: 'חולה',
        is_helper: true,
      }),
    ]);
    expect(await requestsOf(seeker.token)).toEqual([
      expect.objectContaining({ reason: '', is_helper: false }),
    ]);
  });

  it('has what was written with the support desk, broadcasts and what was chosen about them, and nobody else’s', async () => {
    const [person, other, admin] = [
      await test.person('user'),
      await test.person('user'),
      await test.person('admin'),
    ];
    const call = (token: string, method: 'get' | 'post' | 'put', path: string) =>
      test.http[method](`/api${path}`).set('Authorization', `Bearer ${token}`);
    await call(person.token, 'post', '/contacts')
      .send({ subject: 'שאלה', message: 'איך משנים כתובת?' })
      .expect(200);
    await call(other.token, 'post', '/contacts').send({ subject: 'אחר', message: 'לא שלך' }).expect(200);
    const [row]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM contacts WHERE user_id = $1',
      [person.id],
    );
    test.app.get(Clock).advance(60);
    await call(admin.token, 'post', `/admin/contacts/${row?.id}/replies`)
      .send({ words: 'בפרופיל', seen: 0 })
      .expect(200);
    await test.app.get(SubscriptionsService).save(person.id, { sms: false }, person.id);
    await test.database.manager.query(
      `INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, message, status, next_attempt_at, created_at)
       VALUES ('broadcast', $1, '{user}', 'email', 'a@b.example', 'הודעה לכולם', 'sent', now(), now())`,
      [person.id],
    );
    const { data } = (await as(person.token, 'get', '/download').expect(200)).body;
    expect(data.contacts).toEqual([
      { subject: 'שאלה', is_mine: true, sent_at: expect.any(String), text: 'איך משנים כתובת?' },
      { subject: 'שאלה', is_mine: false, sent_at: expect.any(String), text: 'בפרופיל' },
    ]);
    expect(data.messages_to_many).toEqual([
      { channel: 'sms', is_wanted: false, changed_at: expect.any(String) },
      { channel: 'email', is_wanted: true, changed_at: null },
    ]);
    expect(data.messages).toContainEqual(expect.objectContaining({ type: 'broadcast', text: 'הודעה לכולם' }));
    expect((await as(other.token, 'get', '/download').expect(200)).body.data.contacts).toMatchObject([
      { text: 'לא שלך' },
    ]);
  });

  it('tells a volunteer when and from where they signed', async () => {
    const { id, token } = await test.person('volunteer');
    const facts = validateVolunteerFacts(
      { ...VOLUNTEER_FORM },
      {
        options: { volunteer_languages: [], volunteer_interests: [] },
        today: '2026-03-01',
        isRenewal: false,
        isPartial: false,
        fullName: '',
      },
    ).facts;
    await withRequestContext({ requestId: 'spec-0001', locale: 'he-IL', ip: '203.0.113.78' }, () =>
      test.database.transaction(() =>
        test.app
          .get(VolunteerFormsRepository)
          .save(id, { facts, signatureFile: null, guardianFile: null, isSigned: true, isRenewal: false }),
      ),
    );
    const { body } = await as(token, 'get', '/download').expect(200);
    expect(body.data.signature).toEqual({ signed_at: expect.any(String), ip_address: '203.0.113.78' });
  });
});

describe('a request to be deleted', () => {
  it('is asked once, shows its day, and can be taken back', async () => {
    const { id, token } = await test.person('user');
    const first = await as(token, 'post', '/deletion').expect(200);
    const second = await as(token, 'post', '/deletion').expect(200);
    expect(second.body.data.deletion).toEqual(first.body.data.deletion);
    expect(first.body.data.deletion.due_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(
      await countOf(`SELECT 1 FROM notifications WHERE receiver_id = $1 AND type = 'system'`, [id]),
    ).toBe(1);
    expect((await as(token, 'delete', '/deletion').expect(200)).body.data.deletion).toBeNull();
    await as(token, 'delete', '/deletion').expect(404);
  });

  it('from staff goes to an admin', async () => {
    const { token } = await test.person('manager');
    await as(token, 'post', '/deletion').expect(422);
  });

  it.each(['super_admin', 'admin', 'manager'] as const)(
    'from a %s goes to an admin, in whatever role they are signed in',
    async (role) => {
      const { id } = await test.person(role);
      await test.database.manager.query(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'user')`, [id]);
      const token = await test.app.get(SessionsService).open(id, 'user', 'spec');
      const { body } = await as(token, 'post', '/deletion').expect(422);
      expect(body.code).toBe('DELETION_BY_ADMIN');
      expect(await countOf('SELECT 1 FROM deletion_requests WHERE user_id = $1', [id])).toBe(0);
    },
  );

  it('from somebody who became staff in the meantime waits until they are no longer staff, and while a running event is theirs', async () => {
    const { id, token } = await test.person('user');
    await as(token, 'post', '/deletion').expect(200);
    await test.database.manager.query(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'manager')`, [id]);
    const event = await world.event({
      id,
      token: await test.app.get(SessionsService).open(id, 'manager', 'spec'),
    });
    test.app.get(Clock).advance(14 * DAY + 1);
    const gone = 'SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NOT NULL';
    await test.app.get(DeletionService).run();
    expect(await countOf(gone, [id])).toBe(0);
    await test.database.manager.query(`DELETE FROM user_roles WHERE user_id = $1 AND role = 'manager'`, [id]);
    await test.app.get(DeletionService).run();
    expect(await countOf(gone, [id])).toBe(0);
    await test.database.manager.query('UPDATE events SET status = false WHERE id = $1', [event]);
    await test.app.get(DeletionService).run();
    expect(await countOf(gone, [id])).toBe(1);
  });

  it('forgets the person after the days of grace, and frees the phone', async () => {
    const phone = '+972541112233';
    const { id, token } = await test.person('volunteer', {
      phone,
      firstName: 'זמנית',
      email: 'gone@karov.example',
    });
    await test.database.transaction(() =>
      test.app.get(VolunteersRepository).addImported([
        {
          userId: id,
          idNumber: Buffer.from('x'),
          dob: '1980-01-01',
          gender: 'female',
          place: '',
          date: null,
          flags: { ...eachVolunteerFlag(() => null), israeli_citizen: true },
          languages: [],
          interests: [],
          wayToProvideHelp: 'both',
          contactMethod: 'sms',
          importAddress: '',
        },
      ]),
    );
    await test.http
      .put('/api/volunteer/availability')
      .set('Authorization', `Bearer ${token}`)
      .send({ is_on_duty: false })
      .expect(200);
    await test.database.manager.query(
      `INSERT INTO chat_threads (context, context_id, person_id, last_at) VALUES ('event', 1, $1, now())`,
      [id],
    );
    await as(token, 'post', '/deletion').expect(200);
    await test.app.get(DeletionService).run();
    await as(token, 'get').expect(200);

    test.app.get(Clock).advance(14 * DAY + 1);
    await test.app.get(DeletionService).run();
    expect(await countOf('SELECT 1 FROM sessions WHERE user_id = $1', [id])).toBe(0);
    for (const table of ['volunteer_information', 'volunteer_availability'])
      expect(await countOf(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])).toBe(0);
    expect(await countOf('SELECT 1 FROM chat_threads WHERE person_id = $1', [id])).toBe(0);
    const rows: object[] = await test.database.manager.query(
      'SELECT full_name, phone, email, deleted_at IS NOT NULL AS gone FROM users WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ full_name: '', phone: '', email: null, gone: true }]);
    expect(
      await countOf(
        `SELECT 1 FROM notifications WHERE receiver_id = $1 AND (message <> '' OR send_to <> '')`,
        [id],
      ),
    ).toBe(0);
    await test.person('user', { phone });
  });

  it('waits for somebody who is at work', async () => {
    const volunteer = await world.volunteer(1);
    await as(volunteer.token, 'post', '/deletion').expect(200);
    const letGo = await putToWork(test, volunteer.id);
    test.app.get(Clock).advance(14 * DAY + 1);
    await test.app.get(DeletionService).run();
    const gone = 'SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NOT NULL';
    expect(await countOf(gone, [volunteer.id])).toBe(0);
    await letGo();
    await test.app.get(DeletionService).run();
    expect(await countOf(gone, [volunteer.id])).toBe(1);
  });
});

describe('a deletion request by somebody who waits for help', () => {
  it('is carried out once the need has ended, so that no need loses its person', async () => {
    const manager = await test.person('manager');
    const seeker = await world.seeker(2);
    const event = await world.event(manager);
    await world.answerUser(event, seeker.id, true);
    await as(seeker.token, 'post', '/deletion').expect(200);
    test.app.get(Clock).advance(14 * DAY + 1);
    await test.app.get(DeletionService).run();
    const gone = 'SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NOT NULL';
    expect(await countOf(gone, [seeker.id])).toBe(0);
    await test.database.manager.query(
      `WITH over AS (UPDATE dispatch_runs SET status = 'stopped', next_step_at = NULL) UPDATE needs SET status = 'closed' WHERE user_id = $1`,
      [seeker.id],
    );
    await test.app.get(DeletionService).run();
    expect(await countOf(gone, [seeker.id])).toBe(1);
  });
});

describe('a deletion while somebody is on the way', () => {
  const gone = 'SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NOT NULL';
  async function due(...people: { token: string }[]): Promise<void> {
    for (const { token } of people) await as(token, 'post', '/deletion').expect(200);
    test.app.get(Clock).advance(14 * DAY + 1);
  }
  const signIn = (id: number, role: Role) => test.app.get(SessionsService).open(id, role, 'spec');

  it('waits on both sides of a single request, from the acceptance to the end', async () => {
    const requests = new RequestWorld(test);
    const [admin, seeker, volunteer] = [
      await test.person('admin'),
      await requests.seeker(1),
      await requests.volunteer(1),
    ];
    await due(seeker, volunteer);
    [seeker.token, volunteer.token, admin.token] = [
      await signIn(seeker.id, 'user'),
      await signIn(volunteer.id, 'volunteer'),
      await signIn(admin.id, 'admin'),
    ];
    const id = await requests.ask(seeker);
    await requests.accept(volunteer, id);
    await test.app.get(DeletionService).run();
    expect([await countOf(gone, [seeker.id]), await countOf(gone, [volunteer.id])]).toEqual([0, 0]);
    await requests.as(admin, 'patch', `/admin/application-users/${await requests.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    await test.app.get(DeletionService).run();
    expect([await countOf(gone, [seeker.id]), await countOf(gone, [volunteer.id])]).toEqual([0, 0]);
    await requests.as(admin, 'post', `/admin/application/closed/${id}`);
    await test.app.get(DeletionService).run();
    expect([await countOf(gone, [seeker.id]), await countOf(gone, [volunteer.id])]).toEqual([1, 1]);
  });

  it('waits while an emergency runs that nobody has taken yet', async () => {
    const requests = new RequestWorld(test);
    const seeker = await requests.seeker(1);
    await test.database.transaction((tx) => test.app.get(EmergencyApplicationsService).raise(tx, seeker.id));
    await due(seeker);
    await test.app.get(DeletionService).run();
    expect(await countOf(gone, [seeker.id])).toBe(0);
    await test.database.transaction((tx) => test.app.get(EmergencyApplicationsService).close(tx, seeker.id));
    await test.app.get(DeletionService).run();
    expect(await countOf(gone, [seeker.id])).toBe(1);
  });

  it('and an acceptance at the same moment do not both happen', async () => {
    const requests = new RequestWorld(test);
    const [seeker, volunteer] = [await requests.seeker(1), await requests.volunteer(1)];
    await due(seeker);
    [seeker.token, volunteer.token] = [
      await signIn(seeker.id, 'user'),
      await signIn(volunteer.id, 'volunteer'),
    ];
    const id = await requests.ask(seeker);
    await Promise.all([test.app.get(DeletionService).run(), requests.accept(volunteer, id)]);
    const isGone = (await countOf(gone, [seeker.id])) === 1;
    expect(await requests.statusOf(id)).toBe(isGone ? 'closed' : 'open');
    expect(await countOf('SELECT 1 FROM at_work WHERE volunteer_id = $1', [volunteer.id])).toBe(
      isGone ? 0 : 1,
    );
  });
});

describe('what has been kept long enough', () => {
  it('is deleted: old messages and ended sessions, but nothing that still waits', async () => {
    const { id } = await test.person('user');
    const now = test.app.get(Clock).now();
    const insert = (status: string, days: number) =>
      test.database.manager.query(
        `INSERT INTO notifications (type, receiver_id, channel, send_to, message, status, next_attempt_at, created_at) VALUES ('system', $1, 'sms', '', $2, $3, $4, $4)`,
        [id, `${status} ${days}`, status, addSeconds(now, -days * DAY)],
      );
    await insert('delivered', 731);
    await insert('queued', 731);
    await insert('delivered', 10);
    await test.database.manager.query(`UPDATE sessions SET ended_at = $2 WHERE user_id = $1`, [
      id,
      addSeconds(now, -91 * DAY),
    ]);
    await test.app.get(RetentionJobs).run();
    const left: { message: string }[] = await test.database.manager.query(
      'SELECT message FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [id],
    );
    expect(left.map(({ message }) => message)).toEqual(['queued 731', 'delivered 10']);
    expect(await countOf('SELECT 1 FROM sessions WHERE user_id = $1', [id])).toBe(0);
  });
});
