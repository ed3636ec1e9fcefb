import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let test: TestApp;
let world: EventWorld;
let manager: { id: number; token: string };
beforeAll(async () => {
  test = await startTestApp();
  world = new EventWorld(test);
  manager = await test.person('manager');
});
afterAll(() => test.close());

const call = (method: 'get' | 'put' | 'patch', path: string, body?: object, token = manager.token) =>
  test.http[method](`/api${path}`)
    .set('Authorization', `Bearer ${token}`)
    .set('Content-Language', 'en-US')
    .send(body);
async function noteOf(need: number): Promise<string | null> {
  const [row]: { note: Buffer | null }[] = await test.database.manager.query(
    'SELECT system_note_kept AS note FROM event_requests WHERE id = $1',
    [need],
  );
  return test.app.get(SealedTexts).openOrNull(row?.note ?? null);
}

/** Creates a need with two ready volunteers, the first of whom is assigned. */
async function assigned() {
  const [seeker, first, second] = [
    await world.seeker(0.1),
    await world.volunteer(0.2),
    await world.volunteer(0.3),
  ];
  const event = await world.event(manager, { autoAssign: false });
  const need = await world.answerUser(event, seeker.id, true);
  for (const { id } of [first, second]) await world.answerVolunteer(event, id, true);
  const assign = async (volunteerId: number) => {
    const request = await world.volunteerRequest(event, volunteerId);
    await call('put', `/event-user-requests/${need}`, {
      volunteer_request_id: request?.id,
      event_id: event,
    }).expect(200);
  };
  await assign(first.id);
  return { need, event, first, second, assign };
}

describe('a note made at an assignment', () => {
  it('stays with it when it is completed', async () => {
    const { need, first } = await assigned();
    await call(
      'patch',
      `/volunteer/event-user-requests/${need}`,
      { status: 'completed', system_note: 'Left the key with the neighbour' },
      first.token,
    ).expect(200);
    expect(await noteOf(need)).toBe('Left the key with the neighbour');
    const { body } = await call('get', `/activity-log/event/user/request/${need}`).expect(200);
    expect(body.data.at(-1)).toMatchObject({
      new_values: { status: 'completed' },
      system_note: 'Left the key with the neighbour',
    });
  });

  it('does not stay on the next assignment', async () => {
    const { need, second, assign } = await assigned();
    await call('patch', `/volunteer/event-user-requests/${need}`, {
      status: 'reject',
      system_note: 'Could not come',
    }).expect(200);
    expect(await noteOf(need)).toBe('Could not come');
    await assign(second.id);
    expect(await noteOf(need)).toBeNull();
  });
});

describe('the list of approvals', () => {
  it('shows one whose volunteer was rejected as rejected', async () => {
    const { need, event, first } = await assigned();
    await call('patch', `/volunteer/event-user-requests/${need}`, {
      status: 'reject',
      system_note: 'No',
    }).expect(200);
    const rows = async (filter: string) =>
      (await call('get', `/manager/event-approval-requests?filters[event_id]=${event}${filter}`).expect(200))
        .body.data;
    const rejected = expect.objectContaining({
      id: need,
      is_approved: 2,
      volunteer: expect.objectContaining({ id: first.id }),
      abilities: [],
    });
    expect(await rows('')).toEqual([rejected]);
    expect(await rows('&filters[status]=reject')).toEqual([rejected]);
    expect(await rows('&filters[status]=assigned')).toEqual([]);
  });
});
