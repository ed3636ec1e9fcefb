import { untilSomebodyWaits } from '@karov/testing';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { NotificationsService } from '../notifications/index.js';

describe('organizations', () => {
  let test: TestApp;
  let admin: { id: number; token: string };
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.person('admin');
  });
  afterAll(() => test.close());

  const as = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    test.http[method](`/api/admin${path}`)
      .set('Authorization', `Bearer ${admin.token}`)
      .set('Content-Language', 'en-US');
  const logo = (colour: string, width = 300) =>
    sharp({ create: { width, height: 100, channels: 3, background: colour } })
      .webp()
      .toBuffer();

  it('are added with a name and a logo, and shown to anybody with their link', async () => {
    const { body } = await as('post', '/organizations')
      .field('name', 'Good Neighbours')
      .attach('logo', await logo('#ff0000', 1200), 'logo.webp')
      .expect(200);
    expect(body).toMatchObject({
      message: 'The organization was saved.',
      data: {
        name: 'Good Neighbours',
        slug: 'good-neighbours',
        volunteers: 0,
        registration_url: expect.stringMatching(/\/volunteer\/registration\/good-neighbours$/),
      },
    });
    const card = await test.http.get('/api/admin/auth/organization/good-neighbours').expect(200);
    expect(card.body.data).toEqual({
      name: 'Good Neighbours',
      slug: 'good-neighbours',
      logo: body.data.logo,
    });
    const picture = await test.http.get(card.body.data.logo).expect(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'png', width: 600, height: 50 });
  });

  it('word how messages to their volunteers begin and end, but not urgent ones, nor messages to other people', async () => {
    const added = (
      await as('post', '/organizations')
        .send({ name: 'Wordy', greeting_he: 'שלום מחיפה!', signature_he: 'מתנדבי חיפה' })
        .expect(200)
    ).body.data;
    expect(added).toMatchObject({ greeting_he: 'שלום מחיפה!', signature_he: 'מתנדבי חיפה', greeting_en: '' });
    const [member, other] = [
      await test.person('volunteer', { channels: ['sms'] }),
      await test.person('volunteer', { channels: ['sms'] }),
    ];
    await test.database.manager.query('UPDATE users SET organization_id = $2 WHERE id = $1', [
      member.id,
      added.id,
    ]);
    const write = (receiverType: 'volunteer' | 'user', isUrgent: boolean) =>
      test.database.transaction((tx) =>
        test.app.get(NotificationsService).announce(tx, {
          canWaitUntil: null,
          type: 'system',
          receiverType,
          isUrgent,
          receivers: [{ userId: member.id }, { userId: other.id }],
          texts: { 'he-IL': 'קרוב: הודעה', 'en-US': 'Karov: a message' },
        }),
      );
    await write('volunteer', false);
    await write('volunteer', true);
    await write('user', false);
    const told = async ({ id }: { id: number }): Promise<string[]> =>
      (
        await test.database.manager.query(
          'SELECT message FROM notifications WHERE receiver_id = $1 ORDER BY id',
          [id],
        )
      ).map(({ message }: { message: string }) => message);
    expect(await told(member)).toEqual([
      'שלום מחיפה!\nקרוב: הודעה\nמתנדבי חיפה',
      'קרוב: הודעה',
      'קרוב: הודעה',
    ]);
    expect(await told(other)).toEqual(['קרוב: הודעה', 'קרוב: הודעה', 'קרוב: הודעה']);
  });

  it('keep their text when only the name changes, and accept no long one', async () => {
    const { id } = (
      await as('post', '/organizations').send({ name: 'Keeps words', greeting_en: 'Hello' }).expect(200)
    ).body.data;
    expect(
      (await as('put', `/organizations/${id}`).send({ name: 'Kept words' }).expect(200)).body.data,
    ).toMatchObject({ greeting_en: 'Hello' });
    expect(
      (await as('put', `/organizations/${id}`).send({ name: 'Kept words', greeting_en: '' }).expect(200)).body
        .data,
    ).toMatchObject({ greeting_en: '' });
    const { body } = await as('put', `/organizations/${id}`)
      .send({ name: 'Kept words', signature_he: 'א'.repeat(41) })
      .expect(422);
    expect(body.errors).toHaveProperty('signature_he');
  });

  it('keep link and logo when only the name changes; a new logo replaces the old one', async () => {
    const added = (
      await as('post', '/organizations')
        .field('name', 'Old name')
        .attach('logo', await logo('#00ff00'), 'logo.webp')
        .expect(200)
    ).body.data;
    const renamed = (
      await as('post', `/organizations/${added.id}`)
        .field('_method', 'PUT')
        .field('name', 'New name')
        .expect(200)
    ).body.data;
    expect(renamed).toMatchObject({ name: 'New name', slug: 'old-name', logo: added.logo });
    const redrawn = (
      await as('put', `/organizations/${added.id}`)
        .field('name', 'New name')
        .attach('logo', await logo('#0000ff'), 'logo.webp')
        .expect(200)
    ).body.data;
    expect(redrawn.logo).not.toBe(added.logo);
    const { dominant } = await sharp((await test.http.get(redrawn.logo).expect(200)).body).stats();
    expect(dominant.b).toBeGreaterThan(200);
  });

  it('accept no other file than a picture, no name twice and no markup', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(
      (
        await as('post', '/organizations')
          .field('name', 'With SVG')
          .attach('logo', svg, 'logo.svg')
          .expect(422)
      ).body,
    ).toMatchObject({
      code: 'PICTURE_TYPE',
      errors: { logo: [expect.any(String)] },
    });
    await as('post', '/organizations').send({ name: 'Twice' }).expect(200);
    expect((await as('post', '/organizations').send({ name: ' twice ' }).expect(422)).body).toMatchObject({
      code: 'NAME_TAKEN',
      errors: { name: [expect.any(String)] },
    });
    expect(
      (await as('post', '/organizations').send({ name: '<b>bold</b>' }).expect(422)).body.errors,
    ).toEqual({
      name: ['The characters < and > cannot be used here.'],
    });
    expect((await as('post', '/organizations').send({ name: 'x' }).expect(422)).body.errors).toEqual({
      name: ['Please write a little more, at least 2 letters.'],
    });
  });

  it('are listed in both dialects, with their volunteers', async () => {
    const { id } = (await as('post', '/organizations').send({ name: 'Zebra' }).expect(200)).body.data;
    await test.person('volunteer', { organizationId: id });
    const paged = await as('get', '/organizations?search=zeb').expect(200);
    expect(paged.body).toMatchObject({
      data: [{ id, name: 'Zebra', volunteers: 1, author: expect.stringMatching(/\S/), abilities: [] }],
      meta: { total: 1 },
    });
    const ranged = await as('get', '/organizations?sort=["name","DESC"]&range=[0,0]&filter={}').expect(200);
    expect(ranged.body).toMatchObject([{ name: 'Zebra' }]);
    expect(ranged.headers['content-range']).toMatch(/^organizations 0-0\/\d+$/);
    expect((await as('get', `/organizations/${id}`).expect(200)).body.data).toMatchObject({ name: 'Zebra' });
  });

  it('can be removed only while nobody belongs to them', async () => {
    const { id } = (await as('post', '/organizations').send({ name: 'To go' }).expect(200)).body.data;
    const { id: volunteer } = await test.person('volunteer', { organizationId: id });
    expect((await as('get', `/organizations/${id}`)).body.data).toMatchObject({
      volunteers: 1,
      users_count: 1,
    });
    expect((await as('delete', `/organizations/${id}`).expect(422)).body).toMatchObject({
      code: 'ORGANIZATION_IN_USE',
      errors: { message: [expect.any(String)] },
    });
    await test.database.manager.query('UPDATE users SET organization_id = NULL WHERE id = $1', [volunteer]);
    expect((await as('get', `/organizations/${id}`)).body.data.abilities).toEqual(['delete']);
    await as('delete', `/organizations/${id}`).expect(200);
    await as('get', `/organizations/${id}`).expect(404);
    await test.http.get('/api/admin/auth/organization/to-go').expect(404);
  });

  it('remain when somebody joins at the moment of removal', async () => {
    const { id } = (await as('post', '/organizations').send({ name: 'Joined late' }).expect(200)).body.data;
    const { id: volunteer } = await test.person('volunteer');
    const joining = test.database.source.createQueryRunner();
    await joining.startTransaction();
    await joining.query('UPDATE users SET organization_id = $2 WHERE id = $1', [volunteer, id]);
    const untilRemovalWaits = () => untilSomebodyWaits((sql) => test.database.source.query(sql));
    const [answer] = await Promise.all([
      as('delete', `/organizations/${id}`),
      untilRemovalWaits().then(() => joining.commitTransaction()),
    ]);
    await joining.release();
    expect([answer.status, answer.body.code]).toEqual([422, 'ORGANIZATION_IN_USE']);
    await as('get', `/organizations/${id}`).expect(200);
  });
});
