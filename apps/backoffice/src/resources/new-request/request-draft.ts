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

/** A help seeker in the list of choices. */
export type Caller = NonNullable<ApplicationDropdowns['only_users']>[number];

/** The second step while it is being filled in. */
export interface RequestDraft {
  destination_address: string;
  isOther: boolean;
  origin_address: string;
  arrival_date: string;
  arrival_time: string;
  expiration_date: string;
  description: string;
}

/** How many days other help is relevant by default. */
const RELEVANT_DAYS = 7;

/**
 * Whether an address is needed; other help of some categories has none (rule 58), nor does help by telephone.
 */
export function asksAddress(category: CategoryOption): boolean {
  return (
    category.type === CATEGORY_TYPES.ride || (!category.hides_home_address && category.help_type !== 'phone')
  );
}

/** The likeliest values: from the person's own address, today, or for a week. */
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

/** The body (POST /admin/applications), with only the fields of the category. */
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

export type DraftFaults = Readonly<Record<string, string | undefined>>;

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

/** Faults before sending, in words by field (rule 140); the server applies the same rule. */
export function faultsOf(
  draft: RequestDraft,
  caller: Caller,
  category: CategoryOption,
  text: Translate,
): DraftFaults {
  const hasHomeAddress = caller.address !== '' || !asksAddress(category);
  const { faults } = validateApplication(formOf(draft, caller, category), {
    type: category.type,
    now: new Date(serverNow()),
    hasHomeAddress,
    isByPhone: category.help_type === 'phone',
  });
  return Object.fromEntries(faults.map((fault) => [fault.path, faultText(fault, text)]));
}

/** The progress of the form: four answers of a ride, two of other help (rule 123). */
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
