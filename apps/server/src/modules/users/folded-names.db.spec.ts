import { foldName } from '@karov/domain';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

/**
 * Letters, quotes, hyphens and marks found in names, together with those that keyboards substitute for them.
 */
const SIGNS = [
  ...'אבגדךםןףץוײװױ abcXYZéÉñßẞæŒøØđŁıИйЁёΣأإآةىیکـ٠9',
  ...'"\'`´׳״’‘“”′″־–—‑-−.,;:_/()',
  ...'\u05b8\u05b6\u0301\u0308\u064b\u0651\u200e\u200f\u202b\u00ad\u00a0\t\ufeff\u2060',
];
const names = fc.array(fc.constantFrom(...SIGNS), { maxLength: 24 }).map((signs) => signs.join(''));

describe('names as the database folds them (rule 229)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('are those that the domain folds', async () => {
    const some = fc.sample(names, { numRuns: 2000, seed: 7 });
    const rows: { folded: string }[] = await test.database.manager.query(
      'SELECT fold_name(n) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t(n, place) ORDER BY place',
      [some],
    );
    expect(rows.map(({ folded }, at) => [some[at], folded])).toEqual(
      some.map((name) => [name, foldName(name)]),
    );
  });

  it('follow the name', async () => {
    const { id } = await test.person('user', { firstName: 'ג׳ורג׳', lastName: 'אבו־ריא' });
    const folded = async (): Promise<unknown> =>
      test.database.manager.query('SELECT name_folded FROM users WHERE id = $1', [id]);
    expect(await folded()).toEqual([{ name_folded: 'גורג אבו ריא' }]);
    await test.database.manager.query(`UPDATE users SET full_name = 'José' WHERE id = $1`, [id]);
    expect(await folded()).toEqual([{ name_folded: 'jose' }]);
  });
});
