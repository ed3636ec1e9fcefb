import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../bootstrap.js';
import { FileStore } from '../../modules/files/file-store.js';
import { FilesService } from '../../modules/files/index.js';
import { signaturePng } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ending } from '../clock/ending.js';
import { readConfig } from '../config/config.js';
import { Database } from '../database/database.js';
import { Log } from '../logging/log.js';
import { Crypto } from './crypto.js';
import { KeyRotation } from './key-rotation.js';

const NEW_KEY = 'another-data-key-for-tests-0123456789abcdef';
/**
 * Columns with hashes, or with bytes that are not secret, which a change of the key does not affect; the words of
 * the start's checks are under the key of each process.
 */
const NOT_ENCRYPTED = [
  'content_hash',
  'code_hash',
  'hash',
  'sha256',
  'used_for',
  'payload',
  'device',
  'public_key',
  'word',
];

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
      [
        people.map(({ id }) => id),
        people.map(() => crypto.encrypt('123456782')),
        people.map((_, index) => (index === 0 ? null : crypto.encrypt('נועה לוי'))),
      ],
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
    const rows: { id_number: Buffer }[] = await test.database.manager.query(
      'SELECT id_number FROM volunteer_information ORDER BY id',
    );
    return rows.map((row) => row.id_number);
  };

  it('knows every encrypted column', async () => {
    const rows: { name: string }[] = await test.database.manager.query(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'bytea' AND column_name <> ALL($1) ORDER BY 1`,
      [NOT_ENCRYPTED],
    );
    expect([...test.app.get(KeyRotation).columns].sort()).toEqual(rows.map((row) => row.name).sort());
  });

  it('reports what it cannot read, and leaves it as it is', async () => {
    const before = await sealedNumbers();
    const stranger = await withKeys({ KAROV_DATA_KEY: NEW_KEY });
    const counts = await stranger.get(KeyRotation).run();
    expect(counts.get('volunteer_information')).toEqual({ renewed: 0, unreadable: people.length, failed: 0 });
    expect(await sealedNumbers()).toEqual(before);
  });

  it('re-encrypts rows and files, once, so that the former key is no longer needed', async () => {
    const [owner] = people;
    const fileId = await test.app
      .get(FilesService)
      .keep({ kind: 'signature', bytes: await signaturePng(), field: 'file', ownerId: owner?.id ?? 0 });
    const logo = await test.app
      .get(FilesService)
      .keep({ kind: 'logo', bytes: await signaturePng(), field: 'file' });
    const rotating = await withKeys({
      KAROV_DATA_KEY: NEW_KEY,
      KAROV_DATA_KEYS_OLD: test.settings['KAROV_DATA_KEY'] ?? '',
    });

    const counts = await rotating.get(KeyRotation).run();
    expect(counts.get('volunteer_information')).toEqual({ renewed: people.length, unreadable: 0, failed: 0 });
    expect(counts.get('files')).toEqual({ renewed: 1, unreadable: 0, failed: 0 });
    const again = await rotating.get(KeyRotation).run();
    expect([...again.values()].every(({ renewed, unreadable }) => renewed + unreadable === 0)).toBe(true);

    const alone = await withKeys({ KAROV_DATA_KEY: NEW_KEY });
    const crypto = alone.get(Crypto);
    expect((await sealedNumbers()).map((sealed) => crypto.decrypt(sealed))).toEqual(
      people.map(() => '123456782'),
    );
    expect((await alone.get(FilesService).bytesOf(fileId))?.contentType).toBe('image/png');
    expect(await readFile(join(test.settings['KAROV_DATA'] ?? '', 'files', logo.slice(0, 2), logo))).toEqual(
      (await alone.get(FilesService).bytesOf(logo))?.bytes,
    );
    const [first]: { signature_text: Buffer | null }[] = await test.database.manager.query(
      'SELECT signature_text FROM volunteer_information ORDER BY id LIMIT 1',
    );
    expect(first?.signature_text).toBeNull();
  });

  describe('with rows that are large, or cannot be read or written', () => {
    const THIRD_KEY = 'a-third-data-key-for-tests-0123456789abcdefgh';
    let rotating: NestExpressApplication;
    let ids: number[];
    beforeAll(async () => {
      rotating = await withKeys({ KAROV_DATA_KEY: THIRD_KEY, KAROV_DATA_KEYS_OLD: NEW_KEY });
    });
    beforeEach(async () => {
      const crypto = (await withKeys({ KAROV_DATA_KEY: NEW_KEY })).get(Crypto);
      const texts = Array.from({ length: 6 }, (_, index) =>
        crypto.encrypt(index === 0 ? 'נייד' : 'אינסולין '.repeat(15_000)),
      );
      const rows: { id: number }[] = await test.database.manager.query(
        `INSERT INTO needs (category_id, type, user_id, created_by, description_sealed, help_type, created_at, updated_at, status)
         SELECT 1, 1, $1, $1, t, 'physical', now(), now(), 'closed' FROM unnest($2::bytea[]) AS t RETURNING id`,
        [people[0]?.id, texts],
      );
      ids = rows.map(({ id }) => id);
    });
    afterEach(() => test.database.manager.query('DELETE FROM needs WHERE id = ANY($1)', [ids]));
    const current = async (): Promise<boolean[]> => {
      const rows: { text: Buffer }[] = await test.database.manager.query(
        'SELECT description_sealed AS text FROM needs WHERE id = ANY($1) ORDER BY id',
        [ids],
      );
      return rows.map(({ text }) => rotating.get(Crypto).isCurrent(text));
    };

    it('batches them by their bytes', async () => {
      const begun = jest.spyOn(rotating.get(Database), 'transaction');
      const counts = await rotating.get(KeyRotation).run();
      expect(counts.get('needs')).toEqual({ renewed: 6, unreadable: 0, failed: 0 });
      expect(begun.mock.calls.length).toBeGreaterThanOrEqual(counts.size + 3);
      begun.mockRestore();
    });

    it('skips the one and counts it, reports it by table and id, and renews all others', async () => {
      const logged = jest.spyOn(rotating.get(Log), 'error').mockReturnValue();
      const [lost = 0, bad = 0] = [ids[1], ids[3]];
      await test.database.manager.query(
        `UPDATE needs SET description_sealed = '\\x0201020304' || decode(repeat('07', 60), 'hex') WHERE id = $1`,
        [lost],
      );
      await test.asOwner(
        `ALTER TABLE needs ADD CONSTRAINT spec_fails CHECK (id <> ${bad} OR description_words IS NULL) NOT VALID`,
      );
      const counts = await rotating.get(KeyRotation).run();
      await test.asOwner('ALTER TABLE needs DROP CONSTRAINT spec_fails');
      expect(counts.get('needs')).toEqual({ renewed: 4, unreadable: 1, failed: 1 });
      expect(counts.size).toBeGreaterThan(10);
      expect(await current()).toEqual([true, false, true, false, true, true]);
      expect(new Set(logged.mock.calls.map(([, , fields]) => JSON.stringify(fields)))).toEqual(
        new Set([lost, bad].map((id) => JSON.stringify({ table: 'needs', id }))),
      );
      logged.mockRestore();
    });

    it('goes on after something that fails as a whole', async () => {
      const logged = jest.spyOn(rotating.get(Log), 'error').mockReturnValue();
      const rotation = rotating.get(KeyRotation);
      let isReached = false;
      rotation.register('fails', () => Promise.reject(new Error('no')));
      rotation.register('behind', () => {
        isReached = true;
        return Promise.resolve({ renewed: 0, unreadable: 0, failed: 0 });
      });
      expect([(await rotation.run()).get('fails'), isReached]).toEqual([
        { renewed: 0, unreadable: 0, failed: 1 },
        true,
      ]);
      rotation.register('fails', () =>
        Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
      );
      await expect(rotation.run()).rejects.toThrow('away');
      for (const name of ['fails', 'behind'])
        rotation.register(name, () => Promise.resolve({ renewed: 0, unreadable: 0, failed: 0 }));
      logged.mockRestore();
    });

    it('skips a file that its store does not return, and renews the others', async () => {
      const logged = jest.spyOn(rotating.get(Log), 'error').mockReturnValue();
      await rotating.get(KeyRotation).run();
      const former = (await withKeys({ KAROV_DATA_KEY: NEW_KEY })).get(FilesService);
      const files: string[] = [];
      for (const { id } of people)
        files.push(
          await former.keep({ kind: 'signature', bytes: await signaturePng(), field: 'file', ownerId: id }),
        );
      const store = rotating.get(FileStore);
      const get = store.get.bind(store);
      const failing = jest
        .spyOn(store, 'get')
        .mockImplementation((id) => (id === files[1] ? Promise.reject(new Error('away')) : get(id)));
      expect((await rotating.get(KeyRotation).run()).get('files')).toEqual({
        renewed: 2,
        unreadable: 0,
        failed: 1,
      });
      expect(logged.mock.calls.map(([, , fields]) => fields)).toContainEqual({
        table: 'files',
        id: files[1],
      });
      failing.mockRestore();
      logged.mockRestore();
      expect((await rotating.get(KeyRotation).run()).get('files')).toEqual({
        renewed: 1,
        unreadable: 0,
        failed: 0,
      });
      for (const id of files)
        expect((await rotating.get(FilesService).bytesOf(id))?.contentType).toBe('image/png');
    });

    it('goes on after many files that are not returned, and stops when the store does not answer at all', async () => {
      const logged = jest.spyOn(rotating.get(Log), 'error').mockReturnValue();
      await rotating.get(KeyRotation).run();
      const former = (await withKeys({ KAROV_DATA_KEY: NEW_KEY })).get(FilesService);
      const [ownerId = 0, bytes] = [people[0]?.id, await signaturePng()];
      const files: string[] = [];
      for (let n = 0; n < 43; n++)
        files.push(await former.keep({ kind: 'signature', bytes, field: 'file', ownerId }));
      const last = files.sort().at(-1);
      const store = rotating.get(FileStore);
      const get = store.get.bind(store);
      const failing = jest
        .spyOn(store, 'get')
        .mockImplementation((id) =>
          files.includes(id) && id !== last ? Promise.reject(new Error('no')) : get(id),
        );
      expect((await rotating.get(KeyRotation).run()).get('files')).toEqual({
        renewed: 1,
        unreadable: 0,
        failed: 42,
      });
      failing.mockImplementation(() => Promise.reject(new Error('away')));
      expect((await rotating.get(KeyRotation).run()).get('files')).toEqual({
        renewed: 0,
        unreadable: 0,
        failed: 20,
      });
      failing.mockRestore();
      logged.mockRestore();
      expect((await rotating.get(KeyRotation).run()).get('files')).toEqual({
        renewed: 42,
        unreadable: 0,
        failed: 0,
      });
    });

    it('stops between two of them when the process is asked to end, and goes on later', async () => {
      let isFound = false;
      const rotation = rotating.get(KeyRotation);
      const ending = jest.spyOn(rotating.get(Ending), 'isNear', 'get').mockImplementation(() => isFound);
      const sealing = jest.spyOn(rotating.get(Crypto), 'seal').mockImplementation(function (
        this: Crypto,
        bytes: Buffer,
      ) {
        sealing.mockRestore();
        isFound = true;
        return rotating.get(Crypto).seal(bytes);
      });
      await rotation.run();
      expect((await current()).filter(Boolean)).toHaveLength(1);
      ending.mockRestore();
      expect((await rotation.run()).get('needs')).toEqual({ renewed: 5, unreadable: 0, failed: 0 });
    });
  });
});
