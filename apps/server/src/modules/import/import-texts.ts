import type { ImportRowError } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { allowedWords } from './import-choices.js';
import type { ImportColumn } from './import-columns.js';
import type { CellProblem, RowProblems } from './import-rows.rules.js';

/** A column's name in the caller's language. */
export function columnName(column: ImportColumn, locale: Locale): string {
  return serverText(locale, `imports.columns.${column}`);
}

/** Faulty rows for the caller: with columns by name and errors in words. */
export function describeRows(problems: readonly RowProblems[], locale: Locale): ImportRowError[] {
  return problems.map((row) => {
    const errors = new Map<string, string[]>();
    for (const { column, problem } of row.problems) {
      const name = columnName(column, locale);
      errors.set(name, [...(errors.get(name) ?? []), describe(problem, locale)]);
    }
    return {
      row: row.row,
      name: nameOf(row.values),
      phone: row.values.phone || (row.values.mobile ?? ''),
      values: named(row.values, locale),
      errors: Object.fromEntries(errors),
    };
  });
}

/** The errors of a row in one text, with column names. */
export function faultsInWords({ problems }: RowProblems, locale: Locale): string {
  return problems
    .map(({ column, problem }) => `${columnName(column, locale)}: ${describe(problem, locale)}`)
    .join(' ');
}

function nameOf({ first_name: first, last_name: last }: RowProblems['values']): string {
  return [first, last].filter(Boolean).join(' ');
}

function named(values: RowProblems['values'], locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([column, text]) => [
      serverText(locale, `imports.columns.${column as ImportColumn}`),
      text,
    ]),
  );
}

function describe(problem: CellProblem, locale: Locale): string {
  switch (problem.kind) {
    case 'tooShort':
      return serverText(locale, 'validation.tooShort', { min: problem.min });
    case 'tooLong':
      return serverText(locale, 'validation.tooLong', { max: problem.max });
    case 'tooYoung':
      return serverText(locale, 'imports.rowErrors.tooYoung', { age: problem.age });
    case 'phoneTwice':
      return serverText(locale, 'imports.rowErrors.phoneTwice', { row: problem.row });
    case 'unknownValue':
      return serverText(locale, 'imports.rowErrors.unknownValue', {
        value: problem.value,
        allowed: allowedWords(problem.choices, locale),
      });
    default:
      return plainFault(problem.kind, locale);
  }
}

type PlainFault = Exclude<
  CellProblem['kind'],
  'tooShort' | 'tooLong' | 'tooYoung' | 'phoneTwice' | 'unknownValue'
>;

function plainFault(kind: PlainFault, locale: Locale): string {
  if (kind === 'required' || kind === 'email' || kind === 'phone' || kind === 'postBox' || kind === 'markup')
    return serverText(locale, `validation.${kind}`);
  return serverText(locale, `imports.rowErrors.${kind}`);
}
