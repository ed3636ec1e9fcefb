import { writeFile } from 'node:fs/promises';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { isStorageFull } from './storage-full.js';

describe('a full disk', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('of the database is told with 503 and in clear words, and is no fault of the program', async () => {
    const { token } = await test.person('admin');
    const save = (language: string) =>
      test.http
        .post('/api/admin/ready-answers')
        .set({ Authorization: `Bearer ${token}`, 'Content-Language': language })
        .send({ text_he: 'שלום', text_en: 'Hello' });
    await test.asOwner(`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER ready_answers_no_room_tg BEFORE INSERT ON ready_answers FOR EACH ROW EXECUTE FUNCTION no_room()`);
    const { body } = await save('en-US').expect(503);
    expect(body).toMatchObject({ code: 'STORAGE_FULL', message: expect.stringContaining('no free space') });
    expect((await save('he-IL').expect(503)).body.message).toContain('אין כרגע מקום פנוי');
    await test.asOwner('DROP FUNCTION no_room() CASCADE');
    await save('he-IL').expect(200);
  });

  it('of this machine is known by what the system says, also beneath another failure', async () => {
    const full: unknown = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
    expect(isStorageFull(full)).toBe(true);
    expect(isStorageFull(new Error('the file was not kept', { cause: full }))).toBe(true);
    const missing: unknown = await writeFile('/dev/full/x', 'x').catch((error: unknown) => error);
    expect(isStorageFull(missing)).toBe(false);
  });
});
