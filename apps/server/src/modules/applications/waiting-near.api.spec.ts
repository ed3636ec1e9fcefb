import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let test: TestApp;
let world: RequestWorld;
beforeAll(async () => {
  test = await startTestApp();
  world = new RequestWorld(test);
});
afterAll(() => test.close());

const open = (who: { token: string }) =>
  test.http
    .get('/api/volunteer/application-open-requests')
    .set('Authorization', `Bearer ${who.token}`)
    .expect(200);

describe('open requests', () => {
  it('are only a number for a volunteer who is frozen, not active or not validated', async () => {
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(2)];
    await world.ask(seeker);
    const { body } = await open(volunteer);
    expect(body.data).toEqual([
      expect.objectContaining({ distance_band: expect.stringMatching(/^(1_to_2|2_to_5)$/) }),
    ]);
    expect(body.data[0]).not.toHaveProperty('distance_km');
    expect(body.meta).not.toHaveProperty('waiting_near');
    for (const state of ['is_freeze = true', 'is_freeze = false, is_active = false']) {
      await test.database.manager.query(`UPDATE users SET ${state} WHERE id = $1`, [volunteer.id]);
      expect((await open(volunteer)).body).toMatchObject({ data: [], meta: { total: 0, waiting_near: 1 } });
    }
    await test.database.manager.query('UPDATE users SET is_active = true WHERE id = $1', [volunteer.id]);
    await test.database.manager.query(
      'UPDATE volunteer_information SET is_required_police_validation = true WHERE user_id = $1',
      [volunteer.id],
    );
    expect((await open(volunteer)).body).toMatchObject({ data: [], meta: { waiting_near: 1 } });
  });
});
