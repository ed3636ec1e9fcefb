import type { ContactMethod, Gender, WayToHelp } from '@karov/domain';
import { isIsraeliId, isPostBox, judgeShortText, LIMITS, padIdNumber, type Verdict } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { isEmail } from 'class-validator';
import { CONTACT_CHOICES, WAY_CHOICES, type ImportChoices } from './import-choices.js';
import type { ColumnPlaces, ImportColumn } from './import-columns.js';
import type { Choice } from './import-values.rules.js';
import { cellText, neutralText, readChoice, readChoices, readDate, readYesNo, yearsBetween } from './import-values.rules.js';
import type { Cell, TableRow } from './spreadsheet/table-row.js';

/** Under this age nobody volunteers (rule 56). */
const MIN_AGE = 16;
const NAME_MAX = 100;

/** What a row says about a volunteer. Dates are YYYY-MM-DD. */
export interface RowVolunteer {
  row: number;
  firstName: string;
  lastName: string;
  phone: string;
  email: string | null;
  idNumber: string | null;
  address: string;
  dob: string | null;
  gender: Gender | null;
  languages: string[];
  interests: string[];
  place: string;
  date: string | null;
  israeliCitizen: boolean | null;
  localAuthority: boolean | null;
  drivingLicense: boolean | null;
  vehicleAvailability: boolean | null;
  wayToProvideHelp: WayToHelp;
  contactMethod: ContactMethod;
}

/** What is wrong with a cell; the text is chosen when it is told. */
export type CellProblem =
  | { kind: 'required' | 'email' | 'phone' | 'markup' | 'yesNo' | 'date' | 'dobFuture' | 'idNumber' | 'phoneTaken' | 'unknownTown' | 'postBox' | 'example' }
  | { kind: 'tooShort'; min: number }
  | { kind: 'tooLong'; max: number }
  | { kind: 'tooYoung'; age: number }
  | { kind: 'phoneTwice'; row: number }
  | { kind: 'unknownValue'; value: string; choices: readonly Choice<string>[] };

/** A row that cannot be imported: its words and what is wrong with them. */
export interface RowProblems {
  row: number;
  values: Partial<Record<ImportColumn, string>>;
  problems: { column: ImportColumn; problem: CellProblem }[];
}

/** Reads one row; every fault in it is found, not only the first. */
export function readRow(
  row: TableRow,
  places: ColumnPlaces,
  choices: ImportChoices,
  today: string,
): { volunteer: RowVolunteer; problems: RowProblems['problems'] } {
  const reader = new RowReader(row.cells, places);
  const israeliCitizen = reader.yesNo('israeli_citizen');
  const volunteer: RowVolunteer = {
    row: row.number,
    firstName: reader.name('first_name'),
    lastName: reader.name('last_name'),
    phone: reader.phone(),
    email: reader.email(),
    idNumber: reader.idNumber(israeliCitizen !== false),
    address: reader.address(),
    dob: reader.birthday(today),
    gender: reader.choice('gender', choices.gender),
    languages: reader.choices('languages', choices.languages),
    interests: reader.choices('interests', choices.interests),
    place: neutralText(reader.text('place')).slice(0, LIMITS.textMax),
    date: reader.date('date'),
    israeliCitizen,
    localAuthority: reader.yesNo('local_authority'),
    drivingLicense: reader.yesNo('driving_license'),
    vehicleAvailability: reader.yesNo('vehicle_availability'),
    wayToProvideHelp: reader.choice('way_to_provide_help', WAY_CHOICES) ?? 'both',
    contactMethod: reader.choice('contact_method', CONTACT_CHOICES) ?? 'sms',
  };
  return { volunteer, problems: reader.problems };
}

/** The words of a row by column, as they stand in the file, for the table of errors. */
export function rowValues(cells: readonly Cell[], places: ColumnPlaces): RowProblems['values'] {
  const values: RowProblems['values'] = {};
  for (const [column, index] of places) {
    const text = cellText(cells[index]);
    if (text !== '') values[column] = text;
  }
  return values;
}

