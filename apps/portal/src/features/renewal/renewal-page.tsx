import { useParams } from 'wouter';
import { useText } from '../../core/text.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { useVolunteerOptions } from '../../shared/volunteer-form/use-volunteer-options.js';
import { RenewalForm } from './renewal-form.js';
import { useRenewedProfile } from './use-renewal.js';

/** Renewal of the volunteer's account (rule 124, rule 53). */
export default function RenewalPage() {
  const t = useText();
  const { id = null } = useParams();
  const { data: profile, error, reload } = useRenewedProfile(id);
  const { data: options, error: optionsError, reload: reloadOptions } = useVolunteerOptions();
  const retry = () => {
    reload();
    reloadOptions();
  };
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
