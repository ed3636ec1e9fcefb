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

describe('an address found by an outside search', () => {
  it('goes out to the volunteer as it was typed, with flat and entrance, and never as the search spelled it (rule 203)', async () => {
    const address = {
      road: 'אבן גבירול',
      house_number: '71',
      city: 'תל אביב-יפו',
      state: 'מחוז תל אביב',
      country: 'ישראל',
      country_code: 'il',
    };
    search.knows(TYPED, [{ place_id: 5, lat: '32.0815', lon: '34.781', address }]);
    const { body } = await test.http
      .post('/api/dropdowns/places')
      .set('Content-Language', 'he-IL')
      .send({ text: TYPED })
      .expect(200);
    const [place]: { raw: string; is_clear: boolean }[] = body.data;
    expect(search.queries.length).toBeGreaterThan(0);
    expect(place?.is_clear).toBe(true);

    const [seeker, volunteer, admin] = [
      await world.seeker(0.1),
      await world.volunteer(1),
      await test.person('admin'),
    ];
    const id = await world.ask(
      seeker,
      world.shoppingForm({ category_id: KNOWN_CATEGORY, other_address: 1, origin_address: place?.raw }),
    );
    await world.accept(volunteer, id);
    await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, id)}`, {
      is_approved: 1,
    });
    const told = (await world.messagesTo(volunteer)).filter((message) => message.includes('71'));
    expect(told.length).toBeGreaterThan(0);
    for (const message of told) expect(message).toContain("רח' אבן גבירול 71 דירה 3 כניסה ב, תל אביב-יפו");
  });
});

describe('an address that no search finds', () => {
  const suggest = async (text: string, locale: string) =>
    (await test.http.post('/api/dropdowns/places').set('Content-Language', locale).send({ text }).expect(200))
      .body;

  it('in a village without streets is where the village is, and its words lead there, for readers of any language (rules 226, 227)', async () => {
    const { data } = await suggest('near the clinic, Kfar Etzion', 'en-US');
    const clear = data.filter((place: { is_clear: boolean }) => place.is_clear);
    expect(clear).toEqual([
      expect.objectContaining({ label: 'near the clinic, Kfar Etzion, Judea and Samaria' }),
    ]);

    const [seeker, volunteer, admin] = [
      await world.seeker(0.1),
      await world.volunteer(1),
      await test.person('admin'),
    ];
    const id = await world.ask(
      seeker,
      world.shoppingForm({ category_id: KNOWN_CATEGORY, other_address: 1, origin_address: clear[0].raw }),
    );
    await world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: volunteer.id });
    expect((await world.messagesTo(volunteer)).join('\n')).toContain('near the clinic, כפר עציון');
  });

  it('is not offered as a house, whose street may be mistaken, and is refused as one', async () => {
    const { data, message } = await suggest('אבגדה 3, חיפה', 'he-IL');
    expect(data).toEqual([expect.objectContaining({ label: 'אבגדה 3, חיפה, מחוז חיפה', is_clear: false })]);
    expect(message).toContain('את ״אבגדה 3״ לא מצאנו בו');
  });

  it('is no place when it is a post box: a person who types it is asked where they live, and a form with one is refused on its field (rule 225)', async () => {
    expect(await suggest('ת.ד. 12, חיפה', 'he-IL')).toEqual({
      data: [],
      message: expect.stringMatching(/^לתיבת דואר אי אפשר לשלוח עזרה. איפה גרים/),
    });
    const seeker = await world.seeker(0.1);
    const box = 'P.O. Box 12, Israel, Haifa District, Haifa, 32.794, 34.9896';
    const form = world.shoppingForm({ category_id: KNOWN_CATEGORY, other_address: 1, origin_address: box });
    for (const [path, body, field] of [
      ['/applications', form, 'origin_address'],
      ['/auth/profile', { residential_address: box }, 'residential_address'],
    ] as const) {
      const answer = await world.as(seeker, 'post', path, body);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { [field]: [expect.stringContaining('post box')] },
      ]);
    }
  });
});
