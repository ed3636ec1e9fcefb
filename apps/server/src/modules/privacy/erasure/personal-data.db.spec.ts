import { KeyRotation } from '../../../platform/crypto/key-rotation.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { erasureStatements, numbered } from './erasure.repository.js';
import { PERSONAL_DATA } from './personal-data.js';
import type { Erasing } from './personal-table.js';

/**
 * SQL for the types that can contain personal data; row ids, times and booleans reveal nothing by themselves.
 */
const CAN_HOLD = `('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', 'inet', 'cidr', 'float8', 'float4', 'numeric', 'point', 'bit', 'varbit', 'xml', 'hstore')`;

/** Those of these types that can contain words. */
const TEXTS = ['text', 'varchar', 'bpchar', 'json', 'jsonb', 'xml', 'hstore'];

const blanked = (erasing: Erasing): readonly string[] => {
  if ('forget' in erasing) return [];
  return 'blank' in erasing
    ? Object.keys(erasing.blank)
    : erasing.reword.flatMap((name) => [name, `${name}_sealed`]);
};

/**
 * Whether it is known how a column is erased: it stays for a reason, is emptied, or is deleted with all of
 * the table's rows.
 */
function isKnown(table: string, column: string): boolean {
  const known = PERSONAL_DATA[table];
  if (!known) return false;
  const kept = known.kept ?? {};
  if (Object.hasOwn(kept, '*') || Object.hasOwn(kept, column)) return true;
  return (
    known.erase.some((erasing) => blanked(erasing).includes(column)) ||
    (known.erase.length > 0 && known.erase.every((erasing) => 'forget' in erasing))
  );
}

/** Whether it is decided how a personal text is stored in the database. */
function isDecided(table: string, column: string): boolean {
  const { kept = {}, plain = {}, sealed = [] } = PERSONAL_DATA[table] ?? {};
  return (
    [kept, plain].some((list) => Object.hasOwn(list, '*') || Object.hasOwn(list, column)) ||
    sealed.includes(column)
  );
}

/** The sealed column of a text: either a second column, or the text's own column. */
const sealedColumns = Object.entries(PERSONAL_DATA).flatMap(([table, { sealed = [] }]) =>
  sealed.map((name) => ({ table, name })),
);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** Returns the tables that are read in full, including those read by an index without a condition. */
function readWhole(node: PlanNode): string[] {
  const isWhole =
    node['Node Type'] === 'Seq Scan' ||
    (node['Node Type'].includes('Index') && node['Index Cond'] === undefined);
  return [
    ...(isWhole ? [node['Relation Name'] ?? node['Index Name'] ?? ''] : []),
    ...(node.Plans ?? []).flatMap(readWhole),
  ];
}

describe('the register of personal data', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    // the planner reads an empty table in full, whatever indexes it has
    await test.database.manager.query(
      `INSERT INTO notifications (type, channel, send_to, message, status, next_attempt_at, created_at)
       SELECT 'system', 'sms', '+97250' || n, md5(n::text), 'sent', now(), now() FROM generate_series(1, 20000) n`,
    );
    await test.database.manager.query(
      `INSERT INTO contacts (sender_phone, subject, message, state, created_at) SELECT '+97250' || n, 'x', 'y', 'closed', now() FROM generate_series(1, 5000) n`,
    );
    await test.database.manager.query(
      'INSERT INTO demo_outbox (notification_id, channel, send_to, text, created_at) SELECT id, channel, send_to, message, created_at FROM notifications',
    );
    await test.asOwner('ANALYZE notifications, contacts, demo_outbox');
  });
  afterAll(() => test.close());

  const columns = (): Promise<{ table: string; column: string; type: string }[]> =>
    test.database.manager.query(
      `SELECT c.relname AS "table", a.attname AS "column", coalesce(e.typname, t.typname) AS type FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
         JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
         AND coalesce(e.typname, t.typname) IN ${CAN_HOLD} ORDER BY 1, 2`,
    );

  it('knows each column of the database that can hold something about a person, and how it is removed', async () => {
    const unknown = (await columns()).filter(({ table, column }) => !isKnown(table, column));
    expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('says of each text about a person that it is sealed, or why it is stored in plain (rule 236)', async () => {
    const undecided = (await columns()).filter(
      ({ table, column, type }) => TEXTS.includes(type) && !isDecided(table, column),
    );
    expect(undecided.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('seals what it says is sealed, with the current key, and nothing else', async () => {
    const known = new Set(test.app.get(KeyRotation).columns);
    const columnOf = ({ table, name }: { table: string; name: string }) =>
      [`${table}.${name}_sealed`, `${table}.${name}`].find((column) => known.has(column));
    expect(sealedColumns.filter((column) => columnOf(column) === undefined)).toEqual([]);
    expect(sealedColumns.map(columnOf).sort()).toEqual([...known].sort());
  });

  it('names no table or column that does not exist', async () => {
    const all: { table: string; column: string }[] = await test.database.manager.query(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const there = new Set(all.map(({ table, column }) => `${table}.${column}`));
    const tables = new Set(all.map(({ table }) => table));
    const named = Object.entries(PERSONAL_DATA).flatMap(([table, { erase, kept }]) =>
      [...erase.flatMap(blanked), ...Object.keys(kept ?? {}).filter((column) => column !== '*')].map(
        (column) => `${table}.${column}`,
      ),
    );
    expect(named.filter((name) => !there.has(name))).toEqual([]);
    expect(Object.keys(PERSONAL_DATA).filter((table) => !tables.has(table))).toEqual([]);
  });

  it.each(erasureStatements())('finds what is theirs by an index: %s', async (statement) => {
    const { sql, names } = numbered(statement);
    const values = {
      person: 1,
      told: JSON.stringify([{ pattern: '%נועה לוי%', hashes: ['1', '-2'], phone: null }]),
      bond: ['נועה'],
      now: new Date(),
    };
    const [plan]: { 'QUERY PLAN': { Plan: PlanNode }[] }[] = await test.database.transaction(async () => {
      const { joined: manager } = test.database;
      for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
        await manager.query(`SET LOCAL enable_${way} = off`);
      return manager.query(
        `EXPLAIN (FORMAT JSON) ${sql}`,
        names.map((name) => values[name]),
      );
    });
    expect(plan?.['QUERY PLAN'].flatMap(({ Plan }) => readWhole(Plan))).toEqual([]);
  });
});
