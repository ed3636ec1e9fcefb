import { VOLUNTEER_FLAGS } from '@karov/domain';
import { en, he } from '@karov/i18n/server';
import type { Cell } from './spreadsheet/table-row.js';

/**
 * The columns of the volunteer import, named like the registration's fields (rule 129), in the order of the
 * sample.
 */
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
  ...VOLUNTEER_FLAGS,
  'way_to_provide_help',
  'contact_method',
] as const;
/**
 * Columns in volunteers' own lists in addition to these or in place of them: further telephones, and an
 * address in parts (rule 231).
 */
const OTHER_COLUMNS = ['mobile', 'other_phone', 'street', 'house_number', 'apartment', 'town'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number] | (typeof OTHER_COLUMNS)[number];

/** The columns required for a volunteer; the telephone and the address may also be in other columns. */
export const REQUIRED_COLUMNS: readonly ImportColumn[] = ['first_name', 'last_name', 'phone', 'address'];

/** The columns of a row's telephones, the preferred one first. */
export const PHONE_COLUMNS = ['mobile', 'phone', 'other_phone'] as const satisfies readonly ImportColumn[];
const IN_PLACE_OF: ReadonlyMap<ImportColumn, readonly ImportColumn[]> = new Map<
  ImportColumn,
  readonly ImportColumn[]
>([
  ['phone', PHONE_COLUMNS],
  ['address', ['address', 'town']],
]);

/** Other names of the columns, used in volunteers' own lists. */
const OTHER_NAMES: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  phone: ['מספר טלפון', 'phone number', 'telephone', 'tel'],
  mobile: [
    'טלפון נייד',
    'טלפון סלולרי',
    'סלולרי',
    'פלאפון',
    'מספר נייד',
    'mobile phone',
    'mobile number',
    'cell',
    'cell phone',
  ],
  other_phone: [
    'טלפון 2',
    'טלפון בית',
    'טלפון בבית',
    'טלפון קווי',
    'טלפון אחר',
    'phone 2',
    'second phone',
    'home phone',
    'landline',
  ],
  email: ['אימייל', 'מייל', 'דואר אלקטרוני', 'email', 'mail'],
  id_number: ['ת.ז.', 'תז', 'מספר זהות', 'id', 'identity number'],
  address: ['כתובת מגורים', 'residential address'],
  street: ['רחוב מגורים', 'שם רחוב', 'street name'],
  house_number: ['מס בית', 'מספר הבית', 'בית', 'house', 'house no', 'street number'],
  apartment: ['מס דירה', 'מספר דירה', 'flat', 'apt'],
  town: [
    'יישוב',
    'ישוב',
    'שם יישוב',
    'שם ישוב',
    'עיר מגורים',
    'יישוב מגורים',
    'ישוב מגורים',
    'עיר/יישוב',
    'city',
    'locality',
    'settlement',
  ],
  dob: ['birth date', 'birthday'],
  gender: ['מין', 'sex'],
  driving_license: ['driving license', 'רשיון נהיגה'],
  local_authority: ['פעילות ברשות המקומית'],
};
/** Headings that mean only "number": such a column is the house number if it follows the street. */
const BARE_NUMBER: ReadonlySet<string> = new Set(['מספר', 'מס', 'number', 'no']);

/** The positions of the columns in the file. */
export type ColumnPlaces = ReadonlyMap<ImportColumn, number>;

const BY_NAME = new Map<string, ImportColumn>(
  [...IMPORT_COLUMNS, ...OTHER_COLUMNS].flatMap((column) =>
    [column, he.imports.columns[column], en.imports.columns[column], ...(OTHER_NAMES[column] ?? [])].map(
      (name) => [comparable(name), column] as const,
    ),
  ),
);

/** Finds the columns in the heading row, in Hebrew or English; unknown columns are left out. */
export function placeColumns(heading: readonly Cell[]): ColumnPlaces {
  const places = new Map<ImportColumn, number>();
  heading.forEach((cell, index) => {
    const name = typeof cell === 'string' ? comparable(cell) : '';
    const isHouse = BARE_NUMBER.has(name) && index > 0 && places.get('street') === index - 1;
    const column = isHouse ? 'house_number' : BY_NAME.get(name);
    if (column && !places.has(column)) places.set(column, index);
  });
  return places;
}

/** The required columns that a file does not have under any name. */
export function missingColumns(places: ColumnPlaces): ImportColumn[] {
  return REQUIRED_COLUMNS.filter(
    (column) => !(IN_PLACE_OF.get(column) ?? [column]).some((one) => places.has(one)),
  );
}

/** The column at which an error in the address is shown. */
export function addressColumnOf(places: ColumnPlaces): ImportColumn {
  return places.has('town') && !places.has('address') ? 'town' : 'address';
}

/** Normalizes a column's name: ignores punctuation, spaces, capitals, and the star of a required column. */
function comparable(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9א-ת]/g, '');
}
