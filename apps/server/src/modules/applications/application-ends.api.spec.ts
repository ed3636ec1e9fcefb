import type { AdminApplication, OwnApplication } from '@karov/api-client';
import { shownApplicationStatus } from '@karov/domain';
import { Log } from '../../platform/logging/log.js';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { DeliveryService } from '../notifications/index.js';
import { pendingSheet, requestSheet } from './applications.sheet.js';

describe('requests, as they are shown', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: { id: number; token: string };
  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    admin = await test.person('admin');
  });
  afterEach(() => test.close());

  it.each([
    [
      'the owner closes it',
      { status: 'closed' },
      null,
      'cancelled',
      'You cancelled the request.',
      'ביטלת את הבקשה',
    ],
    [
      'the owner rejects it, with a note',
      { status: 'reject', system_note: 'a neighbour came' },
      null,
      'cancelled',
      'You cancelled the request.',
      'ביטלת את הבקשה',
    ],
    [
      'the staff reject it',
      null,
      { path: 'rejected', body: { system_note: 'no volunteers there' } },
      'reject',
      'Our team cannot take care of the request.',
      'no volunteers there',
    ],
    [
      'the staff close it',
      null,
      { path: 'closed', body: {} },
      'closed',
      'Our team closed the request.',
      'נסגרה',
    ],
  ] as const)('that ended say who ended them: %s', async (_how, own, staff, shown, state, message) => {
    const seeker = await world.seeker(0);
    const id = await world.ask(seeker);
    if (own) expect((await world.as(seeker, 'post', `/applications/status/${id}`, own)).status).toBe(200);
    if (staff)
      expect(
        (await world.as(admin, 'post', `/admin/application/${staff.path}/${id}`, staff.body)).status,
      ).toBe(200);
    const view: OwnApplication = (await world.as(seeker, 'get', `/applications/${id}`)).body.data;
    expect([shownApplicationStatus(view.status, view.ended_by), view.state_text]).toEqual([shown, state]);
    expect((await world.messagesTo(seeker)).at(-1)).toContain(message);
    const [row]: AdminApplication[] = (
      await world.as(admin, 'get', '/admin/assigned-closed-application-users')
    ).body.data;
    expect(
      row && requestSheet.columns.find(({ head }) => head === 'exports.heads.status')?.cell(row, String),
    ).toBe(`requests.statuses.${shown}`);
  });

  it('carry the reason of a refusal in the outgoing message, and the log holds none of it (rule 236)', async () => {
    // the demo keeps sent messages
    await test.close();
    test = await startTestApp({ KAROV_DEMO: '1', KAROV_DEMO_OWN_DATABASE: 'yes' });
    [world, admin] = [new RequestWorld(test), await test.person('admin')];
    const seeker = await world.seeker(0);
    const id = await world.ask(seeker);
    expect(
      (
        await world.as(admin, 'post', `/admin/application/rejected/${id}`, {
          system_note: 'no insulin without a doctor',
        })
      ).status,
    ).toBe(200);
    await test.app.get(DeliveryService).drain();
    const [kept]: { message: string; text: string }[] = await test.database.manager.query(
      `SELECT n.message, o.text FROM notifications n JOIN demo_outbox o ON o.notification_id = n.id WHERE n.receiver_id = $1 ORDER BY n.id DESC LIMIT 1`,
      [seeker.id],
    );
    expect([kept?.message.includes('insulin'), kept?.text]).toEqual([
      false,
      expect.stringContaining('no insulin without a doctor'),
    ]);
    const { body } = await world.as(admin, 'get', `/notifications?filters[receiver_id]=${seeker.id}`);
    expect(JSON.stringify(body)).not.toContain('insulin');
    expect(JSON.stringify(body)).toContain('[הסיבה רשומה בבקשה]');
  });

  it('say that the reason is there no longer when it cannot be decrypted, in the recipient’s language (rule 236)', async () => {
    await test.close();
    test = await startTestApp({ KAROV_DEMO: '1', KAROV_DEMO_OWN_DATABASE: 'yes' });
    [world, admin] = [new RequestWorld(test), await test.person('admin')];
    jest.spyOn(test.app.get(Log), 'error').mockReturnValue();
    const seeker = await world.seeker(0);
    await test.database.manager.query(`UPDATE users SET locale = 'en-US' WHERE id = $1`, [seeker.id]);
    const id = await world.ask(seeker);
    expect(
      (
        await world.as(admin, 'post', `/admin/application/rejected/${id}`, {
          system_note: 'no insulin without a doctor',
        })
      ).status,
    ).toBe(200);
    const lost = Buffer.concat([Buffer.from([2, 1, 2, 3, 4]), Buffer.alloc(60, 7)]);
    await test.database.manager.query('UPDATE needs SET system_notes_sealed = $2 WHERE id = $1', [id, lost]);
    await test.app.get(DeliveryService).drain();
    const [kept]: { text: string }[] = await test.database.manager.query(
      `SELECT o.text FROM notifications n JOIN demo_outbox o ON o.notification_id = n.id WHERE n.receiver_id = $1 ORDER BY n.id DESC LIMIT 1`,
      [seeker.id],
    );
    expect([kept?.text.includes('['), kept?.text]).toEqual([
      false,
      expect.stringContaining('The reason is no longer kept'),
    ]);
    const told: { message: string; text: string }[] = (
      await world.as(seeker, 'get', '/auth/privacy/download')
    ).body.data['messages'];
    expect(told.map(({ text }) => text)).toContainEqual(expect.stringContaining('[cannot be read]'));
    jest.restoreAllMocks();
  });

  it.each(['', '  ', undefined])(
    'asks the staff why they refuse one, so that nobody is sent to a reason that was never given: %j',
    async (system_note) => {
      const seeker = await world.seeker(0);
      const id = await world.ask(seeker);
      const { status, body } = await world.as(admin, 'post', `/admin/application/rejected/${id}`, {
        system_note,
      });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['system_note']]);
      expect((await world.as(seeker, 'get', `/applications/${id}`)).body.data).toMatchObject({
        ended_by: null,
      });
    },
  );

  it('asks people who reject their own request why', async () => {
    const seeker = await world.seeker(0);
    const { status, body } = await world.as(
      seeker,
      'post',
      `/applications/status/${await world.ask(seeker)}`,
      { status: 'reject' },
    );
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['system_note']]);
  });

  it('show addresses as people write them, in the message and in the sheet, in each reader’s language (rule 227)', async () => {
    const [seeker, volunteer] = [await world.seeker(0), await world.volunteer(1)];
    const wire = 'הרצל 10, ישראל, מחוז תל אביב, תל אביב-יפו, 32.08, 34.78';
    const id = await world.ask(
      seeker,
      world.shoppingForm({ category_id: 5, other_address: 1, origin_address: wire }),
    );
    const [row]: AdminApplication[] = (await world.as(admin, 'get', '/admin/dashboard/pending-applications'))
      .body.data;
    if (!row) throw new Error('no row');
    expect(row.origin_address).toBe('הרצל 10, Israel, Tel Aviv District, Tel Aviv-Yafo, 32.08, 34.78');
    expect(pendingSheet.columns.find(({ head }) => head === 'exports.heads.address')?.cell(row, String)).toBe(
      'הרצל 10, Tel Aviv-Yafo',
    );
    await world.as(admin, 'post', `/admin/application/assigned/${id}`, { volunteer_id: volunteer.id });
    expect((await world.messagesTo(volunteer)).join('\n')).toContain('הרצל 10, תל אביב-יפו');
  });
});
