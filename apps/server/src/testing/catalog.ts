import type { DataSource } from 'typeorm';

/** SQL for our own tables, views, functions and types, leaving out those of extensions. */
const OURS = (number: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = ${number} AND d.deptype = 'e')`;
const HERE = `'public'::regnamespace`;

/** Each query describes one aspect of a database by `name`. Line breaks in texts are ignored. */
const QUESTIONS = {
  tables: `SELECT relname AS name, concat_ws(' ', relkind, relpersistence, reloptions) AS is FROM pg_class WHERE relnamespace = ${HERE} AND relkind IN ('r', 'v', 'm', 'p')`,
  columns: `SELECT c.relname || '.' || a.attname AS name, concat_ws(' ', row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum), format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN 'not null' END, a.attidentity, a.attgenerated, pg_get_expr(f.adbin, f.adrelid), o.collname) AS is
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_attrdef f ON f.adrelid = c.oid AND f.adnum = a.attnum LEFT JOIN pg_collation o ON o.oid = a.attcollation
    WHERE c.relnamespace = ${HERE} AND c.relkind IN ('r', 'v') AND a.attnum > 0 AND NOT a.attisdropped`,
  constraints: `SELECT conrelid::regclass || ' ' || conname AS name, concat_ws(' ', contype, convalidated, pg_get_constraintdef(oid)) AS is
    FROM pg_constraint WHERE connamespace = ${HERE} AND conrelid <> 0 AND contype <> 'n'`,
  indexes: `SELECT indexname AS name, indexdef AS is FROM pg_indexes WHERE schemaname = 'public'`,
  views: `SELECT viewname AS name, definition AS is FROM pg_views WHERE schemaname = 'public'`,
  functions: `SELECT p.oid::regprocedure::text AS name, pg_get_functiondef(p.oid) AS is FROM pg_proc p WHERE p.pronamespace = ${HERE} AND ${OURS('p.oid')}`,
  triggers: `SELECT tgrelid::regclass || ' ' || tgname AS name, concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) AS is FROM pg_trigger WHERE NOT tgisinternal`,
  types: `SELECT t.typname AS name, string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder) AS is
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid WHERE t.typnamespace = ${HERE} GROUP BY t.typname`,
  sequences: `SELECT s.sequencename AS name, concat_ws(' ', s.data_type, s.start_value, s.increment_by, d.refobjid::regclass, d.refobjsubid) AS is
    FROM pg_sequences s LEFT JOIN pg_depend d ON d.objid = s.sequencename::regclass AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0 WHERE s.schemaname = 'public'`,
  grants: `SELECT relname AS name, string_agg(concat_ws(' ', r.rolname, g.privilege_type), ', ' ORDER BY r.rolname, g.privilege_type) AS is
    FROM pg_class c CROSS JOIN aclexplode(c.relacl) g JOIN pg_roles r ON r.oid = g.grantee WHERE c.relnamespace = ${HERE} GROUP BY c.oid, relname`,
};

/**
 * Returns the schema of a database, object by object, so that two can be compared. Dropped columns do not
 * count in the positions of columns.
 */
export async function catalogOf(source: DataSource): Promise<Record<string, Record<string, string>>> {
  const catalog: Record<string, Record<string, string>> = {};
  for (const [what, question] of Object.entries(QUESTIONS)) {
    const rows: { name: string; is: string }[] = await source.query(question);
    catalog[what] = Object.fromEntries(rows.map(({ name, is }) => [name, is.replaceAll(/\s+/g, ' ').trim()]));
  }
  return catalog;
}
