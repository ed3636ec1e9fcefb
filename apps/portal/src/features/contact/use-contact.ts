import { useEffect, useState } from 'react';
import { ValidationError } from '@karov/api-client';
import { LIMITS, wantedSaying } from '@karov/domain';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText, type Translate } from '../../core/text.js';
import type { FieldFault } from '../../design/summary/ErrorSummary.js';

/** The fields of the form; each is also the id of its control. */
export interface ContactValues {
  subject: string;
  message: string;
}

const EMPTY: ContactValues = { subject: '', message: '' };
const SHORTEST = { subject: LIMITS.nameMin, message: LIMITS.textMin } as const;
const FIELDS = ['subject', 'message'] as const;

export interface Contact {
  values: ContactValues;
  faults: readonly FieldFault[];
  /** being sent, or just sent: the form is shut for three seconds after success (rule 137 "Contact") */
  phase: 'open' | 'sending' | 'sent';
  change: (field: keyof ContactValues, value: string) => void;
  submit: () => void;
}

/** What a field that is too short lacks: everything, or some more. */
function missingText(t: Translate, field: keyof ContactValues, typed: string): string {
  if (typed.trim() !== '') return t('contact.tooShort', { min: SHORTEST[field] });
  const { key, what } = wantedSaying(t(`contact.${field}`), 'text');
  return t(`common.wanted.${key}`, { what });
}

/** A message to the support desk; nothing that was typed is lost by a failure. */
export function useContact(): Contact {
  const t = useText();
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [phase, setPhase] = useState<Contact['phase']>('open');

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => setPhase('open'), LIMITS.sentPauseMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const fail = (error: unknown) => {
    setPhase('open');
    if (!(error instanceof ValidationError)) return toastFailure(error);
    setFaults(FIELDS.flatMap((field) => error.firstError(field) ?? []).length > 0 ? faultsOf(error) : [{ fieldId: null, text: error.message }]);
  };
  const send = async () => {
    await api.act('POST', '/contacts', { body: values });
    setPhase('sent');
    setValues(EMPTY);
    showToast('done', t('contact.sent'));
  };
  const submit = () => {
    if (phase !== 'open') return;
    const short = FIELDS.filter((field) => values[field].trim().length < SHORTEST[field]);
    setFaults(short.map((field) => ({ fieldId: field, text: missingText(t, field, values[field]) })));
    if (short.length > 0) return;
    setPhase('sending');
    send().catch(fail);
  };
  const change = (field: keyof ContactValues, value: string) => {
    setValues((last) => ({ ...last, [field]: value }));
    setFaults((last) => last.filter(({ fieldId }) => fieldId !== field));
  };
  return { values, faults, phase, change, submit };
}

function faultsOf(error: ValidationError): FieldFault[] {
  return FIELDS.flatMap((field) => {
    const text = error.firstError(field);
    return text ? [{ fieldId: field, text }] : [];
  });
}
