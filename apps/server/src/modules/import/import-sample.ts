import type { Writable } from 'node:stream';
import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import ExcelJS from 'exceljs';
import { type ImportChoices, importOptions, labelIn } from './import-choices.js';
import type { ImportColumn } from './import-columns.js';
import { IMPORT_COLUMNS, REQUIRED_COLUMNS } from './import-columns.js';
import { EXAMPLES } from './import-examples.js';

/**
 * Writes the sample file: a sheet that can be filled in and imported directly, and a second sheet with the
 * allowed words for its columns.
 */
export async function writeSample(target: Writable, locale: Locale, choices: ImportChoices): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: target, useStyles: true });
  const views = [{ state: 'frozen' as const, ySplit: 1, rightToLeft: locale === 'he-IL' }];
  const sheet = workbook.addWorksheet(serverText(locale, 'imports.sheet'), { views });
  sheet.columns = IMPORT_COLUMNS.map((key) => ({
    key,
    header: heading(key, locale),
    width: 20,
    style: { numFmt: '@' },
  }));
  sheet.getRow(1).font = { bold: true };
  for (const [index, example] of EXAMPLES[locale].entries())
    sheet.addRow({ ...example, ...chosen(choices, index, locale) }).commit();
  sheet.commit();
  writeValues(workbook, importOptions(choices, locale), locale, views);
  await workbook.commit();
}

function heading(column: ImportColumn, locale: Locale): string {
  return serverText(locale, `imports.columns.${column}`) + (REQUIRED_COLUMNS.includes(column) ? ' *' : '');
}

/** The choices in an example, from the current lists. */
function chosen(
  { gender, languages, interests }: ImportChoices,
  index: number,
  locale: Locale,
): Partial<Record<ImportColumn, string>> {
  const labels = (from: ImportChoices[keyof ImportChoices], start: number, count: number) =>
    from
      .slice(start, start + count)
      .map((choice) => labelIn(choice, locale))
      .join(', ');
  const person = gender.filter((choice) => choice.value === (index === 0 ? 'female' : 'male'));
  return {
    gender: labels(person, 0, 1),
    languages: labels(languages, 0, 2),
    interests: labels(interests, index, 2),
  };
}

function writeValues(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  { interests, gender, languages }: ReturnType<typeof importOptions>,
  locale: Locale,
  views: ExcelJS.AddWorksheetOptions['views'],
): void {
  const lists: [ImportColumn, { label: string }[]][] = [
    ['interests', interests],
    ['gender', gender],
    ['languages', languages],
  ];
  const sheet = workbook.addWorksheet(
    lists.map(([column]) => serverText(locale, `imports.columns.${column}`)).join(', '),
    { views },
  );
  sheet.columns = lists.map(([column]) => ({
    header: serverText(locale, `imports.columns.${column}`),
    width: 20,
  }));
  const longest = Math.max(...lists.map(([, values]) => values.length));
  for (let row = 0; row < longest; row++)
    sheet.addRow(lists.map(([, values]) => values[row]?.label ?? '')).commit();
  sheet.commit();
}
