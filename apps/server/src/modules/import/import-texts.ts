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

/** The rows with errors as the caller reads them: columns by their names, faults in words. */
export function describeRows(problems: readonly RowProblems[], locale: Locale): ImportRowError[] {
  return problems.map((row) => {
    const errors = new Map<string, string[]>();
    for (const { column, problem } of row.problems) {
      const name = columnName(column, locale);
      errors.set(name, [...(errors.get(name) ?? []), describe(problem, locale)]);
    }
    return { row: row.row, values: named(row.values, locale), errors: Object.fromEntries(errors) };
  });
}

function named(values: RowProblems['values'], locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([column, text]) => [serverText(locale, `imports.columns.${column as ImportColumn}`), text]));
}

function describe(problem: CellProblem, locale: Locale): string {
  switch (problem.kind) {
    case 'required':
    case 'email':
    case 'phone':
      return serverText(locale, `validation.${problem.kind}`);
    case 'tooShort':
      return serverText(locale, 'validation.tooShort', { min: problem.min });
    case 'tooLong':
      return serverText(locale, 'validation.tooLong', { max: problem.max });
    case 'tooYoung':
      return serverText(locale, 'imports.rowErrors.tooYoung', { age: problem.age });
    case 'phoneTwice':
      return serverText(locale, 'imports.rowErrors.phoneTwice', { row: problem.row });
    case 'unknownValue':
      return serverText(locale, 'imports.rowErrors.unknownValue', { value: problem.value, allowed: allowedWords(problem.choices, locale) });
    case 'yesNo':
    case 'date':
    case 'dobFuture':
    case 'idNumber':
    case 'phoneTaken':
      return serverText(locale, `imports.rowErrors.${problem.kind}`);
  }
}

/** What the admin reads when all rows are in. */
export function importedText(imported: number, withoutPosition: number, locale: Locale): string {
  const parts = [serverText(locale, 'imports.importedAll', { count: imported })];
  if (withoutPosition > 0) parts.push(serverText(locale, 'imports.withoutPosition', { count: withoutPosition }));
  return parts.join(' ');
}
