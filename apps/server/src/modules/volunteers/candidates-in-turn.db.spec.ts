import { type BorrowedDatabase, borrowTestDatabase, untilSomebodyWaits } from '@karov/testing';
import { Client } from 'pg';

const VOLUNTEER = 70_001;

describe('two changes of one volunteer at once', () => {
  let database: BorrowedDatabase;
  let first: Client;
  let second: Client;
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    return client;
  };

  beforeEach(async () => {
    database = await borrowTestDatabase();
    [first, second] = [await connect(), await connect()];
    await first.query(`
      INSERT INTO users (id, full_name, phone, channels, residential_lat, residential_lon) OVERRIDING SYSTEM VALUE VALUES (${VOLUNTEER}, 'v', '+972520070001', '{sms}', 32.1, 34.8);
      INSERT INTO user_roles (user_id, role) VALUES (${VOLUNTEER}, 'volunteer');
      INSERT INTO volunteer_information (user_id, signed_at, is_required_police_validation) VALUES (${VOLUNTEER}, now(), true)`);
  });
  afterEach(async () => {
    await Promise.all([first.end(), second.end()]);
    await database.giveBack();
  });

  const untilSecondWaits = () => untilSomebodyWaits(async (sql) => (await first.query<object>(sql)).rows);
  const FREEZE = `UPDATE users SET is_freeze = true WHERE id = ${VOLUNTEER}`;
  const CERTIFY = `UPDATE volunteer_information SET validate_police = true WHERE user_id = ${VOLUNTEER}`;

  it.each([
    ['an account, then the own facts', FREEZE, CERTIFY],
    ['the own facts, then an account', CERTIFY, FREEZE],
  ])('both count: %s', async (_order, one, other) => {
    await first.query('BEGIN');
    await first.query(one);
    const later = second.query(other);
    await untilSecondWaits();
    await first.query('COMMIT');
    await later;
    const { rows } = await first.query(
      'SELECT is_frozen, is_validated, is_available FROM volunteer_candidates WHERE user_id = $1',
      [VOLUNTEER],
    );
    expect(rows).toEqual([{ is_frozen: true, is_validated: true, is_available: false }]);
  });

  it('do not wait for each other when a role comes while somebody signs in for the first time', async () => {
    await first.query(`DELETE FROM user_roles WHERE user_id = ${VOLUNTEER}`);
    await first.query('BEGIN');
    await first.query(`INSERT INTO user_roles (user_id, role) VALUES (${VOLUNTEER}, 'volunteer')`);
    const entering = second.query(`UPDATE users SET signed_in_at = now() WHERE id = ${VOLUNTEER}`);
    await untilSecondWaits();
    await first.query(`UPDATE users SET updated_at = now() WHERE id = ${VOLUNTEER}`);
    await first.query('COMMIT');
    await entering;
    expect((await first.query('SELECT user_id FROM volunteer_candidates')).rows).toEqual([
      { user_id: VOLUNTEER },
    ]);
  });
});
