import type { AuthRecord, RegistrationTicket } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useState } from 'react';
import { askedPath } from '../../core/asked-path.js';
import { showToast } from '../../core/notices.js';
import { navigate } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';
import { enterAs } from '../../shared/enter-as.js';
import { type CodeSent, sendFirstCode } from '../../shared/phone-code/code-calls.js';
import { CodeStep } from '../../shared/phone-code/code-step.js';
import { PhoneStep } from '../../shared/phone-code/phone-step.js';
import { registrationTicket } from '../../shared/registration-ticket.js';
import { BlockedAddress } from './blocked-address.js';
import { type Door, type Verified, verifyCode } from './sign-in-calls.js';
import { useAddressBlock } from './use-address-block.js';
import './sign-in.css';

const DOORS = {
  user: {
    title: 'signIn.userTitle',
    registration: PAGES.Registration.path,
    other: PAGES.VolunteerLogin.path,
    otherText: 'signIn.toVolunteer',
  },
  volunteer: {
    title: 'signIn.volunteerTitle',
    registration: PAGES.VolunteerRegistration.path,
    other: PAGES.UserLogin.path,
    otherText: 'signIn.toUser',
  },
} as const;

/** The sign-in of help seekers and volunteers: first the phone, then the code (rule 117). */
export function SignIn({ door, firstNumber = '' }: { door: Door; firstNumber?: string }) {
  const t = useText();
  const block = useAddressBlock();
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [isForOther] = useState(() => door === 'user' && askedPath.is(PAGES.ReferenceRegister.path));
  const { title, registration, other, otherText } = DOORS[door];

  const enter = (record: AuthRecord, isShared: boolean) => enterAs(record, t('signIn.signedIn'), isShared);
  const register = (ticket: RegistrationTicket | null) => {
    registrationTicket.set(ticket);
    showToast('info', t('signIn.notRegistered'));
    navigate(registration);
  };
  const goOn = (verified: Verified) =>
    'record' in verified ? enter(verified.record, verified.isShared) : register(verified.ticket);

  if (block) return <BlockedAddress texts={block} />;
  return (
    <div className="page page--text">
      {sent ? (
        <CodeStep
          sent={sent}
          verifyCode={(phone, code) => verifyCode(door, phone, code)}
          onVerified={goOn}
          onOtherPhone={() => setSent(null)}
        />
      ) : (
        <PhoneStep
          title={t(isForOther ? 'signIn.otherTitle' : title)}
          firstNumber={firstNumber}
          sendCode={(phone, captcha) => sendFirstCode(`/${door}/auth/login`, phone, captcha)}
          onSent={setSent}
          onUnregistered={() => register(null)}
        >
          {isForOther && <p>{t('signIn.otherIntro')}</p>}
        </PhoneStep>
      )}
      <p>
        {t('signIn.noAccount')}{' '}
        <Link className="standing-link" to={registration}>
          {t('signIn.toRegistration')}
        </Link>
      </p>
      <p>
        {t('signIn.otherDoor')}{' '}
        <Link className="standing-link" to={other}>
          {t(otherText)}
        </Link>
      </p>
    </div>
  );
}
