import { en, he } from '@karov/i18n/server';
import type { Cell } from './spreadsheet/table-row.js';

/** The columns of the volunteer import, by the names of the registration's fields (rule 129), in the order of the sample. */
export const IMPORT_COLUMNS = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'id_number',
  'address',
  'dob',
  'gender',
  'languages',
  'interests',
  'place',
  'date',
  'israeli_citizen',
  'local_authority',
  'driving_license',
  'vehicle_availability',
  'way_to_provide_help',
  'contact_method',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Without these a row is no volunteer. */
export const REQUIRED_COLUMNS: readonly ImportColumn[] = ['first_name', 'last_name', 'phone', 'address'];

/** Other words that lists in use have for the columns. */
const OTHER_NAMES: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  phone: ['טלפון נייד', 'נייד', 'mobile', 'phone number', 'mobile phone'],
  email: ['אימייל', 'מייל', 'דואר אלקטרוני', 'email', 'mail'],
  id_number: ['ת.ז.', 'תז', 'מספר זהות', 'id', 'identity number'],
  address: ['כתובת מגורים', 'residential address'],
  dob: ['birth date', 'birthday'],
  gender: ['מין', 'sex'],
  driving_license: ['driving license', 'רשיון נהיגה'],
};

/** Where each column stands in the file. */
export type ColumnPlaces = ReadonlyMap<ImportColumn, number>;

const BY_NAME = new Map<string, ImportColumn>(
  IMPORT_COLUMNS.flatMap((column) =>
    [column, he.imports.columns[column], en.imports.columns[column], ...(OTHER_NAMES[column] ?? [])].map((name) => [comparable(name), column] as const),
  ),
);

/** Reads the heading row, in Hebrew or English; columns nobody knows are left out. */
export function placeColumns(heading: readonly Cell[]): ColumnPlaces {
  const places = new Map<ImportColumn, number>();
  heading.forEach((cell, index) => {
    const column = typeof cell === 'string' ? BY_NAME.get(comparable(cell)) : undefined;
    if (column && !places.has(column)) places.set(column, index);
  });
  return places;
}

/** The required columns that a file does not have. */
export function missingColumns(places: ColumnPlaces): ImportColumn[] {
  return REQUIRED_COLUMNS.filter((column) => !places.has(column));
}

/** Signs, spaces and capitals do not matter; a star that marks a required column neither. */
function comparable(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9א-ת]/g, '');
}
