import type { PrivacyOverview } from '@karov/api-client';
import { isStaff, PAGES } from '@karov/domain';
import { useSession } from '@karov/web';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Link } from '../../design/link/link.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { ConsentList, ReadList } from './data-lists.js';
import { DeletionSection } from './deletion-section.js';
import { DownloadSection } from './download-section.js';
import './profile.css';

const loadOverview = (): Promise<PrivacyOverview> => api.get('/auth/privacy');

/** The stored data about a person, who viewed them, and how to download or delete them (rule 67). */
export default function OwnDataPage() {
  const t = useText();
  const role = useSession()?.role;
  const { data: loaded, error, reload } = useLoad(loadOverview);
  const [changed, setChanged] = useState<PrivacyOverview | null>(null);
  const overview = changed ?? loaded;
  if (!overview)
    return error === null ? <Spinner /> : <LoadFailure text={t('profile.data.failed')} onRetry={reload} />;
  return (
    <div className="page page--text">
      <PageHeading>{t('profile.data.title')}</PageHeading>
      <p className="no-print">{t('profile.data.intro')}</p>
      <div className="no-print">
        <FoldedSection title={t('profile.data.consents')}>
          <ConsentList consents={overview.consents} />
        </FoldedSection>
      </div>
      <div className="no-print">
        <FoldedSection title={t('profile.data.reads')}>
          <ReadList reads={overview.reads} />
        </FoldedSection>
      </div>
      <DownloadSection />
      {role && !isStaff(role) && <DeletionSection deletion={overview.deletion} onChange={setChanged} />}
      <p className="no-print">
        <Link className="standing-link" to={PAGES.Profile.path}>
          {t('profile.help.back')}
        </Link>
      </p>
    </div>
  );
}
