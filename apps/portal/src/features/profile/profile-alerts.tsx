import type { Profile, VolunteerDocuments } from '@karov/api-client';
import { isolated, PAGES, pathFor } from '@karov/domain';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { formatDay } from '../../core/dates.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { Link } from '../../design/link/link.js';
import { AccountAlert } from '../../shared/account-alert.js';
import { BouncedAlerts } from './bounced-alerts.js';

function RenewalAlert({ profile }: { profile: Profile }) {
  const t = useText();
  const until = profile.volunteer_information?.renew_until;
  if (!profile.is_renew || profile.is_freeze === 1 || !until) return null;
  return (
    <Alert tone="waiting" title={t('profile.alerts.renewTitle')}>
      <p>{t('profile.alerts.renewText', { day: isolated(formatDay(until)) })}</p>
      <Link className="standing-link" to={pathFor('accountRenew', profile)}>
        {t('account.renew')}
      </Link>
    </Alert>
  );
}

function PoliceAlert({ profile, isHandedIn }: { profile: Profile; isHandedIn: boolean }) {
  const t = useText();
  const information = profile.volunteer_information;
  if (profile.role !== 'volunteer' || !information?.is_police_required || information.is_police_validated)
    return null;
  return (
    <Alert
      tone="waiting"
      title={t(isHandedIn ? 'profile.alerts.policeHandedIn' : 'profile.alerts.policeTitle')}
    >
      <p>{t(isHandedIn ? 'profile.alerts.policeHandedInText' : 'profile.alerts.policeText')}</p>
      <Link className="standing-link" to={PAGES.PoliceConfirmation.path}>
        {t('profile.alerts.police')}
      </Link>
    </Alert>
  );
}

/**
 * Shown to a person whom somebody else registered, until they have answered whether that is right (rule 64).
 */
function ReferenceAlert({
  reference,
  onAnswered,
}: {
  reference: NonNullable<Profile['referred_by']>;
  onAnswered: () => void;
}) {
  const t = useText();
  const [sending, setSending] = useState<'confirmation' | 'objection' | null>(null);
  const answer = (given: 'confirmation' | 'objection') => {
    setSending(given);
    api
      .act('POST', `/auth/references/{id}/${given}`, { params: { path: { id: reference.id } } })
      .then(() => {
        showToast('done', t(given === 'objection' ? 'profile.alerts.objected' : 'profile.alerts.confirmed'));
        onAnswered();
      })
      .catch(toastFailure)
      .finally(() => setSending(null));
  };
  return (
    <Alert tone="info" title={t('profile.alerts.referenceTitle', { name: reference.first_name })}>
      <p>{t('profile.alerts.referenceText')}</p>
      <div className="row">
        <Button kind="secondary" isBusy={sending === 'confirmation'} onClick={() => answer('confirmation')}>
          {t('profile.alerts.confirm')}
        </Button>
        <Button kind="secondary" isBusy={sending === 'objection'} onClick={() => answer('objection')}>
          {t('profile.alerts.object')}
        </Button>
      </div>
    </Alert>
  );
}

/** All alerts about the person's account (rule 121, "Alerts"). */
export function ProfileAlerts({
  profile,
  documents,
  onChange,
}: {
  profile: Profile;
  documents: VolunteerDocuments | null;
  onChange: () => void;
}) {
  return (
    <>
      <AccountAlert />
      <BouncedAlerts />
      <RenewalAlert profile={profile} />
      <PoliceAlert profile={profile} isHandedIn={documents?.police.is_handed_in ?? false} />
      {profile.referred_by && <ReferenceAlert reference={profile.referred_by} onAnswered={onChange} />}
    </>
  );
}
