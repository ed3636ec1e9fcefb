import { lazy, Suspense } from 'react';
import { useText } from '../../../core/text.js';
import { Spinner } from '../../../design/spinner/spinner.js';
import { PhoneDoor } from '../../../shared/phone-code/phone-door.js';
import { useTicket } from '../door/use-ticket.js';

const RegistrationDetails = lazy(() => import('./registration-details.js'));
/** Fetched for the few people whose phone has an account. */
const AlreadyRegistered = lazy(() => import('../door/already-registered.js'));

/** Registration of a person who may need help: phone, code, details (rule 118). */
export default function RegistrationPage() {
  const t = useText();
  const { ticket, isLoading } = useTicket();
  if (isLoading) return <Spinner />;
  return (
    <div className="page page--text">
      {!ticket && (
        <PhoneDoor title={t('registration.userTitle')}>
          <p>{t('registration.userIntro')}</p>
        </PhoneDoor>
      )}
      {ticket && (
        <Suspense fallback={<Spinner />}>
          {ticket.registered_roles.includes('user') ? (
            <AlreadyRegistered ticket={ticket} />
          ) : (
            <RegistrationDetails key={ticket.phone} ticket={ticket} />
          )}
        </Suspense>
      )}
    </div>
  );
}
