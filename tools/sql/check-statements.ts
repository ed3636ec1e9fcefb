import type ts from 'typescript';
import type { Statement } from './find-statements.js';
import { faultsOfClaim } from './row-claims.js';
import { type Fault, type StatementReader } from './statement-reader.js';

/** Names that are not there, and grammar: a fault in whichever shape of a statement they stand. */
const NEVER_RIGHT = new Set(['42P01', '42703', '42883', '42704', '42601']);
const COUNTED = /^\s*(UPDATE|DELETE)\b/;

/**
 * What is wrong with a statement by the schema of the reader's database: what PostgreSQL cannot plan, parameters too many or too few, and what the caller
 * takes a row for that it is not. A text with several conditions is read in all their combinations, of which some never occur: one that lacks a
 * parameter counts only where all do.
 */
export async function faultsOf(statement: Statement, reader: StatementReader, checker: ts.TypeChecker): Promise<string[]> {
  const texts = statement.texts ?? [];
  const faults = new Set<string>();
  const unplanned: Fault[] = [];
  for (const text of texts) {
    const told = await reader.describe(text);
    if ('fault' in told) {
      unplanned.push(told);
      if (NEVER_RIGHT.has(told.code)) faults.add(told.fault);
      continue;
    }
    for (const fault of [...faultsOfCall(statement, text), ...(statement.row ? faultsOfClaim(statement.row, { columns: told.columns, text }, checker) : [])])
      faults.add(fault);
  }
  if (unplanned.length === texts.length) for (const { fault } of unplanned) faults.add(fault);
  return [...faults].map((fault) => `${statement.at}: ${fault}`);
}

function faultsOfCall({ parameters, row, isCounted }: Statement, text: string): string[] {
  const faults: string[] = [];
  const taken = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  if (parameters !== null && parameters !== taken) faults.push(`takes ${taken} parameters and is given ${parameters}`);
  if (row && COUNTED.test(text) && !isCounted) faults.push('gives its rows and their count, of which the caller takes the rows alone');
  return faults;
}
