import type { RegistrationTicket } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { type ReactNode, useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { notice } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';
import { parseTicket, registrationTicket } from '../registration-ticket.js';
import { type CodeSent, sendFirstCode } from './code-calls.js';
import { CodeStep } from './code-step.js';
import { PhoneStep } from './phone-step.js';

async function verifyPhone(phone: string, otp: string): Promise<RegistrationTicket | null> {
  const { data } = await api.send('POST', '/auth/verify-register-otp', { body: { phone, otp } });
  return parseTicket(data, Date.now());
}

interface PhoneDoorProps {
  title: string;
  /** false if the surrounding page already offers a sign-in */
  isSignInOffered?: boolean;
  children?: ReactNode;
}

/** The first two steps of every registration: the phone, and the code sent to it (rules 118 and 119). */
export function PhoneDoor({ title, isSignInOffered = true, children }: PhoneDoorProps) {
  const t = useText();
  const [sent, setSent] = useState<CodeSent | null>(null);
  const enter = (ticket: RegistrationTicket | null) => {
    if (!ticket) return toastFailure(null);
    notice.set(null);
    registrationTicket.set(ticket);
  };
  if (sent) {
    return (
      <CodeStep
        sent={sent}
        verifyCode={verifyPhone}
        verifyLabel={t('registration.verify')}
        onVerified={enter}
        onOtherPhone={() => setSent(null)}
      />
    );
  }
  return (
    <>
      <PhoneStep
        title={title}
        sendCode={(phone, captcha) => sendFirstCode('/auth/register-otp', phone, captcha)}
        onSent={setSent}
      >
        {children}
      </PhoneStep>
      {isSignInOffered && (
        <p>
          {t('registration.already')}{' '}
          <Link className="standing-link" to={PAGES.Login.path}>
            {t('registration.toLogin')}
          </Link>
        </p>
      )}
    </>
  );
}
