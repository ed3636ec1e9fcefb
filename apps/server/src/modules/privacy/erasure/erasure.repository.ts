import { formatPhone } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../../platform/crypto/sealed-texts.js';
import { Database } from '../../../platform/database/database.js';
import { PERSONAL_DATA } from './personal-data.js';
import type { Erasing } from './personal-table.js';

/** The minimum length of names and words: shorter ones would also match parts of other words. */
const NAME_MIN = 3;
const WORDS_MIN = 5;

/** A person's details that may occur in others' texts. */
interface Told {
  /**
   * Details that are unique to the person; a number counts only for the period in which it was the person's
   * (rule 232).
   */
  told: { pattern: string | null; hashes: string[] | null; phone: string | null }[];
  /** The same details, as strings that identify the person beyond doubt when they occur in a text. */
  marks: string[];
  /** The person's names and statements, for texts about them; the longest first. */
  bond: string[];
}

interface Facts {
  fullName: string;
  isOnlyOne: boolean;
  names: string[];
  email: string | null;
  texts: (string | null)[];
  /** The person's sealed texts. */
  kept: Buffer[];
  phones: string[];
}

/** Carries out the erasures that the register of personal data lists, for one person. */
@Injectable()
export class ErasureRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  /**
   * Erases everything personal about a person (rule 90), in the order of the register and only with its
   * statements.
   */
  async erase(person: number, now: Date): Promise<void> {
    const { told, marks, bond } = await this.toldOf(person);
    await this.sealed.sealThose(marks);
    const values = { person, told: JSON.stringify(told), bond, now };
    for (const { table, erasing } of erasures()) {
      const { sql, names } = numbered('reword' in erasing ? erasing.where : toStatement(table, erasing));
      const given = names.map((name) => values[name]);
      if ('reword' in erasing)
        await this.sealed.rewrite(table, { condition: sql, values: given }, (text) =>
          erasing.isNamed && !marks.some((words) => text.includes(words)) ? text : withoutWords(text, bond),
        );
      else await this.database.joined.query(sql, given);
    }
    await this.database.joined.query('SELECT forget_in_activity_log($1)', [person]);
  }

  private async toldOf(person: number): Promise<Told> {
    const rows: Facts[] = await this.database.joined.query(
      `SELECT u.full_name AS "fullName", ARRAY[u.full_name, u.first_name, u.last_name] AS names, u.email,
         NOT EXISTS (SELECT 1 FROM users o WHERE o.full_name = u.full_name AND o.id <> u.id AND o.deleted_at IS NULL) AS "isOnlyOne",
         ARRAY(SELECT t FROM unnest(ARRAY[u.residential_text, u.residential_street, u.arrival_text, u.arrival_street]) t
           UNION SELECT t FROM needs n CROSS JOIN unnest(ARRAY[n.origin_text, n.origin_street, n.destination_text, n.destination_street]) t WHERE n.user_id = u.id
         ) AS texts,
         ARRAY[${keptText('u.contact_note')}, ${keptText('u.comments')}] || ARRAY(SELECT ${keptText('n.description')} FROM needs n WHERE n.user_id = u.id) AS kept,
         ARRAY(SELECT o.phone FROM phone_owners o WHERE o.user_id = u.id UNION SELECT u.phone) AS phones
       FROM users u WHERE u.id = $1`,
      [person],
    );
    const [facts] = rows;
    if (!facts) return { told: [], marks: [], bond: [] };
    return toldBy(
      { ...facts, texts: [...facts.texts, ...facts.kept.map((text) => this.sealed.read(text))] },
      (words) => this.sealed.soughtTogether(words),
    );
  }
}

/** The statements of the register, in order, with names in place of values. */
export function erasureStatements(): string[] {
  return erasures().map(({ table, erasing }) => toStatement(table, erasing));
}

function erasures(): { table: string; erasing: Erasing }[] {
  return Object.entries(PERSONAL_DATA).flatMap(([table, { erase }]) =>
    erase.map((erasing) => ({ table, erasing })),
  );
}

/** Does what the SQL function `without_words` does, for texts that only the application can read. */
function withoutWords(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, '…'), text);
}

function toStatement(table: string, erasing: Erasing): string {
  if ('forget' in erasing) return `DELETE FROM ${table} WHERE ${erasing.forget}`;
  if ('reword' in erasing) return `SELECT id FROM ${table} WHERE ${erasing.where}`;
  const emptied = Object.entries(erasing.blank).map(([column, value]) => `${column} = ${value}`);
  return `UPDATE ${table} SET ${emptied.join(', ')} WHERE ${erasing.where}`;
}

const TYPES = { person: 'int', told: 'jsonb', bond: 'text[]', now: 'timestamptz' } as const;
type ValueName = keyof typeof TYPES;
const VALUE_NAMES: readonly ValueName[] = ['person', 'told', 'bond', 'now'];

/** Returns a statement with numbered parameters in place of named ones, and the names in order. */
export function numbered(statement: string): { sql: string; names: ValueName[] } {
  const names = VALUE_NAMES.filter((name) => statement.includes(`:${name}`));
  const sql = names.reduce(
    (text, name, index) => text.replaceAll(`:${name}`, `$${index + 1}::${TYPES[name]}`),
    statement,
  );
  return { sql, names };
}

function toldBy(
  { fullName, isOnlyOne, names, email, texts, phones }: Omit<Facts, 'kept'>,
  hashesOf: (words: string) => string[][],
): Told {
  const numbers = phones
    .filter((phone) => phone !== '')
    .flatMap((phone) => spellings(phone).map((words) => ({ words, phone })));
  const alone = [...(isOnlyOne && fullName.includes(' ') ? [fullName] : []), ...(email ? [email] : [])].map(
    (words) => ({ words, phone: null }),
  );
  const bond = [
    ...names.filter((name) => name.length >= NAME_MIN),
    ...texts.filter((text): text is string => text !== null && text.length >= WORDS_MIN),
    ...(email ? [email] : []),
    ...numbers.map(({ words }) => words),
  ];
  return {
    told: [...alone, ...numbers].flatMap(({ words, phone }) => {
      const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
      return [
        { pattern, hashes: null, phone },
        ...hashesOf(words).map((hashes) => ({ pattern: null, hashes, phone })),
      ];
    }),
    marks: [...alone, ...numbers].map(({ words }) => words),
    bond: [...new Set(bond)].toSorted((one, other) => other.length - one.length),
  };
}

/** Returns the spellings of a number that messages and people use. */
function spellings(phone: string): string[] {
  const shown = formatPhone(phone);
  return [...new Set([phone, phone.slice(1), shown, shown.replaceAll(/\D/g, '')])].filter(
    (words) => words.length >= WORDS_MIN,
  );
}
