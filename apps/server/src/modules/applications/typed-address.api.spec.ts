import { PlaceSearchStandIn } from '@karov/testing';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const TYPED = "רח' אבן גבירול 71 דירה 3 כניסה ב, תל אביב";
const KNOWN_CATEGORY = 5;

let search: PlaceSearchStandIn;
let test: TestApp;
let world: RequestWorld;
beforeAll(async () => {
  search = await PlaceSearchStandIn.start('nominatim');
  test = await startTestApp({ NOMINATIM_URL: search.url });
  world = new RequestWorld(test);
});
afterAll(async () => {
  await test.close();
  await search.stop();
});

describe('an address that a search from outside found', () => {
  it('goes out to the volunteer as it was typed, with flat and entrance, and never as the search wrote it (rule 203)', async () => {
    const address = { road: 'אבן גבירול', house_number: '71', city: 'תל אביב-יפו', state: 'מחוז תל אביב', country: 'ישראל', country_code: 'il' };
    search.knows(TYPED, [{ place_id: 5, lat: '32.0815', lon: '34.781', address }]);
    const { body } = await test.http.post('/api/dropdowns/places').set('Content-Language', 'he-IL').send({ text: TYPED }).expect(200);
    const [place]: { raw: string; is_clear: boolean }[] = body.data;
    expect(search.queries.length).toBeGreaterThan(0);
    expect(place?.is_clear).toBe(true);

    const [seeker, volunteer, admin] = [await world.seeker(0.1), await world.volunteer(1), await test.person('admin')];
    const id = await world.ask(seeker, world.shoppingForm({ category_id: KNOWN_CATEGORY, other_address: 1, origin_address: place?.raw }));
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, { is_approved: 1 });
    const told = (await world.messagesTo(volunteer)).filter((message) => message.includes('71'));
    expect(told.length).toBeGreaterThan(0);
    for (const message of told) expect(message).toContain("רח' אבן גבירול 71 דירה 3 כניסה ב, תל אביב-יפו");
  });
});
