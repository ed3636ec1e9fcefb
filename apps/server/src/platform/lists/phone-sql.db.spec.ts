import { phoneSearchDigits } from '@karov/domain';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { likePhone, phoneSought } from './phone-sql.js';

/** Numbers of many forms, of which some contain the digits of a mobile number without being it. */
const STORED = [
  '+972501234567',
  '+972501234568',
  '+972525012345',
  '+97225012345',
  '+972725012345',
  '+97250123456',
  '+9725012345678',
  '+972151501234567',
  '+44501234567',
  '+445012345670',
  '+15012345672',
  '+442079725012',
  '',
];
const TYPED = [
  '050-123-4567',
  '0501234567',
  '+972 (0)50-123-4567',
  '501234567',
  '050-123456',
  '5012345',
  '4567',
  '025012345',
  '+44 501234567',
  '972',
  'דנה',
  '-',
];

describe('a typed telephone number', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const found = (typed: string): Promise<{ phone: string }[]> => {
    const { whole, pattern } = phoneSought(typed);
    return test.database.manager.query(
      `SELECT phone FROM unnest($1::text[]) phone WHERE ${likePhone('phone', '$2', '$3')}`,
      [STORED, whole, pattern],
    );
  };

  it.each(TYPED)('%j finds the numbers that contain its digits, and no others (rule 102)', async (typed) => {
    const digits = phoneSearchDigits(typed);
    const expected = STORED.filter((phone) => digits !== '' && phone.includes(digits));
    expect((await found(typed)).map(({ phone }) => phone)).toEqual(expected);
  });

  it('is looked up as a whole, and in parts only among the numbers of other forms', async () => {
    await test.database.manager.query(
      `INSERT INTO users (full_name, phone) SELECT 'somebody', '+9725' || lpad(n::text, 8, '0') FROM generate_series(1, 3000) n`,
    );
    await test.asOwner('ANALYZE users');
    const { whole, pattern } = phoneSought('050-123-4567');
    const plan = JSON.stringify(
      await test.database.manager.query(
        `EXPLAIN SELECT id FROM users WHERE deleted_at IS NULL AND ${likePhone('phone', '$1', '$2')}`,
        [whole, pattern],
      ),
    );
    expect(plan).toContain('users_other_phone');
    expect(plan).not.toContain('users_search');
  });
});
