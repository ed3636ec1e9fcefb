import type { EntityManager } from 'typeorm';

/** A word that was sealed with a data key, and the key's sign. */
export interface KeptWord {
  sign: string;
  word: Buffer;
}

/** The number of values of each encrypted column that are tried. */
const SAMPLE = 20;

/** Reads what a start is checked against; works before there is an application. */
export class ChecksRepository {
  constructor(private readonly manager: EntityManager) {}

  /** The names of the migrations that the database has been through; none if it is empty. */
  async migrations(): Promise<string[]> {
    if (!(await this.has('migrations'))) return [];
    const rows: { name: string }[] = await this.manager.query('SELECT name FROM migrations ORDER BY id');
    return rows.map(({ name }) => name);
  }

  /** The names of the migrations beside which the version before them works. */
  async compatibleMigrations(): Promise<string[]> {
    if (!(await this.has('compatible_migrations'))) return [];
    const rows: { name: string }[] = await this.manager.query('SELECT name FROM compatible_migrations');
    return rows.map(({ name }) => name);
  }

  async markCompatible(names: readonly string[]): Promise<void> {
    await this.manager.query(
      'INSERT INTO compatible_migrations (name) SELECT unnest($1::text[]) ON CONFLICT (name) DO NOTHING',
      [names],
    );
  }

  /** Of some extensions, those that the server has, and whether they are in this database. */
  extensions(names: readonly string[]): Promise<{ name: string; isInstalled: boolean }[]> {
    return this.manager.query(
      'SELECT name::text, installed_version IS NOT NULL AS "isInstalled" FROM pg_available_extensions WHERE name::text = ANY($1::text[])',
      [names],
    );
  }

  async words(): Promise<KeptWord[]> {
    return (await this.has('data_keys'))
      ? this.manager.query('SELECT sign, word FROM data_keys ORDER BY sign')
      : [];
  }

  async keepWord({ sign, word }: KeptWord): Promise<void> {
    await this.manager.query(
      'INSERT INTO data_keys (sign, word) VALUES ($1, $2) ON CONFLICT (sign) DO NOTHING',
      [sign, word],
    );
  }

  async forgetWordsBut(sign: string): Promise<void> {
    await this.manager.query('DELETE FROM data_keys WHERE sign <> $1', [sign]);
  }

  /** Some values of each encrypted column, with the column's name as `table.column`. */
  async sealedSample(): Promise<{ column: string; sealed: Buffer }[]> {
    const columns: { table: string; column: string }[] = await this.manager.query(
      `SELECT quote_ident(table_name::text) AS "table", quote_ident(column_name::text) AS "column" FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name LIKE '%\\_sealed' ORDER BY 1, 2`,
    );
    if (columns.length === 0) return [];
    return this.manager.query(
      columns
        .map(
          ({ table, column }) =>
            `(SELECT '${table}.${column}' AS "column", ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL LIMIT ${SAMPLE})`,
        )
        .join(' UNION ALL '),
    );
  }

  /** The time of the database's machine. */
  async now(): Promise<Date> {
    const [row]: { now: Date }[] = await this.manager.query('SELECT clock_timestamp() AS now');
    if (!row) throw new Error('the database tells no time');
    return row.now;
  }

  private async has(table: string): Promise<boolean> {
    const [row]: { exists: boolean }[] = await this.manager.query(
      'SELECT to_regclass($1) IS NOT NULL AS exists',
      [`public.${table}`],
    );
    return row?.exists ?? false;
  }
}
