import { useParams } from 'react-router';
import type { RegistrationTicket } from '@karov/api-client';
import { useConfig } from '../../../core/config.js';
import { useText } from '../../../core/text.js';
import { Alert } from '../../../design/alert/Alert.js';
import { Spinner } from '../../../design/spinner/Spinner.js';
import { LoadFailure } from '../../../shared/LoadFailure.js';
import { PhoneDoor } from '../../../shared/phone-code/PhoneDoor.js';
import { useVolunteerOptions } from '../../../shared/volunteer-form/use-volunteer-options.js';
import { knownVolunteer } from '../../../shared/volunteer-form/values.js';
import { AlreadyRegistered } from '../door/AlreadyRegistered.js';
import { useTicket } from '../door/use-ticket.js';
import { OrganizationBanner } from './OrganizationBanner.js';
import { useLookup } from './use-lookup.js';
import { useOrganization } from './use-organization.js';
import { VolunteerForm } from './VolunteerForm.js';

function Details({ ticket, slug }: { ticket: RegistrationTicket; slug: string | null }) {
  const t = useText();
  const known = useLookup(ticket);
  const { data: options, error, reload } = useVolunteerOptions();
  if (!options && error) return <LoadFailure text={t('registration.optionsFailed')} onRetry={reload} />;
  if (!options || !known) return <Spinner />;
  if (known.is_register === 1) return <AlreadyRegistered />;
  const first = knownVolunteer(known, known.volunteer_information, options.volunteer_languages.map(({ key }) => key));
  return (
    <>
      {known.is_import_delete === 1 && (
        <Alert tone="info">
          <p>{t('volunteerForm.importWithdrawn')}</p>
        </Alert>
      )}
      <VolunteerForm ticket={ticket} slug={slug} options={options} first={first} />
    </>
  );
}

/** Registration of a volunteer, with or without an organization (part 1 §2.7). */
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
        <Details key={ticket.phone} ticket={ticket} slug={organization?.slug ?? null} />
      ) : (
        <PhoneDoor title={t('registration.volunteerTitle')}>
          <p>{t('registration.volunteerIntro')}</p>
        </PhoneDoor>
      )}
    </div>
  );
}
