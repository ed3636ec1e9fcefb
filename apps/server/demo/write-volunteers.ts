import { fileURLToPath } from 'node:url';
import { idCheckDigit, VOLUNTEER_INTERESTS } from '@karov/domain';
import { en, he } from '@karov/i18n/server';
import ExcelJS from 'exceljs';
import { DEMO_ACCOUNTS } from '../src/modules/demo/demo-accounts.js';
import {
  ARABIC_NAMES,
  demoPerson,
  pick,
  RUSSIAN_NAMES,
  spread,
} from '../src/modules/demo/demo-people.rules.js';
import { IMPORT_COLUMNS, type ImportColumn } from '../src/modules/import/import-columns.js';

/**
 * Writes apps/server/demo/volunteers.xlsx, the spreadsheet from which the demo's volunteers are imported. Run
 * it again after changing the people: node --import @karov/testing/source-loader --conditions=karov-source
 * apps/server/demo/write-volunteers.ts
 */
const COUNT = 400;
const words = he.imports;
type Row = Partial<Record<ImportColumn, string>>;

function idNumber(n: number): string {
  const firstEight = String(20_000_000 + spread(n, 20, 49_999_999)).padStart(8, '0');
  return firstEight + String(idCheckDigit(firstEight));
}

function phone(n: number): string {
  return `05${pick(['0', '2', '4'], n, 21)}-${String(2_000_000 + n * 19_997).padStart(7, '0')}`;
}

function date(n: number, salt: number, firstYear: number, years: number): string {
  return `${String(1 + spread(n, salt, 28)).padStart(2, '0')}/${String(1 + spread(n, salt + 1, 12)).padStart(2, '0')}/${firstYear + spread(n, salt + 2, years)}`;
}

function languages(n: number, firstName: string): string {
  const known: string[] = [words.languages.hebrew];
  if (RUSSIAN_NAMES.includes(firstName)) known.push(words.languages.russian);
  if (ARABIC_NAMES.includes(firstName)) known.push(words.languages.arabic);
  if (spread(n, 23, 2) === 0) known.push(words.languages.english);
  return known.join(', ');
}

function yesNo(isYes: boolean): string {
  return isYes ? words.yes : words.no;
}

function volunteer(n: number): Row {
  const person = demoPerson(n);
  const drives = spread(n, 24, 100) < 75;
  const first = pick(VOLUNTEER_INTERESTS, n, 25);
  const second = pick(VOLUNTEER_INTERESTS, n, 26);
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    phone: phone(n),
    email: `volunteer${n}@karov.example`,
    id_number: idNumber(n),
    address: person.address,
    dob: date(n, 30, 1955, 50),
    gender: words.genders[person.gender],
    languages: languages(n, person.firstName),
    interests: [...new Set([words.interests[first], words.interests[second]])].join(', '),
    place: person.address.split(', ')[1] ?? '',
    date: date(n, 40, 2022, 4),
    israeli_citizen: words.yes,
    local_authority: yesNo(spread(n, 27, 5) === 0),
    driving_license: yesNo(drives),
    vehicle_availability: yesNo(drives && spread(n, 28, 100) < 80),
    way_to_provide_help: pick(
      [words.ways.both, words.ways.both, words.ways.both, words.ways.on_site, words.ways.phone],
      n,
      29,
    ),
    contact_method: spread(n, 31, 3) === 0 ? words.contactMethods.whatsapp : words.contactMethods.sms,
  };
}

/**
 * The volunteers whose accounts the demo offers, at the top of the list; their data is fixed, so that the
 * demo's stories always work.
 */
function accounts(): Row[] {
  return DEMO_ACCOUNTS.filter(({ role }) => role === 'volunteer').map((account, index) => ({
    ...volunteer(1000 + index),
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    address: account.address,
    gender: words.genders[account.key === 'volunteerNotValidated' ? 'male' : 'female'],
    languages: `${words.languages.hebrew}, ${words.languages.english}`,
    driving_license: words.yes,
    vehicle_availability: words.yes,
    way_to_provide_help: words.ways.both,
    contact_method: words.contactMethods.sms,
  }));
}

const workbook = new ExcelJS.Workbook();
workbook.created = workbook.modified = new Date('2026-01-01T00:00:00Z');
const sheet = workbook.addWorksheet(`${words.sheet} - ${en.imports.sheet}`, {
  views: [{ state: 'frozen', ySplit: 1, rightToLeft: true }],
});
sheet.columns = IMPORT_COLUMNS.map((key) => ({
  key,
  header: words.columns[key],
  width: 18,
  style: { numFmt: '@' },
}));
sheet.getRow(1).font = { bold: true };
const named = accounts();
sheet.addRows([...named, ...Array.from({ length: COUNT - named.length }, (_, n) => volunteer(n))]);
await workbook.xlsx.writeFile(fileURLToPath(new URL('./volunteers.xlsx', import.meta.url)));
