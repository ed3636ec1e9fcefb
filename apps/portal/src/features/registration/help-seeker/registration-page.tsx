import { PAGES } from '@karov/domain';
import { lazy, Suspense, useState } from 'react';
import { askedPath } from '../../../core/asked-path.js';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Spinner } from '../../../design/spinner/spinner.js';
import { PhoneDoor } from '../../../shared/phone-code/phone-door.js';
import { useTicket } from '../door/use-ticket.js';

const RegistrationDetails = lazy(() => import('./registration-details.js'));
/** Fetched only for the few people whose phone already has an account. */
const AlreadyRegistered = lazy(() => import('../door/already-registered.js'));

/**
 * Registration of a person who may need help: phone, code, details (rule 118). Somebody who came to register
 * another person is a carer, but may say that the help is for themselves.
 */
export default function RegistrationPage() {
  const t = useText();
  const { ticket, isLoading } = useTicket();
  const [isCarer, setCarer] = useState(() => askedPath.is(PAGES.ReferenceRegister.path));
  const askForSelf = () => {
    askedPath.take();
    setCarer(false);
  };
  if (isLoading) return <Spinner />;
  return (
    <div className="page page--text">
      {!ticket && (
        <PhoneDoor title={t(isCarer ? 'registration.carerTitle' : 'registration.userTitle')}>
          <p>{t(isCarer ? 'registration.carerIntro' : 'registration.userIntro')}</p>
        </PhoneDoor>
      )}
      {ticket && (
        <Suspense fallback={<Spinner />}>
          {ticket.registered_roles.includes('user') ? (
            <AlreadyRegistered ticket={ticket} />
          ) : (
            <RegistrationDetails
              key={`${ticket.phone} ${isCarer ? 'carer' : 'self'}`}
              ticket={ticket}
              isCarer={isCarer}
            />
          )}
        </Suspense>
      )}
      {isCarer && (
        <p>
          <Button kind="quiet" onClick={askForSelf}>
            {t('registration.carerNeedsHelp')}
          </Button>
        </p>
      )}
    </div>
  );
}
