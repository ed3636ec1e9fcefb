import { lazy, Suspense } from 'react';
import { useText } from '../../../core/text.js';
import { Spinner } from '../../../design/spinner/spinner.js';
import { PhoneDoor } from '../../../shared/phone-code/phone-door.js';
import { AlreadyRegistered } from '../door/already-registered.js';
import { useTicket } from '../door/use-ticket.js';

const RegistrationDetails = lazy(() => import('./registration-details.js'));

/** Registration of somebody who may need help: phone, code, details (rule 118). */
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
      {ticket &&
        (ticket.registered_roles.includes('user') ? (
          <AlreadyRegistered ticket={ticket} />
        ) : (
          <Suspense fallback={<Spinner />}>
            <RegistrationDetails key={ticket.phone} ticket={ticket} />
          </Suspense>
        ))}
    </div>
  );
}
