import type { StaffNote } from '@karov/api-client';
import { Clock } from '../../../platform/clock/clock.js';
import { eraseNow } from '../../../testing/erased.js';
import { RequestWorld } from '../../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { StaffNotesService } from './staff-notes.service.js';

interface Somebody {
  id: number;
  token: string;
}

describe('notes by coordinators', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let seeker: Somebody;

  beforeEach(async () => {
    test = await startTestApp();
    world = new RequestWorld(test);
    [admin, seeker] = [await test.person('admin'), await world.seeker(0)];
  });
  afterEach(() => test.close());

  const notes = async (path: string, who = admin): Promise<StaffNote[]> =>
    (await world.as(who, 'get', `/staff/${path}/notes`)).body.data;
  const write = (path: string, text: string, who = admin) =>
    world.as(who, 'post', `/staff/${path}/notes`, { text });
  const rows = async (): Promise<unknown[]> => test.database.manager.query('SELECT id FROM staff_notes');

  it('are shown beside a request, newest first, with who and when, for all staff who reach it and nobody else', async () => {
    const id = await world.ask(seeker);
    const [near, far] = [await test.person('manager'), await test.person('manager')];
    await world.permit(near, ['tel_aviv']);
    await world.permit(far, ['haifa']);
    expect((await write(`applications/${id}`, '')).status).toBe(422);
    await write(`applications/${id}`, 'her son is abroad');
    expect((await write(`applications/${id}`, 'door is open', near)).status).toBe(200);
    const read = await notes(`applications/${id}`);
    expect(read.map(({ text }) => text)).toEqual(['door is open', 'her son is abroad']);
    expect(read.map(({ undo_seconds }) => undo_seconds)).toEqual([0, 10]);
    expect(read.every(({ author }) => author !== '')).toBe(true);
    expect([
      (await world.as(far, 'get', `/staff/applications/${id}/notes`)).status,
      (await write(`applications/${id}`, 'x', far)).status,
    ]).toEqual([404, 404]);
    expect((await world.as(seeker, 'get', `/staff/applications/${id}/notes`)).status).toBe(403);
  });

  it('are shown beside an event and a request in it', async () => {
    const [manager, other] = [await test.person('manager'), await test.person('manager')];
    const event = await world.event(manager);
    const request = await world.userRequest(event, seeker.id);
    await write(`events/${event}`, 'the road is closed', manager);
    await write(`event-user-requests/${request}`, 'third floor', manager);
    expect((await notes(`events/${event}`)).map(({ text }) => text)).toEqual(['the road is closed']);
    expect((await notes(`event-user-requests/${request}`)).map(({ text }) => text)).toEqual(['third floor']);
    expect((await world.as(other, 'get', `/staff/events/${event}/notes`)).status).toBe(404);
    expect((await world.as(admin, 'get', `/staff/cats/${event}/notes`)).status).toBe(404);
  });

  it('are taken back by their author for ten seconds, and nothing remains of them', async () => {
    const id = await world.ask(seeker);
    const colleague = await test.person('super_admin');
    await write(`applications/${id}`, 'a slip');
    const [note] = await notes(`applications/${id}`);
    const undo = (who = admin) => world.as(who, 'delete', `/staff/notes/${note?.id}`);
    expect((await undo(colleague)).status).toBe(422);
    expect((await Promise.all([undo(), undo()])).map(({ status }) => status).sort()).toEqual([
      200,
      expect.any(Number),
    ]);
    expect(await rows()).toEqual([]);
    await write(`applications/${id}`, 'meant');
    test.app.get(Clock).advance(11);
    const [late] = await notes(`applications/${id}`);
    expect(late?.undo_seconds).toBe(0);
    expect((await world.as(admin, 'delete', `/staff/notes/${late?.id}`)).status).toBe(422);
  });

  it('are encrypted, in the log without their text, and erased with the person', async () => {
    const id = await world.ask(seeker);
    await write(`applications/${id}`, 'has diabetes');
    const [stored]: { words: Buffer }[] = await test.database.manager.query('SELECT words FROM staff_notes');
    expect(stored?.words.toString('utf8')).not.toMatch('diabetes');
    const log: { actor_id: number; text: string; has_note: boolean }[] = await test.database.manager.query(
      `SELECT actor_id, new_values::text AS text, note IS NOT NULL OR note_sealed IS NOT NULL AS has_note FROM activity_log WHERE action = 'note_written'`,
    );
    expect(log).toEqual([
      { actor_id: admin.id, text: expect.not.stringMatching('diabetes'), has_note: false },
    ]);
    await eraseNow(test, seeker.id);
    expect(await rows()).toEqual([]);
  });

  it('are deleted as long after the end as messages are kept, and not while anything is open', async () => {
    const manager = await test.person('manager');
    const [ended, open] = [await world.event(manager), await world.event(manager)];
    const id = await world.ask(seeker);
    for (const path of [
      `applications/${id}`,
      `events/${ended}`,
      `event-user-requests/${await world.userRequest(ended, seeker.id)}`,
    ])
      await write(path, 'x');
    await write(`events/${open}`, 'still open');
    const now = test.app.get(Clock).now();
    await test.database.manager.query(`UPDATE needs SET status = 'closed', ended_at = $2 WHERE id = $1`, [
      id,
      now,
    ]);
    await test.database.manager.query(
      'UPDATE events SET status = false, last_stopped_at = $2 WHERE id = $1',
      [ended, now],
    );
    const sweep = async (days: number) => {
      test.app.get(Clock).advance(days * 86_400);
      await test.app.get(StaffNotesService).run();
      return (await rows()).length;
    };
    expect(await sweep(729)).toBe(4);
    expect(await sweep(2)).toBe(1);
  });
});
