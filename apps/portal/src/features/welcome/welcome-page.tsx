import { useSession } from '@karov/web';
import { lazy, Suspense } from 'react';
import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';
import { PageHeading } from '../../shared/page-heading.js';
import { nextSteps } from './next-steps.js';

/** Fetched only for volunteers, some of whom need a police certificate first. */
const PoliceNotice = lazy(() => import('../../shared/documents/police-notice.js'));

/** The next steps, for a newly registered, signed-in person (rule 110). */
export default function WelcomePage() {
  const t = useText();
  const record = useSession();
  if (!record) return null;
  const { title, steps, label, path } = nextSteps(record);
  return (
    <div className="page page--text stack">
      <PageHeading>{t(title, { name: record.full_name })}</PageHeading>
      <p>{t('registration.welcome.signedIn')}</p>
      {record.role === 'volunteer' && record.is_volunteer_information && (
        <Suspense>
          <PoliceNotice />
        </Suspense>
      )}
      <h2>{t('registration.welcome.next')}</h2>
      <ol className="stack">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <p>
        <Link className="button button--primary button--wide" to={path}>
          {t(label)}
        </Link>
      </p>
    </div>
  );
}
