import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { useConfig } from '../../../core/config.js';
import { useText } from '../../../core/text.js';
import { Alert } from '../../../design/alert/alert.js';
import { Spinner } from '../../../design/spinner/spinner.js';
import { PhoneDoor } from '../../../shared/phone-code/phone-door.js';
import { useTicket } from '../door/use-ticket.js';
import { OrganizationBanner } from './organization-banner.js';
import { useOrganization } from './use-organization.js';

const VolunteerDetails = lazy(() => import('./volunteer-details.js'));

/** Registration of a volunteer, with or without an organization (rule 119). */
export default function VolunteerRegistrationPage() {
  const t = useText();
  const { slug = null } = useParams();
  const { organization, isUnknown } = useOrganization(slug);
  const { ticket, isLoading } = useTicket();
  const isFaulty = useConfig()?.fault_notice === true;
  if (isLoading) return <Spinner />;
  return (
    <div className="page page--text">
      {isFaulty && (
        <Alert tone="waiting">
          <p>{t('registration.faultNotice')}</p>
        </Alert>
      )}
      <OrganizationBanner organization={organization} isUnknown={isUnknown} />
      {ticket ? (
        <Suspense fallback={<Spinner />}>
          <VolunteerDetails key={ticket.phone} ticket={ticket} slug={organization?.slug ?? null} />
        </Suspense>
      ) : (
        <PhoneDoor title={t('registration.volunteerTitle')}>
          <p>{t('registration.volunteerIntro')}</p>
        </PhoneDoor>
      )}
    </div>
  );
}
