import type { ApplicationForm, Flag, OwnApplication } from '@karov/api-client';
import { CATEGORY_TYPES, type CategoryType, isRecord } from '@karov/domain';

/** The fields of a help request; a field without a choice is null, one without text is empty. */
export interface RequestValues {
  category_id: number | null;
  description: string;
  /** in the wire's form, with its position */
  destination_address: string;
  /** 1 if the help is at an address other than the person's own */
  other_address: Flag;
  origin_address: string;
  /** `YYYY-MM-DD` */
  arrival_date: string;
  /** a whole hour, "14:00" */
  arrival_time: string;
  expiration_date: string;
  /** created once with the form, so that two presses create one request */
  idempotency_key: string;
}

/** Returns an empty form; if the person has no address, the form asks for one. */
export function emptyRequest(hasHome: boolean): RequestValues {
  return {
    category_id: null,
    description: '',
    destination_address: '',
    other_address: hasHome ? 0 : 1,
    origin_address: '',
    arrival_date: '',
    arrival_time: '',
    expiration_date: '',
    idempotency_key: crypto.randomUUID(),
  };
}

/** Returns an earlier request as a form, to repeat it at another time (rule 2). */
export function repeatedRequest(
  { category_id, description, destination_address, other_address, origin_address }: OwnApplication,
  hasHome: boolean,
): RequestValues {
  const empty = emptyRequest(hasHome);
  const origin = other_address === 1 ? { other_address, origin_address } : {};
  return { ...empty, category_id, description, destination_address, ...origin };
}

/** Clears the details and keeps the category (rule 130 "Help request wizard"). */
export function withoutDetails<V extends RequestValues>(values: V, hasHome: boolean): V {
  const { category_id, idempotency_key } = values;
  return { ...values, ...emptyRequest(hasHome), category_id, idempotency_key };
}

/** The body to send: only the fields of the category's type (rule 123). */
export function requestToWire(values: RequestValues, type: CategoryType): ApplicationForm {
  const { description, other_address, origin_address, idempotency_key } = values;
  const time =
    type === CATEGORY_TYPES.ride
      ? {
          destination_address: values.destination_address,
          arrival_date: values.arrival_date,
          arrival_time: values.arrival_time,
        }
      : { expiration_date: values.expiration_date };
  return {
    category_id: values.category_id ?? 0,
    description: description.trim(),
    ...time,
    other_address,
    ...(other_address === 1 && { origin_address }),
    idempotency_key,
  };
}

/** Reads a draft; unknown values are left out. */
export function parseRequest(kept: unknown): RequestValues {
  const raw = isRecord(kept) ? kept : {};
  const text = (name: keyof RequestValues) => (typeof raw[name] === 'string' ? raw[name] : '');
  return {
    category_id: typeof raw['category_id'] === 'number' ? raw['category_id'] : null,
    other_address: raw['other_address'] === 1 ? 1 : 0,
    description: text('description'),
    destination_address: text('destination_address'),
    origin_address: text('origin_address'),
    arrival_date: text('arrival_date'),
    arrival_time: text('arrival_time'),
    expiration_date: text('expiration_date'),
    idempotency_key: text('idempotency_key') || crypto.randomUUID(),
  };
}
