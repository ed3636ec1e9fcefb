import { useState, type FormEvent } from 'react';
import { ValidationError, type Profile } from '@karov/api-client';
import { formatPhone, LIMITS } from '@karov/domain';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { formatDateTime } from '../../core/dates.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { OtpField } from '../../design/otp/otp-field.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import { PhoneField, type PhoneValue } from '../../design/phone/phone-field.js';
import { useCodeEntry } from '../../shared/phone-code/use-code-entry.js';
import { useCountdown } from '../../shared/phone-code/use-countdown.js';
import { expectPhone, readPhone, useDefaultCountry, useDialCodes } from '../../shared/phone-code/use-phone-tools.js';

const CODE_ID = 'phone-code';

const firstText = (error: ValidationError): string => error.allTexts()[0] ?? error.message;

/** Asks the server for a code to the new number. */
async function askForCode(phone: string): Promise<void> {
  await api.act('POST', '/auth/phone/otp', { body: { phone } });
}

/** Asks the server for a code to the number as it is. */
async function askForOldCode(): Promise<void> {
  await api.act('POST', '/auth/phone/old-otp');
}

function NewPhone({ onSent, onClose }: { onSent: (phone: string) => void; onClose: () => void }) {
  const t = useText();
  const country = useDefaultCountry();
  const [typed, setTyped] = useState<PhoneValue | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const value = typed ?? { country, number: '' };
  const { codes, complete } = useDialCodes(value.country);
  const send = async () => {
    const phone = await readPhone(value);
    if (!phone) return setError(t('common.errors.invalidPhone'));
    await askForCode(phone);
    onSent(phone);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    setBusy(true);
    send()
      .catch((reason: unknown) => (reason instanceof ValidationError ? setError(firstText(reason)) : toastFailure(reason)))
      .finally(() => setBusy(false));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <PhoneField
        id="new-phone"
        value={value}
        codes={codes}
        onOpenCodes={complete}
        error={error}
        onChange={(next) => {
          setTyped(next);
          setError(null);
        }}
        onEnter={submit}
        onExpect={expectPhone}
      />
      <p>{t('profile.phone.note')}</p>
      <div className="row">
        <Button type="submit" isBusy={isBusy}>
          {t('profile.phone.send')}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {t('common.words.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface PhoneCodeProps {
  phone: string;
  verifyLabel: string;
  askAgain: () => Promise<void>;
  /** hands the four digits to the server */
  verify: (code: string) => Promise<void>;
  onClose: () => void;
}

/** The code that was sent to a number, the present one or the new. */
function PhoneCode({ phone, verifyLabel, askAgain, verify, onClose }: PhoneCodeProps) {
  const t = useText();
  const entry = useCodeEntry(CODE_ID, verify);
  const [sentAt, setSentAt] = useState(Date.now);
  const secondsLeft = useCountdown(LIMITS.otpResendSeconds, sentAt);
  const again = async () => {
    await askAgain();
    setSentAt(Date.now());
    entry.clear();
    showToast('done', t('signIn.newCodeSent'));
  };
  return (
    <form className="stack" onSubmit={entry.submit} noValidate>
      <p>{t('signIn.codeIntro', { phone: `\u2066${formatPhone(phone)}\u2069` })}</p>
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
        <Button kind="quiet" disabled={secondsLeft > 0} onClick={() => void again().catch(entry.fail)}>
          {secondsLeft > 0 ? t('signIn.resendIn', { count: secondsLeft }) : t('profile.phone.again')}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {t('common.words.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Asks for a code to the number as it is; who has it no more goes on without, and waits. */
function OldPhone({ onSent, onWithout, onClose }: { onSent: () => void; onWithout: () => void; onClose: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const send = () => {
    if (isBusy) return;
    setBusy(true);
    askForOldCode()
      .then(onSent)
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return (
    <div className="stack">
      <p>{t('profile.phone.oldIntro')}</p>
      <div className="row">
        <Button isBusy={isBusy} onClick={send}>
          {t('profile.phone.sendOld')}
        </Button>
        <Button kind="secondary" onClick={onWithout}>
          {t('profile.phone.without')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('common.words.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** A new number that waits for its time, and the way to stop it. */
function WaitingChange({ change, onSaved }: { change: NonNullable<Profile['phone_change']>; onSaved: (profile: Profile) => void }) {
  const t = useText();
  const cancel = async () => {
    const { data } = await api.send('DELETE', '/auth/phone/waiting');
    showToast('done', t('profile.phone.cancelled'));
    onSaved(data);
  };
  return (
    <Alert tone="waiting">
      <p>{t('profile.phone.waiting', { phone: `\u2066${formatPhone(change.phone)}\u2069`, at: `\u2066${formatDateTime(change.due_at)}\u2069` })}</p>
      <Button kind="secondary" onClick={() => void cancel().catch(toastFailure)}>
        {t('profile.phone.cancelChange')}
      </Button>
    </Alert>
  );
}

type Step = { name: 'closed' | 'old' | 'oldCode' | 'phone' } | { name: 'code'; phone: string };

/** The phone: a code to the present number and one to the new change it at once, the new one alone after 72 hours (rule 121). */
export function PhoneSection({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const t = useText();
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const close = () => setStep({ name: 'closed' });
  const proveOld = async (code: string) => {
    await api.act('POST', '/auth/phone/old', { body: { otp: code } });
    setStep({ name: 'phone' });
  };
  const change = async (phone: string, code: string) => {
    const { data } = await api.send('POST', '/auth/phone', { body: { phone, otp: code } });
    close();
    if (!data.phone_change) showToast('done', t('profile.phone.changed'));
    onSaved(data);
  };
  return (
    <FoldedSection title={t('profile.phone.title')} isOpened={profile.phone_change !== null}>
      <p>{t('profile.phone.current', { phone: `\u2066${formatPhone(profile.phone)}\u2069` })}</p>
      {profile.phone_change && <WaitingChange change={profile.phone_change} onSaved={onSaved} />}
      {step.name === 'closed' && (
        <div>
          <Button kind="secondary" icon="phone" onClick={() => setStep({ name: 'old' })}>
            {t('profile.phone.change')}
          </Button>
        </div>
      )}
      {step.name === 'old' && <OldPhone onSent={() => setStep({ name: 'oldCode' })} onWithout={() => setStep({ name: 'phone' })} onClose={close} />}
      {step.name === 'oldCode' && (
        <PhoneCode phone={profile.phone} verifyLabel={t('profile.phone.goOn')} askAgain={askForOldCode} verify={proveOld} onClose={close} />
      )}
      {step.name === 'phone' && <NewPhone onSent={(phone) => setStep({ name: 'code', phone })} onClose={close} />}
      {step.name === 'code' && (
        <PhoneCode
          key="new"
          phone={step.phone}
          verifyLabel={t('profile.phone.verify')}
          askAgain={() => askForCode(step.phone)}
          verify={(code) => change(step.phone, code)}
          onClose={close}
        />
      )}
    </FoldedSection>
  );
}
