import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../bootstrap.js';
import { FilesService } from '../../modules/files/index.js';
import { signaturePng } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { readConfig } from '../config/config.js';
import { Crypto } from './crypto.js';
import { KeyRotation } from './key-rotation.js';

const NEW_KEY = 'another-data-key-for-tests-0123456789abcdef';
/** Bytes that are hashes, or no secret: a changed key does not touch them. */
const NOT_ENCRYPTED = ['content_hash', 'code_hash', 'hash', 'sha256', 'used_for', 'payload', 'device', 'public_key'];

describe('changing the data key', () => {
  let test: TestApp;
  let people: { id: number }[];
  const opened: NestExpressApplication[] = [];
  beforeAll(async () => {
    test = await startTestApp();
    people = [await test.person('volunteer'), await test.person('volunteer'), await test.person('volunteer')];
    const crypto = test.app.get(Crypto);
    await test.database.manager.query(
      'INSERT INTO volunteer_information (user_id, id_number, signature_text, created_at) SELECT u, n, s, now() FROM unnest($1::int[], $2::bytea[], $3::bytea[]) AS v(u, n, s)',
      [people.map(({ id }) => id), people.map(() => crypto.encrypt('123456782')), people.map((_, index) => (index === 0 ? null : crypto.encrypt('נועה לוי')))],
    );
  });
  afterAll(async () => {
    for (const app of opened) await app.close();
    await test.close();
  });

  const withKeys = async (keys: Record<string, string>): Promise<NestExpressApplication> => {
    const app = await createApp(readConfig({ ...test.settings, ...keys }));
    await app.init();
    opened.push(app);
    return app;
  };
  const sealedNumbers = async (): Promise<Buffer[]> => {
    const rows: { id_number: Buffer }[] = await test.database.manager.query('SELECT id_number FROM volunteer_information ORDER BY id');
    return rows.map((row) => row.id_number);
  };

  it('knows of every column that is encrypted', async () => {
    const rows: { name: string }[] = await test.database.manager.query(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'bytea' AND column_name <> ALL($1) ORDER BY 1`,
      [NOT_ENCRYPTED],
    );
    expect([...test.app.get(KeyRotation).columns].sort()).toEqual(rows.map((row) => row.name).sort());
  });

  it('tells what it cannot read, and leaves it as it is', async () => {
    const before = await sealedNumbers();
    const stranger = await withKeys({ KAROV_DATA_KEY: NEW_KEY });
    const counts = await stranger.get(KeyRotation).run();
    expect(counts.get('volunteer_information')).toEqual({ renewed: 0, unreadable: people.length });
    expect(await sealedNumbers()).toEqual(before);
  });

  it('encrypts rows and files anew, once, so that the former key is not needed any more', async () => {
    const [owner] = people;
    const fileId = await test.app.get(FilesService).keep({ kind: 'signature', bytes: await signaturePng(), field: 'file', ownerId: owner?.id ?? 0 });
    const logo = await test.app.get(FilesService).keep({ kind: 'logo', bytes: await signaturePng(), field: 'file' });
    const rotating = await withKeys({ KAROV_DATA_KEY: NEW_KEY, KAROV_DATA_KEYS_OLD: test.settings['KAROV_DATA_KEY'] ?? '' });

    const counts = await rotating.get(KeyRotation).run();
    expect(counts.get('volunteer_information')).toEqual({ renewed: people.length, unreadable: 0 });
    expect(counts.get('files')).toEqual({ renewed: 1, unreadable: 0 });
    const again = await rotating.get(KeyRotation).run();
    expect([...again.values()].every(({ renewed, unreadable }) => renewed + unreadable === 0)).toBe(true);

    const alone = await withKeys({ KAROV_DATA_KEY: NEW_KEY });
    const crypto = alone.get(Crypto);
    expect((await sealedNumbers()).map((sealed) => crypto.decrypt(sealed))).toEqual(people.map(() => '123456782'));
    expect((await alone.get(FilesService).bytesOf(fileId))?.contentType).toBe('image/png');
    expect(await readFile(join(test.settings['KAROV_DATA'] ?? '', 'files', logo.slice(0, 2), logo))).toEqual(
      (await alone.get(FilesService).bytesOf(logo))?.bytes,
    );
    const [first]: { signature_text: Buffer | null }[] = await test.database.manager.query(
      'SELECT signature_text FROM volunteer_information ORDER BY id LIMIT 1',
    );
    expect(first?.signature_text).toBeNull();
  });
});
