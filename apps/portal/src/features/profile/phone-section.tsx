import { type Profile, ValidationError } from '@karov/api-client';
import { formatPhone, isolated, PAGES } from '@karov/domain';
import { type FormEvent, useState } from 'react';
import { api } from '../../core/api.js';
import { formatDateTime } from '../../core/dates.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { Link } from '../../design/link/link.js';
import { PhoneField, type PhoneValue } from '../../design/phone/phone-field.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import { askForOwnCode, isProofNeeded, PhoneCode, proveByCode } from '../../shared/phone-code/fresh-proof.js';
import {
  expectPhone,
  readPhone,
  useDefaultCountry,
  useDialCodes,
} from '../../shared/phone-code/use-phone-tools.js';

const firstText = (error: ValidationError): string => error.allTexts()[0] ?? error.message;

/** Requests a code to the new number. */
async function askForCode(phone: string): Promise<void> {
  await api.act('POST', '/auth/phone/otp', { body: { phone } });
}

interface NewPhoneProps {
  /** requests a code to the new number, and continues */
  sendCode: (phone: string) => Promise<void>;
  onClose: () => void;
}

function NewPhone({ sendCode, onClose }: NewPhoneProps) {
  const t = useText();
  const country = useDefaultCountry();
  const [typed, setTyped] = useState<PhoneValue | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const value = typed ?? { country, number: '' };
  const { codes, complete } = useDialCodes(value.country);
  const send = async () => {
    const { phone, fault } = await readPhone(value);
    if (phone === null) return setError(t(fault));
    await sendCode(phone);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    setBusy(true);
    send()
      .catch((reason: unknown) =>
        reason instanceof ValidationError ? setError(firstText(reason)) : toastFailure(reason),
      )
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

/**
 * Requests a code to the current number (rule 234); for people who no longer have that number, staff change
 * it.
 */
function OldPhone({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [isGone, setGone] = useState(false);
  const send = () => {
    if (isBusy) return;
    setBusy(true);
    askForOwnCode()
      .then(onSent)
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return (
    <div className="stack">
      <p>{t('profile.phone.oldIntro')}</p>
      {isGone && (
        <p role="status">
          {t('profile.phone.gone')} <Link to={PAGES.Contact.path}>{t('profile.phone.contact')}</Link>
        </p>
      )}
      <div className="row">
        <Button isBusy={isBusy} onClick={send}>
          {t('profile.phone.sendOld')}
        </Button>
        {!isGone && (
          <Button kind="secondary" onClick={() => setGone(true)}>
            {t('profile.phone.without')}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t('common.words.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Shows a new number that is not effective yet, and a button to cancel the change. */
function WaitingChange({
  change,
  onSaved,
}: {
  change: NonNullable<Profile['phone_change']>;
  onSaved: (profile: Profile) => void;
}) {
  const t = useText();
  const cancel = async () => {
    const { data } = await api.send('DELETE', '/auth/phone/waiting');
    showToast('done', t('profile.phone.cancelled'));
    onSaved(data);
  };
  return (
    <Alert tone="waiting">
      <p>
        {t('profile.phone.waiting', {
          phone: isolated(formatPhone(change.phone)),
          at: isolated(formatDateTime(change.due_at)),
        })}
      </p>
      <Button kind="secondary" onClick={() => void cancel().catch(toastFailure)}>
        {t('profile.phone.cancelChange')}
      </Button>
    </Alert>
  );
}

/**
 * A new number that has been entered but must wait, because the proof of identity has expired; `isSent`: a
 * code was sent to it.
 */
interface Next {
  phone: string;
  isSent: boolean;
}
type Step =
  | { name: 'closed' | 'phone' }
  | { name: 'old' | 'oldCode'; next: Next | null }
  | { name: 'code'; phone: string };

/**
 * The phone section: a change requires a code to the current number and another to the new number (rules 121,
 * 234).
 */
export function PhoneSection({
  profile,
  onSaved,
}: {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}) {
  const t = useText();
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const close = () => setStep({ name: 'closed' });
  /** The proof of identity may have expired while the number was being typed. */
  const sendNew = async (phone: string) => {
    try {
      await askForCode(phone);
      setStep({ name: 'code', phone });
    } catch (reason) {
      if (!isProofNeeded(reason)) throw reason;
      setStep({ name: 'old', next: { phone, isSent: false } });
    }
  };
  const proveOld = async (code: string, next: Next | null) => {
    await proveByCode(code);
    if (next === null) return setStep({ name: 'phone' });
    return next.isSent ? setStep({ name: 'code', phone: next.phone }) : sendNew(next.phone);
  };
  const change = async (phone: string, code: string) => {
    const answer = await api
      .send('POST', '/auth/phone', { body: { phone, otp: code } })
      .catch((error: unknown) => {
        if (!isProofNeeded(error)) throw error;
        setStep({ name: 'old', next: { phone, isSent: true } });
        return null;
      });
    if (answer === null) return;
    const { data } = answer;
    close();
    if (!data.phone_change) showToast('done', t('profile.phone.changed'));
    onSaved(data);
  };
  return (
    <FoldedSection title={t('profile.phone.title')} isOpened={profile.phone_change !== null}>
      <p>{t('profile.phone.current', { phone: isolated(formatPhone(profile.phone)) })}</p>
      {profile.phone_change && <WaitingChange change={profile.phone_change} onSaved={onSaved} />}
      {step.name === 'closed' && (
        <div>
          <Button kind="secondary" icon="phone" onClick={() => setStep({ name: 'old', next: null })}>
            {t('profile.phone.change')}
          </Button>
        </div>
      )}
      {step.name === 'old' && (
        <OldPhone onSent={() => setStep({ name: 'oldCode', next: step.next })} onClose={close} />
      )}
      {step.name === 'oldCode' && (
        <PhoneCode
          phone={profile.phone}
          verifyLabel={t('profile.phone.goOn')}
          askAgain={askForOwnCode}
          verify={(code) => proveOld(code, step.next)}
          onClose={close}
        />
      )}
      {step.name === 'phone' && <NewPhone sendCode={sendNew} onClose={close} />}
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
