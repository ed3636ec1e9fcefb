import { useState, type FormEvent } from 'react';
import { ValidationError, type Profile } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/Button.js';
import { OtpField } from '../../design/otp/OtpField.js';
import { PhoneField, type PhoneValue } from '../../design/phone/PhoneField.js';
import { useCountdown } from '../../shared/phone-code/use-countdown.js';
import { expectPhone, readPhone, useDefaultCountry, useDialCodes } from '../../shared/phone-code/use-phone-tools.js';

const firstText = (error: ValidationError): string => error.allTexts()[0] ?? error.message;

/** Asks the server for a code to the new number. */
async function askForCode(phone: string): Promise<void> {
  await api.act('POST', '/auth/phone/otp', { phone });
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
    send().catch((reason: unknown) => (reason instanceof ValidationError ? setError(firstText(reason)) : toastFailure(reason))).finally(() => setBusy(false));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <PhoneField id="new-phone" value={value} codes={codes} onOpenCodes={complete} error={error} onChange={(next) => { setTyped(next); setError(null); }} onEnter={submit} onExpect={expectPhone} />
      <p>{t('profile.phone.note')}</p>
      <div className="row">
        <Button type="submit" isBusy={isBusy}>{t('profile.phone.send')}</Button>
        <Button kind="secondary" onClick={onClose}>{t('common.words.cancel')}</Button>
      </div>
    </form>
  );
}

function PhoneCode({ phone, onChanged, onClose }: { phone: string; onChanged: (profile: Profile) => void; onClose: () => void }) {
  const t = useText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState(Date.now);
  const secondsLeft = useCountdown(LIMITS.otpResendSeconds, sentAt);
  const fail = (reason: unknown) => (reason instanceof ValidationError ? setError(firstText(reason)) : toastFailure(reason));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (code.length < LIMITS.otpDigits) return setError(t('signIn.codeMissing'));
    setBusy(true);
    api.send<Profile>('POST', '/auth/phone', { phone, otp: code }).then(({ data }) => onChanged(data)).catch(fail).finally(() => setBusy(false));
  };
  const again = async () => {
    await askForCode(phone);
    setSentAt(Date.now());
    setCode('');
    showToast('done', t('signIn.newCodeSent'));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('signIn.codeIntro', { phone: `\u2066${phone}\u2069` })}</p>
      <OtpField id="phone-code" label={t('signIn.code')} value={code} error={error} onChange={(next) => { setCode(next); setError(null); }} />
      <div className="row">
        <Button type="submit" isBusy={isBusy}>{t('profile.phone.verify')}</Button>
        <Button kind="quiet" disabled={secondsLeft > 0} onClick={() => void again().catch(fail)}>
          {secondsLeft > 0 ? t('signIn.resendIn', { count: secondsLeft }) : t('profile.phone.again')}
        </Button>
        <Button kind="secondary" onClick={onClose}>{t('common.words.cancel')}</Button>
      </div>
    </form>
  );
}

/** The phone, which is changed by a code to the new number (part 1 §2.9). */
export function PhoneSection({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const t = useText();
  const [step, setStep] = useState<{ name: 'closed' | 'phone' } | { name: 'code'; phone: string }>({ name: 'closed' });
  const close = () => setStep({ name: 'closed' });
  const change = (saved: Profile) => {
    close();
    showToast('done', t('profile.phone.changed'));
    onSaved(saved);
  };
  return (
    <section className="stack" aria-labelledby="phone-title">
      <h2 id="phone-title">{t('profile.phone.title')}</h2>
      <p>{t('profile.phone.current', { phone: `\u2066${profile.phone}\u2069` })}</p>
      {step.name === 'closed' && (
        <div>
          <Button kind="secondary" icon="phone" onClick={() => setStep({ name: 'phone' })}>{t('profile.phone.change')}</Button>
        </div>
      )}
      {step.name === 'phone' && <NewPhone onSent={(phone) => setStep({ name: 'code', phone })} onClose={close} />}
      {step.name === 'code' && <PhoneCode phone={step.phone} onChanged={change} onClose={close} />}
    </section>
  );
}
