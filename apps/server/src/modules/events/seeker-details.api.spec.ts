import { EventWorld } from '../../testing/event-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';

describe('sensitive details of a help seeker in an event', () => {
  let test: TestApp;
  let world: EventWorld;
  let seeker: { id: number; token: string };
  let manager: { id: number; token: string };
  let event: number;
  let path: string;
  beforeAll(async () => {
    test = await startTestApp();
    world = new EventWorld(test);
    manager = await test.person('manager', { firstName: 'מיה', lastName: 'לב' });
    seeker = await world.seeker(1);
    const ids = [await disability('mobility'), await disability('other')];
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(seeker.id, {
        answers: { hmo: 'clalit', stairs_at_entrance: 1 },
        disabilities: { ids, other: 'רגישות לרעש' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: false,
      }),
    );
    event = await world.event(manager, { autoAssign: false });
    path = `/api/event-user-requests/${await world.userRequest(event, seeker.id)}/person`;
  });
  afterAll(() => test.close());

  async function disability(key: string): Promise<number> {
    const [row]: { id: number }[] = await test.database.manager.query(
      `SELECT id FROM options WHERE list = 'disabilities' AND key = $1`,
      [key],
    );
    if (!row) throw new Error(`no disability ${key}`);
    return row.id;
  }
  const get = (token: string, address: string) =>
    test.http.get(address).set('Authorization', `Bearer ${token}`).set('Content-Language', 'en-US');
  const reads = async (): Promise<{ reader: string; reader_role: string; what: string }[]> =>
    (await get(seeker.token, '/api/auth/privacy').expect(200)).body.data.reads;

  it('are not sent with the event; people are told who viewed its lists, once for each list', async () => {
    const { body } = await get(manager.token, `/api/manager/events/${event}`).expect(200);
    expect(body.data.event_user_requests).toHaveLength(1);
    expect(JSON.stringify(body.data.event_user_requests)).not.toMatch(/disabilit|Mobility/);
    await get(manager.token, `/api/manager/events/${event}`).expect(200);
    // the answer when the event was created contained a list too
    expect((await reads()).map(({ what }) => what)).toEqual([
      'Name, phone and address, in a list',
      'Name, phone and address, in a list',
    ]);
  });

  it('are shown on request, and each view is a line that the person sees', async () => {
    const admin = await test.person('admin');
    const { body } = await get(manager.token, path).expect(200);
    expect(body.data).toEqual({
      disabilities: ['Mobility', 'Other'],
      other_disability: 'רגישות לרעש',
      help_profile: { hmo: 'clalit', stairs_at_entrance: 1 },
    });
    await get(manager.token, path).expect(200);
    await get(admin.token, path).expect(200);
    expect(
      (await reads())
        .filter(({ what }) => !what.startsWith('Name'))
        .map(({ reader, reader_role, what }) => ({ reader, reader_role, what })),
    ).toEqual([
      { reader: 'נועה לוי', reader_role: 'admin', what: 'Disability and health details' },
      { reader: 'מיה לב', reader_role: 'manager', what: 'Disability and health details' },
      { reader: 'מיה לב', reader_role: 'manager', what: 'Disability and health details' },
    ]);
  });

  it('are closed to the manager of other events, who leaves no line', async () => {
    const before = await reads();
    await get((await test.person('manager')).token, path).expect(404);
    await get(manager.token, '/api/event-user-requests/999999/person').expect(404);
    expect(await reads()).toEqual(before);
  });

  it('are empty for a person without a profile', async () => {
    const silent = await world.seeker(2);
    const other = await world.event(manager, { autoAssign: false });
    const { body } = await get(
      manager.token,
      `/api/event-user-requests/${await world.userRequest(other, silent.id)}/person`,
    ).expect(200);
    expect(body.data).toEqual({ disabilities: [], other_disability: '', help_profile: null });
  });
});
