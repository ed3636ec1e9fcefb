import type {
  CategoryOption,
  RegisterDropdowns,
  RegistrationTicket,
  UserDetailCheck,
} from '@karov/api-client';
import { CATEGORY_TYPES } from '@karov/domain';
import { useStore } from '@karov/web';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../../core/text.js';
import { type Loaded, useLoad } from '../../../core/use-load.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';
import { useTicketRefusal } from '../../../shared/use-ticket-refusal.js';
import { otherDisability } from '../../../shared/volunteer-form/fields.js';
import { useWizard, type Wizard } from '../../../shared/wizard/use-wizard.js';
import { sendRequest } from '../send-request.js';
import { DETAILS_STEP, requestLabel, stepOfRequest, TYPE_STEP, validateRequest } from '../validate.js';
import { requestToWire, withoutDetails } from '../values.js';
import { type Difference, NotDecided, useDifference } from './use-difference.js';
import { PERSON_STEP, personLabel, REACH_STEP, stepOfPerson, validatePerson } from './validate-person.js';
import { emptyVisitor, parseVisitor, personToWire, ticketToWire, type VisitorValues } from './values.js';
import { checkDetails, sendVisitorRequest } from './visitor-calls.js';

type Previous = NonNullable<UserDetailCheck['previous']>;

const STEPS_OF_KNOWN = [TYPE_STEP, DETAILS_STEP, PERSON_STEP];
const STEPS = [...STEPS_OF_KNOWN, REACH_STEP];
const DRAFT = { form: 'visitor-help-request', owner: 'visitor', parse: parseVisitor };

/** The options that a visitor's form offers. */
export interface VisitorOptions {
  categories: readonly CategoryOption[];
  disabilities: RegisterDropdowns['disabilities'];
}

export interface VisitorRequest {
  wizard: Wizard<VisitorValues>;
  category: CategoryOption | null;
  ticket: RegistrationTicket | null;
  /** the stored details of the phone's owner, once the phone is verified */
  known: Loaded<UserDetailCheck | null>;
  /** true when the stored details are known and sufficient */
  canUsePrevious: boolean;
  /** true when the person chose the stored details and they are sufficient */
  usesPrevious: boolean;
  hasOther: boolean;
  difference: Difference;
  goBack: () => void;
}

/** Whether the stored details are sufficient for the request: help at home needs a home address. */
function hasUsefulPrevious(known: UserDetailCheck | null, { other_address }: VisitorValues): boolean {
  const previous = known?.previous ?? null;
  return previous !== null && (previous.residential_address !== '' || other_address === 1);
}

function useKnown(ticket: RegistrationTicket | null): Loaded<UserDetailCheck | null> {
  const load = useCallback(async () => (ticket ? checkDetails(ticket) : null), [ticket]);
  return useLoad(load);
}

/** The signed-out form: type, details, and the person, with a verified phone (rule 123). */
export function useVisitorRequest(
  { categories, disabilities }: VisitorOptions,
  onSent: () => void,
): VisitorRequest {
  const t = useText();
  const answerTicketRefusal = useTicketRefusal();
  const ticket = useStore(registrationTicket);
  const known = useKnown(ticket);
  const { difference, ask } = useDifference();
  const [first] = useState(emptyVisitor);
  const otherId = useMemo(() => otherDisability({ disabilities }), [disabilities]);
  const categoryOf = ({ category_id }: VisitorValues) =>
    categories.find(({ id }) => id === category_id) ?? null;
  const hasOther = ({ disability_id }: VisitorValues) => disability_id.some((id) => id === otherId);
  const isPrevious = (values: VisitorValues) => values.usesPrevious && hasUsefulPrevious(known.data, values);

  /**
   * The person whose stored details apply, or null if the typed ones do: the only person with this number, or
   * the one among several with the typed name (rule 238).
   */
  const keptOf = async (values: VisitorValues, own: RegistrationTicket): Promise<Previous | null> => {
    if (isPrevious(values)) return known.data?.previous ?? null;
    if (!known.data?.is_known) return null;
    const { previous, change_fields } = await checkDetails(own, personToWire(values, hasOther(values)));
    const isKept =
      previous !== null && (change_fields.length === 0 || (await ask(change_fields)) === 'previous');
    return isKept ? previous : null;
  };
  const send = async (values: VisitorValues, own: RegistrationTicket) => {
    const kept = await keptOf(values, own);
    const typed = {
      ...personToWire(values, hasOther(values)),
      is_confirm: values.is_confirm,
      is_authorize: values.is_authorize,
    };
    // the name identifies the person where several share a number
    const person = kept ? { full_name: kept.full_name } : typed;
    const request = requestToWire(values, categoryOf(values)?.type ?? CATEGORY_TYPES.other);
    await sendVisitorRequest({
      ...request,
      ...ticketToWire(own),
      ...person,
      is_use_previous_detail: kept ? 1 : 0,
    });
    registrationTicket.set(null);
    onSent();
  };

  const wizard = useWizard<VisitorValues>({
    draft: DRAFT,
    first,
    hasCheck: false,
    stepsOf: (values) => (isPrevious(values) ? STEPS_OF_KNOWN : STEPS),
    stepOf: (path) => stepOfRequest(path) ?? stepOfPerson(path),
    labelOf: (path) => personLabel(t, path) ?? requestLabel(t, path, category?.type === CATEGORY_TYPES.ride),
    validate: (values) =>
      Promise.resolve([
        ...validateRequest(t, values, categoryOf(values), true),
        ...(isPrevious(values) ? [] : validatePerson(t, values, disabilities)),
      ]),
    send: async (values) => (ticket ? sendRequest(() => send(values, ticket)) : undefined),
    answerFailure: (error) => error instanceof NotDecided || answerTicketRefusal(error),
  });
  const { values } = wizard;
  const category = categoryOf(values);
  return {
    wizard,
    category,
    ticket,
    known,
    difference,
    canUsePrevious: hasUsefulPrevious(known.data, values),
    usesPrevious: isPrevious(values),
    hasOther: hasOther(values),
    goBack: () => {
      wizard.change(withoutDetails(values, true), 'category_id');
      wizard.goTo(TYPE_STEP);
    },
  };
}
