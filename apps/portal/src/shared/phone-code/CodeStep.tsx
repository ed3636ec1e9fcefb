import { useEffect, useState, type FormEvent } from 'react';
import { ValidationError } from '@karov/api-client';
import { formatPhone, LIMITS } from '@karov/domain';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/Button.js';
import { OtpField } from '../../design/otp/OtpField.js';
import { PageHeading } from '../PageHeading.js';
import { resendCode, type CodeSent } from './code-calls.js';
import { useCountdown } from './use-countdown.js';
import './phone-code.css';

const CODE_ID = 'otp';

interface CodeStepProps<T> {
  sent: CodeSent;
  verifyCode: (phone: string, code: string) => Promise<T>;
  /** words of the button; those of the sign-in when left out */
  verifyLabel?: string;
  onVerified: (answer: T) => void;
  onOtherPhone: () => void;
}

function focusCode(): void {
  document.getElementById(CODE_ID)?.focus();
}

/** The code, and another one after 30 seconds (part 1 §2.5). */
export function CodeStep<T>({ sent, verifyCode, verifyLabel, onVerified, onOtherPhone }: CodeStepProps<T>) {
  const t = useText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState(Date.now);
  const secondsLeft = useCountdown(sent.resendAfterSeconds, sentAt);

  useEffect(focusCode, []);

  const refuse = (text: string) => {
    setError(text);
    focusCode();
  };
  const fail = (reason: unknown) => {
    if (!(reason instanceof ValidationError)) return toastFailure(reason);
    setCode('');
    refuse(Object.values(reason.errors)[0]?.[0] ?? reason.message);
  };
  const verify = (whole: string) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    verifyCode(sent.phone, whole).then(onVerified).catch(fail).finally(() => setBusy(false));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < LIMITS.otpDigits) return refuse(t('signIn.codeMissing'));
    verify(code);
  };
  const resend = async () => {
    await resendCode(sent.phone);
    setSentAt(Date.now());
    setCode('');
    setError(null);
    focusCode();
    showToast('done', t('signIn.newCodeSent'));
  };

  return (
    <form className="phone-code" onSubmit={submit} noValidate>
      <PageHeading takesFocus={false}>{t('signIn.codeTitle')}</PageHeading>
      <p>{t('signIn.codeIntro', { phone: `\u2066${formatPhone(sent.phone)}\u2069` })}</p>
      <OtpField
        id={CODE_ID} label={t('signIn.code')} hint={t('signIn.codeHint')} value={code} error={error}
        onChange={(next) => { setCode(next); setError(null); }} onComplete={verify}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {verifyLabel ?? t('signIn.verify')}
      </Button>
      <div className="row">
        <Button kind="quiet" disabled={secondsLeft > 0} onClick={() => void resend().catch(fail)}>
          {secondsLeft > 0 ? t('signIn.resendIn', { count: secondsLeft }) : t('signIn.resend')}
        </Button>
        <Button kind="quiet" onClick={onOtherPhone}>
          {t('signIn.changePhone')}
        </Button>
      </div>
    </form>
  );
}
