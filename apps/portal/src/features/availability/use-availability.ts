import { type Availability, ValidationError } from '@karov/api-client';
import { localDay, validateAvailability } from '@karov/domain';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { type Translate, useText } from '../../core/text.js';
import { offerPushNow } from '../../shared/push/push-moment.js';
import { type AnswerProblem, problemsOf } from '../../shared/wizard/faults.js';
import { type FormValues, valuesOf, wireOf } from './form-values.js';

/** Returns the errors in words; only the form knows that hours were wanted but none were given. */
function problemsIn(t: Translate, values: FormValues, body: object): AnswerProblem[] {
  const { faults } = validateAvailability(body, localDay(new Date()));
  const isHoursMissing = !values.isAnyHour && values.hours.length === 0;
  return [
    ...(isHoursMissing ? [{ path: 'weekly_hours', text: t('availability.hoursMissing') }] : []),
    ...faults.map(({ path, key, params }) => ({ path, text: t(`common.validation.${key}`, params) })),
  ];
}

export interface AvailabilityForm {
  stored: Availability;
  values: FormValues;
  problems: readonly AnswerProblem[];
  isSaving: boolean;
  /** the state just switched, before the server has answered */
  isOnDuty: boolean;
  change: (part: Partial<FormValues>, paths: readonly string[]) => void;
  save: () => void;
  setDuty: (isOnDuty: boolean) => void;
}

/**
 * The form with the stored values. The duty is switched at once and does not touch unsaved values; a failed
 * save loses no input.
 */
export function useAvailability(loaded: Availability): AvailabilityForm {
  const t = useText();
  const [stored, setStored] = useState(loaded);
  const [values, setValues] = useState(() => valuesOf(loaded));
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [switched, setSwitched] = useState<boolean | null>(null);

  const put = async (body: object) => {
    const { data } = await api.send('PUT', '/volunteer/availability', { body });
    setStored(data);
    showToast('done', t('availability.saved'));
    offerPushNow();
  };
  const fail = (error: unknown) => {
    if (error instanceof ValidationError) setProblems(problemsOf(error));
    else toastFailure(error);
  };
  const send = (body: object) => {
    setBusy(true);
    put(body)
      .catch(fail)
      .finally(() => {
        setBusy(false);
        setSwitched(null);
      });
  };
  const save = () => {
    if (isBusy) return;
    const body = wireOf(values, stored.is_on_duty);
    const found = problemsIn(t, values, body);
    setProblems(found);
    if (found.length === 0) send(body);
  };
  const setDuty = (isOnDuty: boolean) => {
    if (isBusy) return;
    setSwitched(isOnDuty);
    send(wireOf(valuesOf(stored), isOnDuty));
  };
  const change = (part: Partial<FormValues>, paths: readonly string[]) => {
    setValues((last) => ({ ...last, ...part }));
    setProblems((last) =>
      last.filter(({ path }) => !paths.some((changed) => path === changed || path.startsWith(`${changed}.`))),
    );
  };
  return {
    stored,
    values,
    problems,
    isOnDuty: switched ?? stored.is_on_duty,
    isSaving: isBusy && switched === null,
    change,
    save,
    setDuty,
  };
}
