/**
 * Times are ISO 8601 in UTC. Addresses are wire addresses: text, with latitude and longitude as the last two
 * comma parts.
 */
export type IsoTime = string;
export type Flag = 0 | 1;

/** Calendar days, `YYYY-MM-DD`. */
export type IsoDay = string;

export interface Option {
  id: number | string;
  label: string;
}

/** A person by name, without a number. */
export interface NamedPerson {
  id: number;
  full_name: string;
}
