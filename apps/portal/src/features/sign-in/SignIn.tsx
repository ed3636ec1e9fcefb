import { useState } from 'react';
import { Link } from 'react-router';
import type { AuthRecord } from '@karov/api-client';
import { homeOf, PAGES, pageFor } from '@karov/domain';
import { forcedPath } from '../../core/failures.js';
import { notice, showToast } from '../../core/notices.js';
import { session } from '../../core/session.js';
import { useText } from '../../core/text.js';
import { BlockedAddress } from './BlockedAddress.js';
import { CodeStep } from './CodeStep.js';
import { PhoneStep } from './PhoneStep.js';
import type { CodeSent, Door } from './sign-in-calls.js';
import { Unregistered } from './Unregistered.js';
import { useAddressBlock } from './use-address-block.js';
import './sign-in.css';

type Step = { name: 'phone' } | { name: 'code'; sent: CodeSent } | { name: 'unregistered' };

const OTHER_DOOR = {
  user: { path: PAGES.VolunteerLogin.path, text: 'signIn.toVolunteer' },
  volunteer: { path: PAGES.UserLogin.path, text: 'signIn.toUser' },
} as const;

/** Phone, code, in: the flow that help seekers and volunteers share (part 1 §2.5). */
export function SignIn({ door, firstNumber = '' }: { door: Door; firstNumber?: string }) {
  const t = useText();
  const block = useAddressBlock();
  const [step, setStep] = useState<Step>({ name: 'phone' });

  const enter = (record: AuthRecord) => {
    notice.set(null);
    forcedPath.set(PAGES[pageFor(homeOf(record), record)].path);
    session.set(record);
    showToast('done', t('signIn.signedIn'));
  };
  const goToPhone = () => setStep({ name: 'phone' });
  const goToUnregistered = () => setStep({ name: 'unregistered' });

  if (block) return <BlockedAddress texts={block} />;
  return (
    <div className="page page--text">
      {step.name === 'phone' && (
        <PhoneStep door={door} firstNumber={firstNumber} onSent={(sent) => setStep({ name: 'code', sent })} onUnregistered={goToUnregistered} />
      )}
      {step.name === 'code' && (
        <CodeStep door={door} sent={step.sent} onVerified={(record) => (record ? enter(record) : goToUnregistered())} onOtherPhone={goToPhone} />
      )}
      {step.name === 'unregistered' && <Unregistered onAgain={goToPhone} />}
      <p>
        {t('signIn.otherDoor')}{' '}
        <Link className="standing-link" to={OTHER_DOOR[door].path}>
          {t(OTHER_DOOR[door].text)}
        </Link>
      </p>
    </div>
  );
}
