/**
 * Times are ISO 8601 in UTC. Addresses are wire addresses: text in parts separated by commas, with latitude
 * and longitude last.
 */
export type IsoTime = string;
export type Flag = 0 | 1;

/** Calendar days, `YYYY-MM-DD`. */
export type IsoDay = string;

export interface Option {
  id: number | string;
  label: string;
}

/** What became of one act on many records: each id is in one of the lists (rule 241). */
export interface ActOnMany {
  done: number[];
  /** why not, in the reader's language */
  refused: { id: number; message: string }[];
}

/** A person identified by name, without a telephone number. */
export interface NamedPerson {
  id: number;
  full_name: string;
}
