import pg from 'pg';

/** A column as PostgreSQL would send it. */
export interface Column {
  name: string;
  /** the name of its type in `pg_type`, such as `int4` or `_text` */
  type: string;
  /**
   * the table column it comes from, if that allows NULL; null if it does not, or if the value is computed, so
   * that nothing is known
   */
  nullable: string | null;
  /** the words of an enum; null for any other type */
  words: readonly string[] | null;
}

/** How PostgreSQL describes a statement that was planned but not run. */
export type Description = { columns: Column[]; isCounted: boolean } | Fault;

/** Why PostgreSQL cannot plan a statement. */
export interface Fault {
  fault: string;
  code: string;
}

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/**
 * Asks PostgreSQL about statements without running them: whether it can plan them, and what they would
 * return.
 */
export class StatementReader {
  private readonly types = new Map<number, string>();
  private readonly nullable = new Map<string, string>();
  private readonly words = new Map<number, readonly string[]>();

  private constructor(private readonly client: pg.Client) {}

  static async on(client: pg.Client): Promise<StatementReader> {
    const reader = new StatementReader(client);
    const { rows: types } = await client.query<{ oid: number; name: string }>(
      'SELECT oid::int AS oid, typname AS name FROM pg_type',
    );
    for (const { oid, name } of types) reader.types.set(oid, name);
    const { rows: columns } = await client.query<{ key: string; name: string }>(
      `SELECT a.attrelid::int || '.' || a.attnum AS key, a.attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped AND NOT a.attnotnull`,
    );
    for (const { key, name } of columns) reader.nullable.set(key, name);
    const { rows: enums } = await client.query<{ oid: number; words: string[] }>(
      'SELECT enumtypid::int AS oid, array_agg(enumlabel::text) AS words FROM pg_enum GROUP BY enumtypid',
    );
    for (const { oid, words } of enums) reader.words.set(oid, words);
    return reader;
  }

  async describe(text: string): Promise<Description> {
    const asked = new DescribedStatement(text);
    this.client.query(asked);
    const answer = await asked.answer;
    if ('fault' in answer) return answer;
    const plan = await this.plan(text);
    if ('fault' in plan) return plan;
    return {
      isCounted: plan.isCounted,
      columns: answer.fields.map(({ name, tableID, columnID, dataTypeID }) => ({
        name,
        type: this.types.get(dataTypeID) ?? String(dataTypeID),
        nullable: this.nullable.get(`${tableID}.${columnID}`) ?? null,
        words: this.words.get(dataTypeID) ?? null,
      })),
    };
  }

  /**
   * Plans a statement for any parameters; returns whether the statement itself changes or deletes rows, in
   * which case TypeORM also returns their count.
   */
  private async plan(text: string): Promise<{ isCounted: boolean } | Fault> {
    if (!PLANNED.test(text.replace(REMARKS, ''))) return { isCounted: false };
    try {
      const { rows } = await this.client.query<{ 'QUERY PLAN': { Plan: { Operation?: string } }[] }>(
        `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
      );
      return { isCounted: COUNTED.has(rows[0]?.['QUERY PLAN'][0]?.Plan.Operation) };
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      return { fault: error.message, code: error.code ?? '' };
    }
  }
}

/** Matches statements that can be planned; locks and settings cannot. */
const PLANNED = /^(SELECT|INSERT|UPDATE|DELETE|WITH|VALUES)\b/i;
const COUNTED = new Set<unknown>(['Update', 'Delete']);
const REMARKS = /^(\s|--.*\n|\/\*[^]*?\*\/)+/;

type Answer = { fields: Field[] } | Fault;

/** A statement in the extended protocol, up to Describe: parsed, never executed. */
class DescribedStatement {
  readonly answer: Promise<Answer>;
  private resolve: (answer: Answer) => void = () => undefined;
  private fields: Field[] = [];

  constructor(private readonly text: string) {
    this.answer = new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields;
  }
  handleError(error: pg.DatabaseError): void {
    this.resolve({ fault: error.message, code: error.code ?? '' });
  }
  handleReadyForQuery(): void {
    this.resolve({ fields: this.fields });
  }
}
