import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}

/** One need, with the API calls that its source uses to move it. */
interface Life {
  needId: number;
  accept: () => Promise<unknown>;
  approve: () => Promise<{ status: number }>;
  step: (step: 'on_way' | 'arrived') => Promise<{ status: number }>;
  complete: () => Promise<{ status: number }>;
  takeOff: () => Promise<{ status: number }>;
}

describe('a need has the same life cycle, whatever it came from', () => {
  let test: TestApp;
  let world: RequestWorld;
  let seeker: Somebody;
  let volunteer: Somebody;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
  });
  afterEach(() => test.close());

  async function ofRequest(): Promise<Life> {
    const admin = await test.person('admin');
    const needId = await world.ask(seeker);
    const hold = () => world.hold(volunteer, needId);
    return {
      needId,
      accept: () => world.accept(volunteer, needId),
      approve: async () =>
        world.as(admin, 'patch', `/admin/application-users/${await hold()}`, { is_approved: 1 }),
      step: async (progress) =>
        world.as(volunteer, 'patch', `/volunteer/application-users/${await hold()}`, { progress }),
      complete: () => world.as(volunteer, 'put', `/volunteer/applications/${needId}`, {}),
      takeOff: () =>
        world.as(admin, 'post', `/admin/application/unassigned/${needId}`, { system_note: 'ill' }),
    };
  }

  async function ofEvent(): Promise<Life> {
    const manager = await test.person('manager');
    const event = await world.event(manager);
    const request = await world.answerUser(event, seeker.id, true);
    await world.runDue();
    const [need]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM needs WHERE request_id = $1',
      [request],
    );
    const change = (person: Somebody, body: object) =>
      world.as(person, 'patch', `/volunteer/event-user-requests/${request}`, body);
    return {
      needId: need?.id ?? 0,
      accept: () => world.answerVolunteer(event, volunteer.id, true),
      approve: () => world.as(manager, 'patch', `/manager/event-approval-requests/${request}`),
      step: (progress) => change(volunteer, { progress }),
      complete: () => change(volunteer, { status: 'completed' }),
      takeOff: () => change(manager, { status: 'reject', system_note: 'ill' }),
    };
  }

  async function standing(needId: number): Promise<unknown> {
    const [row]: ({ note: Buffer | null } & Record<string, unknown>)[] = await test.database.manager.query(
      `SELECT n.status, n.volunteer_id = $2 AS "isTheirs", x.is_approved AS approval, x.progress, x.ended, ${keptText('x.note')} AS note FROM needs n JOIN assignments x ON x.need_id = n.id
       WHERE n.id = $1`,
      [needId, volunteer.id],
    );
    return row && { ...row, note: test.app.get(SealedTexts).openOrNull(row.note) };
  }

  /** Returns the kinds of the messages that a person got since their yes, except questions and thanks. */
  async function toldOf(person: Somebody): Promise<string[]> {
    const rows: { type: string }[] = await test.database.manager.query(
      `SELECT type FROM notifications WHERE receiver_id = $1 AND type NOT IN ('request_created', 'event_need_check', 'offer') ORDER BY id`,
      [person.id],
    );
    return rows.map(({ type }) => type);
  }

  it.each([
    ['a single request', ofRequest],
    ['a need of an event', ofEvent],
  ])('%s is held, approved, on the way, and done', async (_origin, born) => {
    const life = await born();
    await life.accept();
    const held = { status: 'open', isTheirs: true, approval: 0, progress: null, ended: null, note: null };
    expect(await standing(life.needId)).toEqual(held);
    expect((await life.step('on_way')).status).toBe(422);
    expect((await life.approve()).status).toBe(200);
    expect((await life.approve()).status).toBe(422);
    expect(await standing(life.needId)).toEqual({ ...held, status: 'in treatment', approval: 1 });
    expect([
      (await life.step('arrived')).status,
      (await life.step('on_way')).status,
      (await life.step('arrived')).status,
    ]).toEqual([422, 200, 200]);
    expect((await life.complete()).status).toBe(200);
    expect(await standing(life.needId)).toEqual({
      ...held,
      status: 'completed',
      approval: 1,
      progress: 'arrived',
      ended: 'completed',
    });
    expect((await life.takeOff()).status).toBe(422);
    expect(await toldOf(seeker)).toEqual(['assigned', 'approved', 'system', 'system', 'system']);
    expect((await toldOf(volunteer)).slice(0, 2)).toEqual(['assigned', 'approved']);
  });

  it.each([
    ['a single request', ofRequest],
    ['a need of an event', ofEvent],
  ])(
    '%s is open again once its volunteer is taken off, and both sides read about it',
    async (_origin, born) => {
      const life = await born();
      await life.accept();
      expect((await life.approve()).status).toBe(200);
      expect((await life.takeOff()).status).toBe(200);
      expect(await standing(life.needId)).toEqual({
        status: 'open',
        isTheirs: null,
        approval: 2,
        progress: null,
        ended: 'released',
        note: 'ill',
      });
      expect([await toldOf(seeker), await toldOf(volunteer)]).toEqual([
        ['assigned', 'approved', 'rejected'],
        ['assigned', 'approved', 'rejected'],
      ]);
    },
  );

  it('a yes is approved at once in a category that needs no approval, also of a new volunteer', async () => {
    await test.database.manager.query('UPDATE categories SET needs_approval = false');
    const { needId, accept } = await ofRequest();
    await accept();
    expect(await standing(needId)).toMatchObject({ status: 'in treatment', isTheirs: true, approval: 1 });
  });

  it.each([
    ['an emergency that stands alone', null],
    ['a need of an urgent event', 'event'],
  ])('%s keeps its volunteer when the one who was to replace them cannot', async (_origin, kind) => {
    const manager = await test.person('manager');
    const [busy, other] = [await world.volunteer(2), await world.seeker(1)];
    const event = kind ? await world.event(manager, { isUrgent: true }) : null;
    if (!event) await world.permit(manager);
    const request = event ? await world.answerUser(event, seeker.id, true) : 0;
    if (!event) await world.as(seeker, 'post', '/event/requests/emergency');
    const [need]: { id: number }[] = await test.database.manager.query(
      'SELECT id FROM needs WHERE user_id = $1',
      [seeker.id],
    );
    const needId = need?.id ?? 0;
    const switchTo = ({ id }: Somebody) =>
      world.as(
        manager,
        'post',
        event ? `/event-user-requests/${request}/volunteer` : `/admin/application/assigned/${needId}`,
        { volunteer_id: id },
      );
    await world.accept(busy, await world.ask(other));
    expect((await switchTo(volunteer)).status).toBe(200);
    const before = await standing(needId);
    const { status, body } = await switchTo(busy);
    expect([status, body.code]).toEqual([422, 'ALREADY_HELPING']);
    expect(await standing(needId)).toEqual(before);
  });
});
