import { ApiError } from '@karov/api-client';
import { formatPhone, isolated, LIMITS } from '@karov/domain';
import { useCountdown } from '@karov/web';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Dialog } from '../../design/dialog/dialog.js';
import { OtpField } from '../../design/otp/otp-field.js';
import { useCodeEntry } from './use-code-entry.js';

const CODE_ID = 'phone-code';

/** Whether an action was refused for lack of a recent proof of identity (rule 234). */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'FRESH_PROOF_NEEDED';
}

/** Requests a code to the current number. */
export async function askForOwnCode(): Promise<void> {
  await api.act('POST', '/auth/session/otp', { body: {} });
}

/**
 * Sends the code from the person's own number to the server, which accepts it as a proof for five minutes.
 */
export async function proveByCode(code: string): Promise<void> {
  await api.send('POST', '/auth/session/unlock', { body: { otp: code } });
}

interface PhoneCodeProps {
  phone: string;
  verifyLabel: string;
  askAgain: () => Promise<void>;
  /** sends the four digits to the server */
  verify: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the code sent to the current or the new number. */
export function PhoneCode({ phone, verifyLabel, askAgain, verify, onClose }: PhoneCodeProps) {
  const t = useText();
  const entry = useCodeEntry(CODE_ID, verify);
  const [sentAt, setSentAt] = useState(Date.now);
  const secondsLeft = useCountdown(LIMITS.otpResendSeconds, sentAt);
  const again = async () => {
    await askAgain();
    setSentAt(Date.now());
    entry.clear();
    showToast('done', t('signIn.newCodeSent'), 'code');
  };
  return (
    <form className="stack" onSubmit={entry.submit} noValidate>
      <p>{t('signIn.codeIntro', { phone: isolated(formatPhone(phone)) })}</p>
      <OtpField
        id={CODE_ID}
        label={t('signIn.code')}
        hint={t('signIn.codeHint')}
        value={entry.code}
        error={entry.error}
        onChange={entry.type}
        onComplete={entry.complete}
      />
      <div className="row">
        <Button type="submit" isBusy={entry.isBusy}>
          {verifyLabel}
        </Button>
        <Button kind="quiet" isOff={secondsLeft > 0} onClick={() => void again().catch(entry.fail)}>
          {secondsLeft > 0 ? t('signIn.resendIn', { count: secondsLeft }) : t('profile.phone.again')}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {t('common.words.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface ProofDialogProps {
  phone: string;
  /** continues the action that was started */
  onProven: () => void;
  onClose: () => void;
}

/** Asks for the code sent to the person's own number, in a dialog over the action that was started. */
export function ProofDialog({ phone, onProven, onClose }: ProofDialogProps) {
  const t = useText();
  const verify = async (code: string) => {
    await proveByCode(code);
    onProven();
  };
  return (
    <Dialog title={t('profile.phone.proof')} onClose={onClose}>
      <PhoneCode
        phone={phone}
        verifyLabel={t('profile.phone.prove')}
        askAgain={askForOwnCode}
        verify={verify}
        onClose={onClose}
      />
    </Dialog>
  );
}