/** Reads the cells of one row and gathers what is wrong with them. */
class RowReader {
  readonly problems: RowProblems['problems'] = [];

  constructor(
    private readonly cells: readonly Cell[],
    private readonly places: ColumnPlaces,
  ) {}

  text(column: ImportColumn): string {
    return cellText(this.cell(column));
  }

  name(column: 'first_name' | 'last_name'): string {
    const name = neutralText(this.text(column)).replace(/\s+/g, ' ');
    if (name === '') this.report(column, { kind: 'required' });
    else this.reportVerdict(column, judgeShortText(name, LIMITS.nameMin, NAME_MAX));
    return name;
  }

  phone(): string {
    const text = this.text('phone');
    if (text === '') this.report('phone', { kind: 'required' });
    const phone = text === '' ? null : normalizePhone(text);
    if (text !== '' && !phone) this.report('phone', { kind: 'phone' });
    return phone ?? '';
  }

  email(): string | null {
    const text = this.text('email');
    if (text === '') return null;
    if (!isEmail(text)) this.report('email', { kind: 'email' });
    return text.toLowerCase();
  }

  idNumber(isCitizen: boolean): string | null {
    const text = this.text('id_number');
    if (text === '') return null;
    const padded = padIdNumber(text);
    if (padded === null || (isCitizen && !isIsraeliId(padded))) this.report('id_number', { kind: 'idNumber' });
    return padded;
  }

  address(): string {
    const address = neutralText(this.text('address'));
    if (address === '') this.report('address', { kind: 'required' });
    else if (isPostBox(address)) this.report('address', { kind: 'postBox' });
    else this.reportVerdict('address', judgeShortText(address, 1, LIMITS.textMax));
    return address;
  }

  birthday(today: string): string | null {
    const dob = this.date('dob');
    if (dob !== null && dob > today) this.report('dob', { kind: 'dobFuture' });
    else if (dob !== null && yearsBetween(dob, today) < MIN_AGE) this.report('dob', { kind: 'tooYoung', age: MIN_AGE });
    return dob;
  }

  /** Any date that exists: past trainings are imported too (rule 54). */
  date(column: 'dob' | 'date'): string | null {
    const read = readDate(this.cell(column));
    if (!read.ok) this.report(column, { kind: 'date' });
    return read.ok ? read.value : null;
  }

  yesNo(column: ImportColumn): boolean | null {
    const read = readYesNo(this.text(column));
    if (!read.ok) this.report(column, { kind: 'yesNo' });
    return read.ok ? read.value : null;
  }

  choice<T extends string>(column: ImportColumn, choices: readonly Choice<T>[]): T | null {
    const text = this.text(column);
    if (text === '') return null;
    const found = readChoice(choices, text);
    if (found === null) this.report(column, { kind: 'unknownValue', value: text, choices });
    return found;
  }

  choices<T extends string>(column: ImportColumn, choices: readonly Choice<T>[]): T[] {
    const found = readChoices(choices, this.text(column)).flatMap(({ text, value }) => {
      if (value === null) this.report(column, { kind: 'unknownValue', value: text, choices });
      return value === null ? [] : [value];
    });
    return [...new Set(found)];
  }

  private cell(column: ImportColumn): Cell | undefined {
    const index = this.places.get(column);
    return index === undefined ? undefined : this.cells[index];
  }

  private reportVerdict(column: ImportColumn, verdict: Verdict | null): void {
    if (verdict?.key === 'markup') this.report(column, { kind: 'markup' });
    if (verdict?.key === 'tooShort') this.report(column, { kind: 'tooShort', min: verdict.params?.['min'] ?? 0 });
    if (verdict?.key === 'tooLong') this.report(column, { kind: 'tooLong', max: verdict.params?.['max'] ?? 0 });
  }

  private report(column: ImportColumn, problem: CellProblem): void {
    this.problems.push({ column, problem });
  }
}
