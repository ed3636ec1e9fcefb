import { ARRIVAL_HOURS, CATEGORY_TYPES, type CategoryType } from './applications.js';
import { addDays, endOfLocalDay, isDay, localDay, localMoment } from './days.js';
import { LIMITS } from './limits.js';
import { isRecord, readText } from './reading.js';
import { type AnswerFault, faultAt, type Violation, validateAddress } from './text-checks.js';

/** How far ahead help can be requested, in days. */
const AHEAD_MAX_DAYS = 366;

/** The facts needed to validate the form. */
export interface ApplicationContext {
  type: CategoryType;
  now: Date;
  /** Whether the address of the person who needs help is known; it is used unless another one is typed. */
  hasHomeAddress: boolean;
  /** Whether help is by telephone, which needs no place. */
  isByPhone?: boolean;
}

/** A validated request; only the fields of the category's type are set. */
export interface ValidatedApplication {
  description: string;
  isOtherAddress: boolean;
  /** In the wire's form; null unless another address was typed. */
  origin: string | null;
  destination: string | null;
  arrivalDate: string | null;
  arrivalTime: string | null;
  expirationDate: string | null;
  /** When the request ends: the arrival, or the end of the last day (rule 5). */
  dueAt: Date | null;
}

/** Reads and validates a help request (rules 123 and 131), for the wizards and the server alike. */
export function validateApplication(
  rawForm: unknown,
  context: ApplicationContext,
): { application: ValidatedApplication; faults: AnswerFault[] } {
  const raw = isRecord(rawForm) ? rawForm : {};
  const application = read(context.isByPhone ? { ...raw, other_address: 0 } : raw, context.type);
  const faults = [
    ...faultAt('description', validateDescription(application.description)),
    ...faultAt('origin_address', validateOrigin(application, context)),
    ...(context.type === CATEGORY_TYPES.ride
      ? validateRide(application, context.now)
      : faultAt('expiration_date', validateExpiration(application, context.now))),
  ];
  return { application, faults };
}

const YES: readonly unknown[] = [true, 1, '1', 'true'];

function read(raw: Readonly<Record<string, unknown>>, type: CategoryType): ValidatedApplication {
  const origin = readText(raw['origin_address']) ?? '';
  // If the flag is missing, the address in the form is used, or the home address if the form has none.
  const isOtherAddress =
    raw['other_address'] === undefined ? origin !== '' : YES.includes(raw['other_address']);
  const common = {
    description: readText(raw['description']) ?? '',
    isOtherAddress,
    origin: isOtherAddress ? origin : null,
  };
  return type === CATEGORY_TYPES.ride
    ? { ...common, ...readRide(raw) }
    : { ...common, ...readOtherHelp(raw) };
}

function readOtherHelp(
  raw: Readonly<Record<string, unknown>>,
): Omit<ValidatedApplication, 'description' | 'isOtherAddress' | 'origin'> {
  const expirationDate = readText(raw['expiration_date']) ?? null;
  const dueAt = expirationDate !== null && isDay(expirationDate) ? endOfLocalDay(expirationDate) : null;
  return { destination: null, arrivalDate: null, arrivalTime: null, expirationDate, dueAt };
}

function readRide(
  raw: Readonly<Record<string, unknown>>,
): Omit<ValidatedApplication, 'description' | 'isOtherAddress' | 'origin'> {
  const arrivalDate = readText(raw['arrival_date']) ?? null;
  const arrivalTime = readText(raw['arrival_time'])?.slice(0, 5) ?? null;
  const isMoment =
    arrivalDate !== null && isDay(arrivalDate) && arrivalTime !== null && ARRIVAL_HOURS.includes(arrivalTime);
  return {
    destination: readText(raw['destination_address']) ?? '',
    arrivalDate,
    arrivalTime,
    expirationDate: null,
    dueAt: isMoment ? localMoment(arrivalDate, arrivalTime) : null,
  };
}

function validateDescription(text: string): Violation | null {
  if (text.length < LIMITS.textMin) return { key: 'descriptionLonger', params: { min: LIMITS.textMin } };
  return text.length > LIMITS.noteMax ? { key: 'tooLong', params: { max: LIMITS.noteMax } } : null;
}

function validateOrigin(
  { isOtherAddress, origin }: ValidatedApplication,
  { hasHomeAddress, isByPhone = false }: ApplicationContext,
): Violation | null {
  if (isByPhone) return null;
  if (!isOtherAddress) return hasHomeAddress ? null : { key: 'homeAddress' };
  return validateRequiredAddress(origin ?? '');
}

function validateRequiredAddress(wire: string): Violation | null {
  return wire === '' ? { key: 'required' } : validateAddress(wire);
}

function validateRide(application: ValidatedApplication, now: Date): AnswerFault[] {
  return [
    ...faultAt('destination_address', validateRequiredAddress(application.destination ?? '')),
    ...faultAt('arrival_date', validateDay(application.arrivalDate, now)),
    ...faultAt('arrival_time', validateArrivalTime(application, now)),
  ];
}

function validateDay(day: string | null, now: Date): Violation | null {
  const today = localDay(now);
  if (day === null || !isDay(day) || day < today) return { key: 'futureDate' };
  return day > addDays(today, AHEAD_MAX_DAYS) ? { key: 'date' } : null;
}

function validateArrivalTime(
  { arrivalDate, arrivalTime, dueAt }: ValidatedApplication,
  now: Date,
): Violation | null {
  if (arrivalTime === null || arrivalTime === '') return { key: 'time' };
  if (!ARRIVAL_HOURS.includes(arrivalTime)) return { key: 'wholeHour' };
  if (arrivalDate === null || !isDay(arrivalDate)) return null;
  if (dueAt === null) return { key: 'skippedHour' };
  return dueAt <= now && arrivalDate >= localDay(now) ? { key: 'futureTime' } : null;
}

function validateExpiration({ expirationDate }: ValidatedApplication, now: Date): Violation | null {
  return expirationDate === null ? { key: 'required' } : validateDay(expirationDate, now);
}
