import type { RegistrationTicket } from '@karov/api-client';
import { useText } from '../../../core/text.js';
import { Alert } from '../../../design/alert/alert.js';
import { Spinner } from '../../../design/spinner/spinner.js';
import { LoadFailure } from '../../../shared/load-failure.js';
import { useVolunteerOptions } from '../../../shared/volunteer-form/use-volunteer-options.js';
import { knownVolunteer } from '../../../shared/volunteer-form/values.js';
import AlreadyRegistered from '../door/already-registered.js';
import { useLookup } from './use-lookup.js';
import { VolunteerForm } from './volunteer-form.js';

/** The third step of a volunteer's registration, prefilled with known details (rule 119). */
export default function VolunteerDetails({
  ticket,
  slug,
}: {
  ticket: RegistrationTicket;
  slug: string | null;
}) {
  const t = useText();
  const known = useLookup(ticket);
  const { data: options, error, reload } = useVolunteerOptions();
  if (!options && error) return <LoadFailure text={t('registration.optionsFailed')} onRetry={reload} />;
  if (!options || !known) return <Spinner />;
  if (known.is_register === 1) return <AlreadyRegistered />;
  const first = knownVolunteer(
    known,
    known.volunteer_information,
    options.volunteer_languages.map(({ key }) => key),
  );
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
