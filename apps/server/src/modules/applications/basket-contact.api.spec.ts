import type { BasketRow } from '@karov/api-client';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { HelpProfilesService } from '../users/index.js';

describe('whom a volunteer helps, in their basket', () => {
  let test: TestApp;
  let world: RequestWorld;
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
  });
  afterEach(() => test.close());

  it('shows from the approval on what must be known before leaving, and the person sees that view', async () => {
    const admin = await test.person('admin');
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    await test.database.transaction(() =>
      test.app.get(HelpProfilesService).save(seeker.id, {
        disabilities: { ids: [11], other: '' },
        answers: { evacuation_equipment: ['wheelchair'], housing_type: 'apartment', floor_number: '8' },
        languages: [],
        genderPreference: null,
        isGenderMust: false,
        isQuick: false,
      }),
    );
    const id = await world.ask(seeker);
    await world.accept(volunteer, id);
    const row = async (): Promise<BasketRow | undefined> => {
      const rows: BasketRow[] = (await world.as(volunteer, 'get', '/volunteer/application-users')).body.data;
      return rows[0];
    };
    const looks = (): Promise<{ n: number }[]> =>
      test.database.manager.query(
        `SELECT count(*)::int AS n FROM activity_log WHERE action = 'sensitive_read' AND subject_id = $1 AND actor_id = $2`,
        [seeker.id, volunteer.id],
      );
    expect((await row())?.contact).toBeNull();
    expect(await looks()).toEqual([{ n: 0 }]);

    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    expect((await row())?.contact).toMatchObject({
      matters: expect.arrayContaining(['wheelchair']),
      floor: 8,
    });
    expect(await looks()).toEqual([{ n: 1 }]);
  });
});
