import { formatPhone, isolated } from '@karov/domain';
import { useCountdown } from '@karov/web';
import { useEffect, useState } from 'react';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { OtpField } from '../../design/otp/otp-field.js';
import { PageHeading } from '../page-heading.js';
import { type CodeSent, resendCode } from './code-calls.js';
import { useCodeEntry } from './use-code-entry.js';
import './phone-code.css';

const CODE_ID = 'otp';

interface CodeStepProps<T> {
  sent: CodeSent;
  verifyCode: (phone: string, code: string) => Promise<T>;
  /** the button's label; by default that of the sign-in */
  verifyLabel?: string;
  onVerified: (answer: T) => void;
  onOtherPhone: () => void;
}

/** The field for the code, with buttons to get another code or a call after 30 seconds (rules 117, 182). */
export function CodeStep<T>({ sent, verifyCode, verifyLabel, onVerified, onOtherPhone }: CodeStepProps<T>) {
  const t = useText();
  const entry = useCodeEntry(CODE_ID, (code) => verifyCode(sent.phone, code).then(onVerified));
  const [sentAt, setSentAt] = useState(Date.now);
  const secondsLeft = useCountdown(sent.resendAfterSeconds, sentAt);

  useEffect(() => document.getElementById(CODE_ID)?.focus(), []);

  const resend = async (byCall: boolean) => {
    await resendCode(sent.phone, byCall);
    setSentAt(Date.now());
    entry.clear();
    showToast('done', t(byCall ? 'signIn.calling' : 'signIn.newCodeSent'), 'code');
  };
  const resendLabel = sent.isCall ? 'signIn.callAgain' : 'signIn.resend';

  return (
    <form className="phone-code" onSubmit={entry.submit} noValidate>
      <PageHeading takesFocus={false}>{t('signIn.codeTitle')}</PageHeading>
      <p>
        {t(sent.isCall ? 'signIn.callIntro' : 'signIn.codeIntro', {
          phone: isolated(formatPhone(sent.phone)),
        })}
      </p>
      <OtpField
        id={CODE_ID}
        label={t('signIn.code')}
        hint={t('signIn.codeHint')}
        value={entry.code}
        error={entry.error}
        onChange={entry.type}
        onComplete={entry.complete}
      />
      <Button type="submit" isWide isBusy={entry.isBusy}>
        {verifyLabel ?? t('signIn.verify')}
      </Button>
      <div className="row">
        <Button
          kind="quiet"
          isOff={secondsLeft > 0}
          onClick={() => void resend(sent.isCall).catch(entry.fail)}
        >
          {secondsLeft > 0 ? t('signIn.resendIn', { count: secondsLeft }) : t(resendLabel)}
        </Button>
        {!sent.isCall && (
          <Button kind="quiet" isOff={secondsLeft > 0} onClick={() => void resend(true).catch(entry.fail)}>
            {t('signIn.callMe')}
          </Button>
        )}
        <Button kind="quiet" onClick={onOtherPhone}>
          {t('signIn.changePhone')}
        </Button>
      </div>
    </form>
  );
}
