import type { Profile, VolunteerDocuments } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { lazy, Suspense, useState } from 'react';
import { useText, wantTexts } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Link } from '../../design/link/link.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { keepRecord } from '../../shared/refresh-session.js';
import { DetailsForm } from './details-form.js';
import { DocumentsSection } from './documents-section.js';
import { HelpLinks } from './help-links.js';
import { MailingsSection } from './mailings-section.js';
import { PhoneSection } from './phone-section.js';
import { ProfileAlerts } from './profile-alerts.js';
import { loadProfile } from './profile-calls.js';
import { SessionsSection } from './sessions-section.js';
import './profile.css';

const PushSection = lazy(async () => {
  const [section] = await Promise.all([import('../../shared/push/push-section.js'), wantTexts('push')]);
  return section;
});

/** The person's own profile (rule 121). The guards see saved changes at once. */
export default function ProfilePage() {
  const t = useText();
  const { data: loaded, error, reload } = useLoad(loadProfile);
  const [saved, setSaved] = useState<Profile | null>(null);
  const [documents, setDocuments] = useState<VolunteerDocuments | null>(null);
  const profile = saved ?? loaded;
  if (!profile)
    return error === null ? <Spinner /> : <LoadFailure text={t('profile.failed')} onRetry={reload} />;
  const keep = (next: Profile) => {
    setSaved(next);
    keepRecord(next);
  };
  const isSeeker =
    profile.role === 'user' && (profile.disability_id.length > 0 || profile.unreadable.length > 0);
  return (
    <div className="page page--text">
      <PageHeading>{t('profile.title')}</PageHeading>
      <ProfileAlerts
        profile={profile}
        documents={documents}
        onChange={() => {
          setSaved(null);
          reload();
        }}
      />
      <DetailsForm profile={profile} onSaved={keep} />
      {profile.role === 'volunteer' && profile.volunteer_information && (
        <DocumentsSection onKnown={setDocuments} />
      )}
      {isSeeker && (
        <FoldedSection title={t('profile.help.title')}>
          <HelpLinks profile={profile} />
        </FoldedSection>
      )}
      <PhoneSection profile={profile} onSaved={keep} />
      <MailingsSection />
      <Suspense>
        <PushSection person={profile} />
      </Suspense>
      <SessionsSection phone={profile.phone} />
      <p>
        <Link className="standing-link" to={PAGES.ProfileData.path}>
          {t('profile.data.link')}
        </Link>
      </p>
    </div>
  );
}
