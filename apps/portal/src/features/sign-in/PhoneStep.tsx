import { useCallback, useRef, useState, type FormEvent } from 'react';
import { ValidationError } from '@karov/api-client';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/Button.js';
import { Captcha } from '../../design/captcha/Captcha.js';
import { PhoneField, type PhoneValue } from '../../design/phone/PhoneField.js';
import { ErrorSummary, type FieldFault } from '../../design/summary/ErrorSummary.js';
import { PageHeading } from '../../shared/PageHeading.js';
import { sendCode, type CodeSent, type Door } from './sign-in-calls.js';
import { readPhone, useDefaultCountry, useDialCodes } from './use-phone-tools.js';

const PHONE_ID = 'phone';

interface PhoneStepProps {
  door: Door;
  firstNumber: string;
  onSent: (sent: CodeSent) => void;
  onUnregistered: () => void;
}

/** What the server found wrong; only the phone has a field of its own here. */
function faultsOf(error: ValidationError): FieldFault[] {
  const faults = Object.entries(error.errors).flatMap(([field, [text]]) => (text ? [{ fieldId: field === 'phone' ? PHONE_ID : null, text }] : []));
  return faults.length > 0 || !error.message ? faults : [{ fieldId: null, text: error.message }];
}

/** Phone and captcha; the captcha's solution is spent by a failure and asked for again (part 1 §5). */
export function PhoneStep({ door, firstNumber, onSent, onUnregistered }: PhoneStepProps) {
  const t = useText();
  const codes = useDialCodes();
  const defaultCountry = useDefaultCountry();
  const [typed, setTyped] = useState<PhoneValue | null>(null);
  const value = typed ?? { country: defaultCountry, number: firstNumber };
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
    if (error.firstError('register')) return onUnregistered();
    setFaults(faultsOf(error));
  };

  const send = async (captcha: string) => {
    const phone = await readPhone(value);
    if (!phone) return setFaults([{ fieldId: PHONE_ID, text: t('common.errors.invalidPhone') }]);
    const sent = await sendCode(door, phone, captcha);
    showToast('done', t('signIn.codeSent'));
    onSent(sent);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!solution) return setFaults([{ fieldId: null, text: t('captcha.required') }]);
    setBusy(true);
    setFaults([]);
    send(solution).catch(fail).finally(() => setBusy(false));
  };

  return (
    <form className="sign-in" ref={form} onSubmit={submit} noValidate>
      <PageHeading>{t(door === 'user' ? 'signIn.userTitle' : 'signIn.volunteerTitle')}</PageHeading>
      <ErrorSummary faults={faults} />
      <p>{t('signIn.phoneIntro')}</p>
      <PhoneField
        id={PHONE_ID}
        value={value}
        codes={codes}
        error={faults.find(({ fieldId }) => fieldId === PHONE_ID)?.text ?? null}
        onChange={(next) => { setTyped(next); setFaults([]); }}
        onEnter={() => form.current?.requestSubmit()}
      />
      <Captcha key={captchaRound} onSolved={setSolution} />
      <Button type="submit" isWide isBusy={isBusy} disabled={!solution && !isBusy}>
        {isBusy ? t('signIn.sending') : t('signIn.send')}
      </Button>
    </form>
  );
}
