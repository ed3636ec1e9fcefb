import type { Profile } from '@karov/api-client';
import { addDays, PAGES, WINDOW_DAYS } from '@karov/domain';
import { useParams } from 'wouter';
import { useNearDay } from '../../core/near-day.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { useVolunteerOptions } from '../../shared/volunteer-form/use-volunteer-options.js';
import { RenewalForm } from './renewal-form.js';
import { useRenewedProfile } from './use-renewal.js';

/** Whether the agreement is still valid and its renewal is not open yet, according to the server. */
function isTooEarly({
  is_renew: isRenewable,
  is_freeze: isFrozen,
  volunteer_information: information,
}: Profile): boolean {
  return !isRenewable && isFrozen !== 1 && Boolean(information?.renew_until);
}

/** Says before the first step that there is nothing to renew yet, and from when renewal is possible. */
function TooEarly({ until }: { until: string }) {
  const t = useText();
  const near = useNearDay();
  return (
    <div className="page page--text">
      <PageHeading>{t('volunteerForm.renewTitle')}</PageHeading>
      <Alert
        tone="info"
        title={t('volunteerForm.renewLater', { day: near.full(addDays(until, -WINDOW_DAYS)) })}
      >
        <p>{t('volunteerForm.renewLaterText', { day: near.full(until) })}</p>
        <Link className="standing-link" to={PAGES.OpenVolunteering.path}>
          {t('volunteerForm.renewLaterLink')}
        </Link>
      </Alert>
    </div>
  );
}

/** The page where volunteers renew their account (rule 124, rule 53). */
export default function RenewalPage() {
  const t = useText();
  const { id = null } = useParams();
  const { data: profile, error, reload } = useRenewedProfile(id);
  const { data: options, error: optionsError, reload: reloadOptions } = useVolunteerOptions();
  const retry = () => {
    reload();
    reloadOptions();
  };
  if (profile && isTooEarly(profile))
    return <TooEarly until={profile.volunteer_information?.renew_until ?? ''} />;
  if (profile && options) {
    return (
      <div className="page page--text">
        <RenewalForm profile={profile} options={options} />
      </div>
    );
  }
  return error || optionsError ? (
    <LoadFailure text={t('volunteerForm.renewFailed')} onRetry={retry} />
  ) : (
    <Spinner />
  );
}
