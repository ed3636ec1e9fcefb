import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { startBenchApp } from './support/bench-app.js';
import { besideBare } from './support/beside.js';
import { originOf } from './support/http.js';

const PEOPLE = 200_000;
const PER_PAGE = 10;
const ROUNDS = 40;
const SEARCH = 'כהן דנה';

/**
 * Measures the first page of the list of people, with its total, over 200,000 people, compared with bare
 * queries of the same page in the same rounds.
 */
const bench = await startBenchApp();
const manager = bench.database.manager;
await manager.transaction(async (within) => {
  await within.query('SET LOCAL session_replication_role = replica');
  await within.query('SET LOCAL statement_timeout = 0');
  await within.query(
    `INSERT INTO users (full_name, name_folded, first_name, last_name, phone, email, channels, residential_city, residential_state, created_at)
     SELECT name, fold_name(name), first, last, '+9725' || lpad(n::text, 8, '0'), 'p' || n || '@example.org', '{sms}',
       'חיפה', CASE n % 3 WHEN 0 THEN 'haifa' WHEN 1 THEN 'center' ELSE 'north' END, now() - n * interval '1 minute'
     FROM generate_series(1, $1) n
     CROSS JOIN LATERAL (SELECT (ARRAY['דנה', 'נועה', 'עומר', 'גילה', 'יוסף'])[1 + n % 5] AS first, (ARRAY['כהן', 'לוי', 'ביטון', 'רון', 'פרץ', 'אברהם', 'מזרחי'])[1 + n % 7] AS last) names
     CROSS JOIN LATERAL (SELECT first || ' ' || last || CASE WHEN n % 50 = 0 THEN '' ELSE ' ' || n END AS name) named`,
    [PEOPLE],
  );
  await within.query(
    `INSERT INTO user_roles SELECT id, CASE id % 2 WHEN 0 THEN 'volunteer' ELSE 'user' END FROM users`,
  );
  await within.query(
    `INSERT INTO volunteer_information (user_id, signed_at, created_at) SELECT id, now(), now() FROM users WHERE id % 2 = 0`,
  );
});
await manager.query('VACUUM ANALYZE users, user_roles, volunteer_information');
const [admin]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972400000000') RETURNING id`,
);
await manager.query(`INSERT INTO user_roles VALUES ($1, 'admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'admin', 'bench');
await bench.app.listen(0);
const origin = originOf(bench.app.getHttpServer());

const FIRST_PAGE = `SELECT u.id, u.full_name, u.phone FROM users u WHERE u.deleted_at IS NULL ORDER BY u.created_at DESC, u.id DESC LIMIT ${PER_PAGE}`;
const FOUND = `u.deleted_at IS NULL AND ((u.name_folded LIKE '%כהן%' AND u.name_folded LIKE '%דנה%') OR u.email ILIKE '%כהן דנה%')`;

interface Case {
  name: string;
  path: string;
  bare: readonly string[];
}
const CASES: readonly Case[] = [
  {
    name: 'first page',
    path: '',
    bare: [FIRST_PAGE, 'SELECT count(*) FROM users u WHERE u.deleted_at IS NULL'],
  },
  {
    name: 'by name in either order',
    path: `&search=${encodeURIComponent(SEARCH)}`,
    bare: [
      `SELECT u.id, u.full_name, u.phone FROM users u WHERE ${FOUND} ORDER BY u.created_at DESC, u.id DESC LIMIT ${PER_PAGE}`,
      `SELECT count(*) FROM users u WHERE ${FOUND}`,
    ],
  },
  {
    name: 'by telephone',
    path: '&search=050-012-3456',
    bare: [
      `SELECT u.id, u.full_name, u.phone FROM users u WHERE u.deleted_at IS NULL AND u.phone LIKE '%500123456%'`,
    ],
  },
];

async function ask(path: string): Promise<void> {
  const answer = await fetch(`${origin}/api/admin/users?perPage=${PER_PAGE}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  if ((await answer.text()).includes('"data":[]')) throw new Error('nobody was found');
}

for (const { name, path, bare } of CASES)
  await besideBare(
    { name, service: () => ask(path), bare: () => Promise.all(bare.map((query) => manager.query(query))) },
    ROUNDS,
  );
await bench.close();
