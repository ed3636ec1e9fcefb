import { startTestApp, type TestApp } from '../../testing/test-app.js';

const FIRST = 70_000;
const PEOPLE = 60;
const AT = "'2026-03-01T10:00:00Z'::timestamptz";

/**
 * What happens to many people, each step for those whose `id` fulfils the condition: all kinds of things from
 * which other rows follow.
 */
const STEPS: readonly string[] = [
  `INSERT INTO users (id, full_name, phone, email, is_sms, is_email, is_block, is_active, residential_lat, residential_lon, phone_is_own, created_at, updated_at) OVERRIDING SYSTEM VALUE
   SELECT id, 'אדם ' || id, CASE WHEN id % 11 = 0 THEN '' WHEN id % 5 = 0 THEN '+97236' || id % 1e6 + 100000 ELSE '+9725' || 40000000 + id END, CASE WHEN id % 3 = 0 THEN id || '@example.org' ELSE '' END,
     true, id % 2 = 0, id % 13 = 0, id % 17 > 0, CASE WHEN id % 7 > 0 THEN 32 + (id % 10) / 100.0 END, CASE WHEN id % 7 > 0 THEN 34.8 END, id % 19 = 0, ${AT}, ${AT} FROM ids WHERE true`,
  `INSERT INTO user_roles (user_id, role) SELECT id, 'user' FROM ids WHERE id % 4 > 1`,
  `INSERT INTO user_roles (user_id, role) SELECT id, CASE WHEN id % 4 = 0 THEN 'manager' ELSE 'volunteer' END FROM ids WHERE id % 4 <> 2`,
  `INSERT INTO volunteer_information (user_id, signed_at) SELECT id, ${AT} FROM ids WHERE id % 4 <> 2 AND id % 8 > 0`,
  `INSERT INTO user_roles (user_id, role) SELECT id, 'volunteer' FROM ids WHERE id % 12 = 4`,
  `INSERT INTO bounced_addresses (user_id, channel, address, code, bounced_at) SELECT u.id, 'sms', u.phone, '30003', ${AT} FROM users u JOIN ids USING (id) WHERE id % 10 = 3`,
  `UPDATE users SET is_freeze = true, updated_at = ${AT} FROM ids i WHERE i.id = users.id AND i.id % 9 = 1`,
  `UPDATE users SET residential_lat = 31.5, residential_lon = 35 FROM ids i WHERE i.id = users.id AND i.id % 9 = 2`,
  `UPDATE users SET first_name = 'חדש' FROM ids i WHERE i.id = users.id AND i.id % 2 = 0`,
  `UPDATE users SET is_block = NOT is_block FROM ids i WHERE i.id = users.id AND i.id % 9 = 5`,
  `UPDATE users SET phone = '+9725' || 60000000 + i.id, updated_at = ${AT} + interval '1 day' FROM ids i WHERE i.id = users.id AND i.id % 6 = 3`,
  `UPDATE volunteer_information v SET is_required_police_validation = true FROM ids i WHERE i.id = v.user_id AND i.id % 9 = 6`,
  `UPDATE user_roles r SET role = 'admin' FROM ids i WHERE i.id = r.user_id AND r.role = 'volunteer' AND i.id % 15 = 1`,
  `DELETE FROM user_roles r USING ids i WHERE i.id = r.user_id AND r.role <> 'user' AND i.id % 9 = 7`,
  `DELETE FROM volunteer_information v USING ids i WHERE i.id = v.user_id AND i.id % 9 = 4`,
  `UPDATE users SET deleted_at = ${AT} + interval '2 days', updated_at = ${AT} + interval '2 days' FROM ids i WHERE i.id = users.id AND i.id % 9 = 8`,
  `UPDATE users SET deleted_at = NULL, updated_at = ${AT} + interval '3 days' FROM ids i WHERE i.id = users.id AND i.id % 18 = 8`,
];

/** All rows that follow from what happened. */
const CONTENT = `
  SELECT (SELECT jsonb_agg(jsonb_build_array(id, position, channels, name_folded, phone, phone_is_own) ORDER BY id) FROM users WHERE id >= ${FIRST}) AS users,
    (SELECT jsonb_agg(to_jsonb(c) ORDER BY user_id) FROM volunteer_candidates c WHERE user_id >= ${FIRST}) AS candidates,
    (SELECT jsonb_agg(to_jsonb(o) ORDER BY user_id, phone, since) FROM phone_owners o WHERE user_id >= ${FIRST}) AS owners`;

