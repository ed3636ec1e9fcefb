import { ValidationError } from '@karov/api-client';
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Captcha } from '../../design/captcha/captcha.js';
import { PhoneField, type PhoneValue } from '../../design/phone/phone-field.js';
import { ErrorSummary, type FieldFault } from '../../design/summary/error-summary.js';
import { PageHeading } from '../page-heading.js';
import type { CodeSent } from './code-calls.js';
import { expectPhone, readPhone, useDefaultCountry, useDialCodes } from './use-phone-tools.js';
import './phone-code.css';

const PHONE_ID = 'phone';

interface PhoneStepProps {
  title: string;
  firstNumber?: string;
  sendCode: (phone: string, captcha: string) => Promise<CodeSent>;
  onSent: (sent: CodeSent) => void;
  /** called when this phone must register first */
  onUnregistered?: () => void;
  /** shown before the question for the phone */
  children?: ReactNode;
}

/** Returns the errors in the server's answer; only the phone has its own field here. */
function faultsOf(error: ValidationError): FieldFault[] {
  const faults = Object.entries(error.errors).flatMap(([field, [text]]) =>
    text ? [{ fieldId: field === 'phone' ? PHONE_ID : null, text }] : [],
  );
  return faults.length > 0 || !error.message ? faults : [{ fieldId: null, text: error.message }];
}

/**
 * The fields for phone and captcha; a failed call uses up the captcha's solution, so a new one is required
 * (rule 130).
 */
export function PhoneStep({
  title,
  firstNumber = '',
  sendCode,
  onSent,
  onUnregistered,
  children,
}: PhoneStepProps) {
  const t = useText();
  const defaultCountry = useDefaultCountry();
  const [typed, setTyped] = useState<PhoneValue | null>(null);
  const value = typed ?? { country: defaultCountry, number: firstNumber };
  const { codes, complete } = useDialCodes(value.country);
  const [solution, setSolution] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(0);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const spendCaptcha = useCallback(() => {
    setSolution(null);
    setCaptchaRound((round) => round + 1);
  }, []);

  const fail = (error: unknown) => {
    spendCaptcha();
    if (!(error instanceof ValidationError)) return toastFailure(error);
    if (error.firstError('register') && onUnregistered) return onUnregistered();
    setFaults(faultsOf(error));
  };

  const send = async (captcha: string) => {
    const { phone, fault } = await readPhone(value);
    if (phone === null) return setFaults([{ fieldId: PHONE_ID, text: t(fault) }]);
    const sent = await sendCode(phone, captcha);
    showToast('done', t('signIn.codeSent'), 'code');
    onSent(sent);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!solution) return setFaults([{ fieldId: null, text: t('captcha.required') }]);
    setBusy(true);
    setFaults([]);
    send(solution)
      .catch(fail)
      .finally(() => setBusy(false));
  };

  return (
    <form className="phone-code" ref={form} onSubmit={submit} noValidate>
      <PageHeading>{title}</PageHeading>
      <ErrorSummary faults={faults} />
      {children}
      <p>{t('signIn.phoneIntro')}</p>
      <PhoneField
        id={PHONE_ID}
        value={value}
        codes={codes}
        onOpenCodes={complete}
        error={faults.find(({ fieldId }) => fieldId === PHONE_ID)?.text ?? null}
        onChange={(next) => {
          setTyped(next);
          setFaults([]);
        }}
        onEnter={() => form.current?.requestSubmit()}
        onExpect={expectPhone}
      />
      <Captcha key={captchaRound} onSolved={setSolution} />
      <Button type="submit" isWide isBusy={isBusy} disabled={!solution && !isBusy}>
        {isBusy ? t('signIn.sending') : t('signIn.send')}
      </Button>
    </form>
  );
}
