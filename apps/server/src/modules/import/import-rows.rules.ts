import type { ContactMethod, Gender, VolunteerFlag, WayToHelp } from '@karov/domain';
import {
  eachVolunteerFlag,
  foldName,
  isIsraeliId,
  isPostBox,
  LIMITS,
  padIdNumber,
  type Violation,
  validateShortText,
} from '@karov/domain';
import { isLandline, normalizePhone } from '@karov/domain/phone';
import { isEmail } from 'class-validator';
import { CONTACT_CHOICES, type ImportChoices, WAY_CHOICES } from './import-choices.js';
import { addressColumnOf, type ColumnPlaces, type ImportColumn, PHONE_COLUMNS } from './import-columns.js';
import type { Choice } from './import-values.rules.js';
import {
  cellText,
  neutralText,
  readChoice,
  readChoices,
  readDate,
  readYesNo,
  yearsBetween,
} from './import-values.rules.js';
import type { Cell, TableRow } from './spreadsheet/table-row.js';

/** The minimum age of a volunteer (rule 56). */
const MIN_AGE = 16;
const NAME_MAX = 100;

/** A row's data about a volunteer; dates are in the form YYYY-MM-DD. */
export interface RowVolunteer {
  row: number;
  firstName: string;
  lastName: string;
  phone: string;
  /** the other telephone numbers of the row, in E.164 format */
  otherPhones: string[];
  email: string | null;
  idNumber: string | null;
  address: string;
  dob: string | null;
  gender: Gender | null;
  languages: string[];
  interests: string[];
  place: string;
  date: string | null;
  flags: Record<VolunteerFlag, boolean | null>;
  wayToProvideHelp: WayToHelp;
  contactMethod: ContactMethod;
}

/** An error in a cell; its text is determined when it is shown. */
export type CellProblem =
  | {
      kind:
        | 'required'
        | 'email'
        | 'phone'
        | 'markup'
        | 'yesNo'
        | 'date'
        | 'dobFuture'
        | 'idNumber'
        | 'phoneTaken'
        | 'unknownTown'
        | 'postBox'
        | 'example';
    }
  | { kind: 'tooShort'; min: number }
  | { kind: 'tooLong'; max: number }
  | { kind: 'tooYoung'; age: number }
  | { kind: 'phoneTwice'; row: number }
  | { kind: 'unknownValue'; value: string; choices: readonly Choice<string>[] };

/** A row that cannot be imported: its values and their errors. */
export interface RowProblems {
  row: number;
  values: Partial<Record<ImportColumn, string>>;
  problems: { column: ImportColumn; problem: CellProblem }[];
}

/** A row that was read, the column of the volunteer's telephone, and the errors. */
export interface ReadRow {
  volunteer: RowVolunteer;
  phoneColumn: ImportColumn;
  problems: RowProblems['problems'];
}

/** Reads one row and finds every error in it. */
export function readRow(row: TableRow, places: ColumnPlaces, choices: ImportChoices, today: string): ReadRow {
  const reader = new RowReader(row.cells, places);
  const flags = eachVolunteerFlag((name) => reader.yesNo(name));
  const firstName = reader.name('first_name');
  const lastName = reader.name('last_name');
  const [main, ...others] = reader.phones();
  const volunteer: RowVolunteer = {
    row: row.number,
    firstName,
    lastName,
    phone: main?.number ?? '',
    otherPhones: others.map(({ number }) => number),
    email: reader.email(),
    idNumber: reader.idNumber(flags.israeli_citizen !== false),
    address: reader.address(),
    dob: reader.birthday(today),
    gender: reader.choice('gender', choices.gender),
    languages: reader.choices('languages', choices.languages),
    interests: reader.choices('interests', choices.interests),
    place: neutralText(reader.text('place')).slice(0, LIMITS.textMax),
    date: reader.date('date'),
    flags,
    wayToProvideHelp: reader.choice('way_to_provide_help', WAY_CHOICES) ?? 'both',
    contactMethod: reader.choice('contact_method', CONTACT_CHOICES) ?? 'sms',
  };
  return { volunteer, phoneColumn: main?.column ?? 'phone', problems: reader.problems };
}

/** The values of a row by column, as they are in the file, for the table of errors. */
export function rowValues(cells: readonly Cell[], places: ColumnPlaces): RowProblems['values'] {
  const values: RowProblems['values'] = {};
  for (const [column, index] of places) {
    const text = cellText(cells[index]);
    if (text !== '') values[column] = text;
  }
  return values;
}

/** Reads the cells of one row and collects their errors. */
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
    else this.reportViolation(column, validateShortText(name, LIMITS.personNameMin, NAME_MAX));
    return name;
  }

  /**
   * The row's telephones from all columns, first the one for messages: mobile numbers come before landlines.
   */
  phones(): { column: ImportColumn; number: string }[] {
    const written = PHONE_COLUMNS.filter((column) => this.text(column) !== '');
    if (written.length === 0)
      this.report(PHONE_COLUMNS.find((column) => this.places.has(column)) ?? 'phone', { kind: 'required' });
    const found = new Map<string, ImportColumn>();
    for (const column of written) {
      const number = normalizePhone(this.text(column));
      if (number === null) this.report(column, { kind: 'phone' });
      else if (!found.has(number)) found.set(number, column);
    }
    return Array.from(found, ([number, column]) => ({ column, number })).sort(
      (one, other) => Number(isLandline(one.number)) - Number(isLandline(other.number)),
    );
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
    if (padded === null || (isCitizen && !isIsraeliId(padded)))
      this.report('id_number', { kind: 'idNumber' });
    return padded;
  }

  address(): string {
    const address = this.writtenAddress();
    const column = addressColumnOf(this.places);
    if (address === '') this.report(column, { kind: 'required' });
    else if (isPostBox(address)) this.report(column, { kind: 'postBox' });
    else this.reportViolation(column, validateShortText(address, 1, LIMITS.textMax));
    return address;
  }

  /** The address in its usual form, even if its parts, or only the town, are in columns of their own. */
  private writtenAddress(): string {
    const part = (column: ImportColumn): string => neutralText(this.text(column));
    const [whole, town, apartment] = [part('address'), part('town'), part('apartment')];
    const house = [part('street'), part('house_number')].filter(Boolean).join(' ');
    const place =
      whole || [house, apartment && `דירה ${apartment.replace(/^דירה\s*/, '')}`].filter(Boolean).join(' ');
    const isTownNamed = ` ${foldName(place)} `.includes(` ${foldName(town)} `);
    return [place, ...(isTownNamed ? [] : [town])].filter(Boolean).join(', ');
  }

  birthday(today: string): string | null {
    const dob = this.date('dob');
    if (dob !== null && dob > today) this.report('dob', { kind: 'dobFuture' });
    else if (dob !== null && yearsBetween(dob, today) < MIN_AGE)
      this.report('dob', { kind: 'tooYoung', age: MIN_AGE });
    return dob;
  }

  /** Reads any valid date: past trainings are imported too (rule 54). */
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

  private reportViolation(column: ImportColumn, violation: Violation | null): void {
    if (violation?.key === 'markup') this.report(column, { kind: 'markup' });
    if (violation?.key === 'tooShort')
      this.report(column, { kind: 'tooShort', min: violation.params?.['min'] ?? 0 });
    if (violation?.key === 'tooLong')
      this.report(column, { kind: 'tooLong', max: violation.params?.['max'] ?? 0 });
  }

  private report(column: ImportColumn, problem: CellProblem): void {
    this.problems.push({ column, problem });
  }
}
