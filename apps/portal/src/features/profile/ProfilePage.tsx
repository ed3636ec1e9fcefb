import { useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { FoldedSection } from '../../design/section/FoldedSection.js';
import { Spinner } from '../../design/spinner/Spinner.js';
import { LoadFailure } from '../../shared/LoadFailure.js';
import { PageHeading } from '../../shared/PageHeading.js';
import { keepRecord } from '../../shared/refresh-session.js';
import { DetailsForm } from './DetailsForm.js';
import { DocumentsSection } from './DocumentsSection.js';
import { HelpLinks } from './HelpLinks.js';
import { MailingsSection } from './MailingsSection.js';
import { PhoneSection } from './PhoneSection.js';
import { loadProfile } from './profile-calls.js';
import { ProfileAlerts } from './ProfileAlerts.js';
import { SessionsSection } from './SessionsSection.js';
import './profile.css';

/** The own profile (rule 121). What is saved is known to the guards at once. */
export default function ProfilePage() {
  const t = useText();
  const { data: loaded, error, reload } = useLoad(loadProfile);
  const [saved, setSaved] = useState<Profile | null>(null);
  const profile = saved ?? loaded;
  if (!profile) return error === null ? <Spinner /> : <LoadFailure text={t('profile.failed')} onRetry={reload} />;
  const keep = (next: Profile) => {
    setSaved(next);
    keepRecord(next);
  };
  const isSeeker = profile.role === 'user' && profile.disability_id.length > 0;
  return (
    <div className="page page--text">
      <PageHeading>{t('profile.title')}</PageHeading>
      <ProfileAlerts
        profile={profile}
        onChange={() => {
          setSaved(null);
          reload();
        }}
      />
      <DetailsForm profile={profile} onSaved={keep} />
      {profile.role === 'volunteer' && profile.volunteer_information && <DocumentsSection />}
      {isSeeker && (
        <FoldedSection title={t('profile.help.title')}>
          <HelpLinks profile={profile} />
        </FoldedSection>
      )}
      <PhoneSection profile={profile} onSaved={keep} />
      <MailingsSection />
      <SessionsSection />
      <p>
        <Link className="standing-link" to={PAGES.ProfileData.path}>
          {t('profile.data.link')}
        </Link>
      </p>
    </div>
  );
}
