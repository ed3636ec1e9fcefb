import {
  type AdminApplicationForm,
  type ApplicationDropdowns,
  type CategoryOption,
  serverNow,
} from '@karov/api-client';
import {
  type AnswerFault,
  addDays,
  CATEGORY_TYPES,
  localDay,
  OTHER_HELP_STEPS,
  ownValue,
  RIDE_STEPS,
  validateApplication,
  wantedBy,
  wantedSaying,
} from '@karov/domain';
import type { Translate } from '../../shared/text.js';

/** A help seeker who can be chosen from the list. */
export type Caller = NonNullable<ApplicationDropdowns['only_users']>[number];

/** The values of the second step while it is being filled in. */
export interface RequestDraft {
  destination_address: string;
  isOther: boolean;
  origin_address: string;
  arrival_date: string;
  arrival_time: string;
  expiration_date: string;
  description: string;
}

/** How many days ahead the last day of other help is by default. */
const RELEVANT_DAYS = 7;

/**
 * Whether the form asks for an address; some categories of other help need none (rule 58), nor does help by
 * telephone.
 */
export function asksAddress(category: CategoryOption): boolean {
  return (
    category.type === CATEGORY_TYPES.ride || (!category.hides_home_address && category.help_type !== 'phone')
  );
}

/** Returns the likeliest values: from the person's own address, today, or for a week. */
export function startingDraft(caller: Caller, category: CategoryOption, now: Date): RequestDraft {
  const today = localDay(now);
  return {
    destination_address: '',
    isOther: asksAddress(category) && caller.address === '',
    origin_address: '',
    arrival_date: today,
    arrival_time: '',
    expiration_date: addDays(today, RELEVANT_DAYS),
    description: '',
  };
}

/** Returns the body (POST /admin/applications), with only the fields of the category's type. */
export function formOf(draft: RequestDraft, caller: Caller, category: CategoryOption): AdminApplicationForm {
  const {
    destination_address,
    isOther,
    origin_address,
    arrival_date,
    arrival_time,
    expiration_date,
    description,
  } = draft;
  return {
    user_id: caller.id,
    category_id: category.id,
    description: description.trim(),
    other_address: isOther ? 1 : 0,
    ...(isOther && { origin_address }),
    ...(category.type === CATEGORY_TYPES.ride
      ? { destination_address, arrival_date, arrival_time }
      : { expiration_date }),
  };
}

const LABELS = {
  destination_address: 'new_request.destination',
  origin_address: 'new_request.other_address',
  arrival_date: 'new_request.date',
  arrival_time: 'new_request.hour',
  expiration_date: 'new_request.expiration',
  description: 'new_request.description',
} as const;

function faultText({ path, key, params }: AnswerFault, text: Translate): string {
  const wants = wantedBy(path, key);
  const label = ownValue(LABELS, path);
  if (!wants || !label) return text(`common.validation.${key}`, params);
  const saying = wantedSaying(text(label), wants);
  return text(`common.wanted.${saying.key}`, { what: saying.what });
}

/** The fields in the order of the screen. */
const ORDER: readonly string[] = [
  'category_id',
  'destination_address',
  'origin_address',
  'arrival_date',
  'arrival_time',
  'description',
  'expiration_date',
];

/**
 * Returns the errors before sending, in words by field and in the order of the screen (rule 140); the server
 * applies the same rules.
 */
export function faultsOf(
  draft: RequestDraft,
  caller: Caller,
  category: CategoryOption,
  text: Translate,
): Readonly<Record<string, string>> {
  const hasHomeAddress = caller.address !== '' || !asksAddress(category);
  const { faults } = validateApplication(formOf(draft, caller, category), {
    type: category.type,
    now: new Date(serverNow()),
    hasHomeAddress,
    isByPhone: category.help_type === 'phone',
  });
  const inOrder = faults.toSorted((one, other) => ORDER.indexOf(one.path) - ORDER.indexOf(other.path));
  return Object.fromEntries(inOrder.map((fault) => [fault.path, faultText(fault, text)]));
}

/** Returns the progress of the form: four answers for a ride, two for other help (rule 123). */
export function progressOf(draft: RequestDraft, category: CategoryOption): { done: number; total: number } {
  const isFilled = {
    destination_address: draft.destination_address !== '',
    origin_address: !draft.isOther || draft.origin_address !== '',
    arrival: draft.arrival_date !== '' && draft.arrival_time !== '',
    description: draft.description.trim() !== '',
    expiration_date: draft.expiration_date !== '',
  };
  const steps = category.type === CATEGORY_TYPES.ride ? RIDE_STEPS : OTHER_HELP_STEPS;
  return { done: steps.filter((step) => isFilled[step]).length, total: steps.length };
}
