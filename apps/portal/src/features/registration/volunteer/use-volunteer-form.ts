import type { RegisterDropdowns, RegistrationTicket, VolunteerRegistration } from '@karov/api-client';
import { useMemo } from 'react';
import { useText } from '../../../core/text.js';
import { useTicketRefusal } from '../../../shared/use-ticket-refusal.js';
import { otherDisability } from '../../../shared/volunteer-form/fields.js';
import { volunteerLabel } from '../../../shared/volunteer-form/label-of.js';
import { disabilitiesToWire, factsToWire, personToWire } from '../../../shared/volunteer-form/to-wire.js';
import { validateVolunteer } from '../../../shared/volunteer-form/validate-volunteer.js';
import { parseVolunteer, type VolunteerValues } from '../../../shared/volunteer-form/values.js';
import { useWizard, type Wizard } from '../../../shared/wizard/use-wizard.js';
import { useRegister } from '../door/use-register.js';
import { stepOfVolunteer, VOLUNTEER_STEP_NAMES } from './volunteer-steps.js';

export interface VolunteerFormSetup {
  ticket: RegistrationTicket;
  slug: string | null;
  options: RegisterDropdowns;
  first: VolunteerValues;
}

/** Returns the body to send; the server's validation decides about missing fields. */
function bodyOf(
  values: VolunteerValues,
  { ticket, slug, options }: VolunteerFormSetup,
  isPartial: boolean,
): VolunteerRegistration {
  return {
    ...personToWire(values),
    ...factsToWire(values),
    ...disabilitiesToWire(values, otherDisability(options)),
    ticket: ticket.ticket,
    slug,
    guardian_approval: values.guardian?.id ?? null,
    partial_register_volunteer: isPartial ? 1 : 0,
  };
}

/** The state of a volunteer's registration: its steps, its draft, and the two ways to send it. */
export function useVolunteerForm(setup: VolunteerFormSetup): {
  wizard: Wizard<VolunteerValues>;
  finishLater: () => void;
} {
  const t = useText();
  const { ticket, options, first } = setup;
  const register = useRegister();
  const answerFailure = useTicketRefusal();
  const draft = useMemo(
    () => ({ form: 'volunteer', owner: ticket.phone, parse: parseVolunteer }),
    [ticket.phone],
  );
  const validate = async (values: VolunteerValues, isPartial: boolean) =>
    validateVolunteer(values, { t, options, isRenewal: false, isPartial });
  const wizard = useWizard<VolunteerValues>({
    draft,
    first,
    stepsOf: () => VOLUNTEER_STEP_NAMES,
    stepOf: stepOfVolunteer,
    labelOf: (path) => volunteerLabel(t, path),
    validate: (values) => validate(values, false),
    send: (values) => register(bodyOf(values, setup, false), t('registration.doneVolunteer')),
    answerFailure,
  });
  const finishLater = () =>
    wizard.finish(
      (values) => validate(values, true),
      (values) => register(bodyOf(values, setup, true), t('registration.donePartial')),
    );
  return { wizard, finishLater };
}
