import type ts from 'typescript';
import type { Statement } from './find-statements.js';
import { faultsOfClaim } from './row-claims.js';
import type { Description, Fault, StatementReader } from './statement-reader.js';

/**
 * PostgreSQL's codes for a parameter without a type, a missing parameter, or one of the wrong kind. These can
 * occur if two conditions are combined in a way that never happens.
 */
const OF_PARAMETERS = new Set(['42P18', '42P02', '42809']);
const QUOTED = /'(?:[^']|'')*'/g;

/**
 * Returns the faults of a statement, checked against the schema of the reader's database: it cannot be
 * planned, it has too many or too few parameters, or the caller assumes something wrong about a row. A text
 * with several conditions is read in all their combinations, some of which never occur: a combination with
 * wrong parameters counts only if no combination is right.
 */
export async function faultsOf(
  statement: Statement,
  reader: StatementReader,
  checker: ts.TypeChecker,
): Promise<string[]> {
  const texts = statement.texts ?? [];
  const faults = new Set<string>();
  const forgiven: Fault[] = [];
  for (const text of texts) {
    const told = await reader.describe(text);
    if ('fault' in told) {
      if (OF_PARAMETERS.has(told.code)) forgiven.push(told);
      else faults.add(told.fault);
      continue;
    }
    const wrong = [
      ...faultsOfCall(statement, text, told),
      ...(statement.row ? faultsOfClaim(statement.row, { columns: told.columns, text }, checker) : []),
    ];
    for (const fault of wrong) faults.add(fault);
  }
  if (forgiven.length === texts.length) for (const { fault } of forgiven) faults.add(fault);
  return [...faults].map((fault) => `${statement.at}: ${fault}`);
}

function faultsOfCall(
  { parameters, row, isCounted }: Statement,
  text: string,
  told: Exclude<Description, Fault>,
): string[] {
  const faults: string[] = [];
  const taken = Math.max(
    0,
    ...[...text.replace(QUOTED, "''").matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)),
  );
  if (parameters !== null && parameters !== taken)
    faults.push(`takes ${taken} parameters and is given ${parameters}`);
  if (row && told.isCounted && !isCounted)
    faults.push('gives its rows and their count, of which the caller takes the rows alone');
  if (isCounted && !told.isCounted)
    faults.push('gives its rows alone, and the caller takes rows and their count');
  return faults;
}
