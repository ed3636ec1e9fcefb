import { ValidationError } from '@karov/api-client';
import { LIMITS, wantedSaying } from '@karov/domain';
import { useEffect, useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useOwner } from '../../core/owner.js';
import { type Translate, useText } from '../../core/text.js';
import type { FieldFault } from '../../design/summary/error-summary.js';

/**
 * The fields of the form; each key is also the id of its control. Visitors also enter their name and contact
 * details.
 */
interface ContactValues {
  full_name: string;
  phone: string;
  email: string;
  subject: string;
  message: string;
}

type FieldName = keyof ContactValues;

const EMPTY: ContactValues = { full_name: '', phone: '', email: '', subject: '', message: '' };
const SHORTEST = { full_name: LIMITS.nameMin, subject: LIMITS.nameMin, message: LIMITS.textMin } as const;
const LABELS = {
  full_name: 'contact.fullName',
  subject: 'contact.subject',
  message: 'contact.message',
} as const;
const MEMBER_FIELDS = ['subject', 'message'] as const;
const VISITOR_FIELDS = ['full_name', 'phone', 'email', 'subject', 'message'] as const;

export interface Contact {
  values: ContactValues;
  faults: readonly FieldFault[];
  /** nobody is signed in: the sender must give a name and solve a captcha (rule 110) */
  isVisitor: boolean;
  /** increases each time a fresh captcha is needed */
  captchaRound: number;
  setSolution: (solution: string | null) => void;
  /** sending, or just sent; the form stays disabled for three seconds after success (rule 137 "Contact") */
  phase: 'open' | 'sending' | 'sent';
  change: (field: FieldName, value: string) => void;
  submit: () => void;
}

/** The error of a field that is empty or too short. */
function missingText(t: Translate, field: keyof typeof SHORTEST, typed: string): string {
  if (typed.trim() !== '') return t('contact.tooShort', { min: SHORTEST[field] });
  const { key, what } = wantedSaying(t(LABELS[field]), 'text');
  return t(`common.wanted.${key}`, { what });
}

/** Returns the missing fields, before the server is called. */
function missing(t: Translate, values: ContactValues, isVisitor: boolean): FieldFault[] {
  const required = isVisitor ? (['full_name', 'subject', 'message'] as const) : MEMBER_FIELDS;
  const short = required
    .filter((field) => values[field].trim().length < SHORTEST[field])
    .map((field) => ({ fieldId: field, text: missingText(t, field, values[field]) }));
  const isUnreachable = isVisitor && values.phone.trim() === '' && values.email.trim() === '';
  return isUnreachable
    ? [
        ...short.filter(({ fieldId }) => fieldId === 'full_name'),
        { fieldId: 'phone', text: t('contact.noWay') },
        ...short.filter(({ fieldId }) => fieldId !== 'full_name'),
      ]
    : short;
}

function bodyOf({ full_name, phone, email, subject, message }: ContactValues, captcha: string | null) {
  if (captcha === null) return { subject, message };
  return {
    subject,
    message,
    full_name,
    captcha,
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    ...(email.trim() !== '' && { email: email.trim() }),
  };
}

/** The state of a message to the support desk; a failed call loses no input. */
export function useContact(): Contact {
  const t = useText();
  const isVisitor = useOwner() === null;
  const fields: readonly FieldName[] = isVisitor ? VISITOR_FIELDS : MEMBER_FIELDS;
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [phase, setPhase] = useState<Contact['phase']>('open');
  const [solution, setSolution] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(0);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => setPhase('open'), LIMITS.sentPauseMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const spendCaptcha = () => {
    setSolution(null);
    setCaptchaRound((round) => round + 1);
  };
  const fail = (error: unknown) => {
    setPhase('open');
    spendCaptcha();
    if (!(error instanceof ValidationError)) return toastFailure(error);
    const told = fields.flatMap((field) => {
      const text = error.firstError(field);
      return text ? [{ fieldId: field, text }] : [];
    });
    setFaults(
      told.length > 0 ? told : [{ fieldId: null, text: error.firstError('captcha') ?? error.message }],
    );
  };
  const send = async () => {
    await api.act('POST', '/contacts', { body: bodyOf(values, isVisitor ? (solution ?? '') : null) });
    setPhase('sent');
    setValues(EMPTY);
    spendCaptcha();
    showToast('done', t('contact.sent'));
  };
  const submit = () => {
    if (phase !== 'open') return;
    const found = missing(t, values, isVisitor);
    const unsolved =
      isVisitor && !solution && found.length === 0 ? [{ fieldId: null, text: t('captcha.required') }] : [];
    setFaults([...found, ...unsolved]);
    if (found.length + unsolved.length > 0) return;
    setPhase('sending');
    send().catch(fail);
  };
  const change = (field: FieldName, value: string) => {
    setValues((last) => ({ ...last, [field]: value }));
    setFaults((last) => last.filter(({ fieldId }) => fieldId !== field && fieldId !== null));
  };
  return { values, faults, isVisitor, captchaRound, setSolution, phase, change, submit };
}
