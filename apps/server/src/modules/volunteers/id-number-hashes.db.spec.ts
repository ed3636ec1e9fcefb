import { eachVolunteerFlag } from '@karov/domain';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../bootstrap.js';
import { readConfig } from '../../platform/config/config.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { KeyRotation } from '../../platform/crypto/key-rotation.js';
import { StuckRows } from '../../platform/crypto/stuck-rows.js';
import { Log } from '../../platform/logging/log.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { IdNumberHashesService } from './id-number-hashes.service.js';
import { VolunteerFormsRepository } from './volunteer-forms.repository.js';

const NUMBER = '123456782';
const NEW_KEY = 'another-data-key-for-tests-0123456789abcdef';
const COUNTED = 'hashes of identity numbers';

describe('the hashes of identity numbers', () => {
  let test: TestApp;
  const opened: NestExpressApplication[] = [];
  beforeAll(async () => {
    test = await startTestApp();
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

  /** Saves an identity number in the way the forms do. */
  async function save(userId: number, idNumber: string): Promise<void> {
    const facts = {
      id_number: idNumber,
      dob: null,
      gender: null,
      date: null,
      ...eachVolunteerFlag(() => null),
      languages: [],
      interests: [],
      place: '',
      signature_text: null,
      is_agree: 1 as const,
      signature_image: null,
      needs_guardian: 0 as const,
      guardian_approval: null,
    };
    await test.database.transaction(() =>
      test.app
        .get(VolunteerFormsRepository)
        .save(userId, { facts, isSigned: false, isRenewal: false, signatureFile: null, guardianFile: null }),
    );
  }

  it('are written with the number, change with it, and find it under a former key until they are renewed', async () => {
    const { id } = await test.person('volunteer');
    const hashes = test.app.get(IdNumberHashesService);
    await save(id, '000000018');
    expect(await hashes.ownersOf('000000018')).toEqual([id]);
    await save(id, NUMBER);
    expect([await hashes.ownersOf('000000018'), await hashes.ownersOf('12345678-2')]).toEqual([[], [id]]);

    const rotating = await withKeys({
      KAROV_DATA_KEY: NEW_KEY,
      KAROV_DATA_KEYS_OLD: test.settings['KAROV_DATA_KEY'] ?? '',
    });
    expect(await rotating.get(IdNumberHashesService).ownersOf(NUMBER)).toEqual([id]);
    expect((await rotating.get(KeyRotation).run()).get(COUNTED)).toEqual({
      renewed: 1,
      unreadable: 0,
      failed: 0,
    });
    expect((await rotating.get(KeyRotation).run()).get(COUNTED)).toEqual({
      renewed: 0,
      unreadable: 0,
      failed: 0,
    });

    const alone = await withKeys({ KAROV_DATA_KEY: NEW_KEY });
    expect(await alone.get(IdNumberHashesService).ownersOf(NUMBER)).toEqual([id]);
    expect(await hashes.ownersOf(NUMBER)).toEqual([]);
  });

  it('are written row by row where one cannot be, which is reported and counted', async () => {
    const people = [
      await test.person('volunteer'),
      await test.person('volunteer'),
      await test.person('volunteer'),
    ];
    for (const { id } of people) await save(id, NUMBER);
    const bad = people[1]?.id ?? 0;
    await test.database.manager.query(
      'UPDATE volunteer_information SET id_number_hash = NULL WHERE user_id = ANY($1)',
      [people.map(({ id }) => id)],
    );
    await test.asOwner(
      `ALTER TABLE volunteer_information ADD CONSTRAINT spec_fails CHECK (user_id <> ${bad} OR id_number_hash IS NULL) NOT VALID`,
    );
    const logged = jest.spyOn(test.app.get(Log), 'error').mockReturnValue();
    const stuck = test.app.get(StuckRows);
    await test.app.get(IdNumberHashesService).sweep();
    expect(stuck.count).toBe(1);
    expect((await test.app.get(KeyRotation).run()).get(COUNTED)).toMatchObject({ renewed: 0, failed: 1 });
    const before = stuck.count;
    expect(logged.mock.calls.map(([, , fields]) => fields)).toContainEqual({
      table: 'volunteer_information',
      id: expect.any(Number),
    });
    await test.asOwner('ALTER TABLE volunteer_information DROP CONSTRAINT spec_fails');
    await test.app.get(IdNumberHashesService).sweep();
    expect([
      stuck.count - before,
      (await test.app.get(IdNumberHashesService).ownersOf(NUMBER)).sort(),
    ]).toEqual([-1, people.map(({ id }) => id).sort()]);
    logged.mockRestore();
  });

  it('do not change a number that cannot be decrypted', async () => {
    const { id } = await test.person('volunteer');
    await test.database.manager.query(
      'INSERT INTO volunteer_information (user_id, id_number, created_at) VALUES ($1, $2, now())',
      [id, Buffer.concat([test.app.get(Crypto).currentPrefix, Buffer.alloc(40)])],
    );
    await test.app.get(IdNumberHashesService).sweep();
    const rows: unknown[] = await test.database.manager.query(
      'SELECT id_number_hash FROM volunteer_information WHERE user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ id_number_hash: null }]);
  });

  it.each(['1234567', '1234567890', 'a12345678', ''])('look for nobody by "%s"', async (typed) => {
    expect(await test.app.get(IdNumberHashesService).ownersOf(typed)).toEqual([]);
  });
});