/** Derives all of it once more from the people themselves, whatever the triggers have left. */
const AFRESH = `
  DELETE FROM volunteer_candidates WHERE user_id >= ${FIRST};
  SELECT sync_volunteer_candidates(ARRAY(SELECT id FROM users WHERE id >= ${FIRST}));
  UPDATE users u SET phone_is_own = EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role <> 'user') WHERE u.id >= ${FIRST}`;

interface Content {
  users: unknown[];
  candidates: { user_id: number; is_available: boolean }[];
  owners: { until: string | null }[];
}

describe('many people at once', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  /** What lies in the tables after each step was carried out for these ids, one group after the other; undone again. */
  async function afterSteps(groups: readonly (readonly number[])[]): Promise<Content> {
    const found: Content[] = [];
    const undone = test.database.transaction(async () => {
      const { joined } = test.database;
      await joined.query('CREATE TEMPORARY TABLE ids (id int) ON COMMIT DROP');
      for (const step of STEPS)
        for (const group of groups) {
          await joined.query('TRUNCATE ids');
          await joined.query('INSERT INTO ids SELECT unnest($1::int[])', [group]);
          await joined.query(step);
        }
      found.push(...(await joined.query(CONTENT)));
      await joined.query(AFRESH);
      found.push(...(await joined.query(CONTENT)));
      throw new Error('enough was seen');
    });
    await expect(undone).rejects.toThrow('enough was seen');
    const [content, derivedAfresh] = found;
    if (!content) throw new Error('nothing was read');
    expect(content).toEqual(derivedAfresh);
    return content;
  }

  it('lie as they would have one by one', async () => {
    const ids = Array.from({ length: PEOPLE }, (_, index) => FIRST + index);
    const oneByOne = await afterSteps(ids.map((id) => [id]));
    const atOnce = await afterSteps([ids]);
    expect(atOnce).toEqual(oneByOne);
    // each of the steps has left something to compare
    expect(oneByOne.users).toHaveLength(PEOPLE);
    expect(new Set(oneByOne.candidates.map((row) => row.is_available))).toEqual(new Set([true, false]));
    expect(oneByOne.owners.filter(({ until }) => until !== null).length).toBeGreaterThan(5);
  });

  it('have an own number as long as any role makes it one, when two of their roles change at once', async () => {
    const { id } = await test.person('manager');
    const { source } = test.database;
    const [first, second] = [source.createQueryRunner(), source.createQueryRunner()];
    await first.startTransaction();
    await first.query(`DELETE FROM user_roles WHERE user_id = $1 AND role = 'manager'`, [id]);
    const added = second.query(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [id]);
    const waits = async (): Promise<boolean> => {
      const rows: unknown[] = await source.query(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO user_roles%' AND datname = current_database()`,
      );
      return rows.length > 0;
    };
    let isAdded = false;
    void added.then(() => (isAdded = true));
    while (!isAdded && !(await waits()));
    await first.commitTransaction();
    await added;
    await Promise.all([first.release(), second.release()]);
    const rows: unknown[] = await source.query('SELECT phone_is_own AS is FROM users WHERE id = $1', [id]);
    expect(rows).toEqual([{ is: true }]);
  });

  it('are refused together when one of them has a number that only blocked people have (rule 238)', async () => {
    const add = (...people: [name: string, phone: string][]) =>
      test.database.manager.query(
        'INSERT INTO users (full_name, phone) SELECT * FROM unnest($1::text[], $2::text[])',
        [people.map(([name]) => name), people.map(([, phone]) => phone)],
      );
    await add(['רון', '+972541239001'], ['גיל', '+972541239002'], ['דן', '+972541239002']);
    await test.database.manager.query(`UPDATE users SET is_block = true WHERE full_name IN ('רון', 'גיל')`);
    const fresh: [string, string] = ['חן', '+972541239003'];
    await expect(add(fresh, ['טל', '+972541239001'])).rejects.toThrow('users_phone_of_blocked');
    await add(fresh, ['טל', '+972541239002'], ['בר', '']);
    expect(
      await test.database.manager.query(`SELECT full_name FROM users WHERE full_name IN ('חן', 'טל', 'בר')`),
    ).toHaveLength(3);
  });
});
