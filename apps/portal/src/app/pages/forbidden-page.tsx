import { PAGES } from '@karov/domain';
import { useSession } from '../../core/session.js';
import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';
import { PageHeading } from '../../shared/page-heading.js';
import { SupportContact } from '../../shared/support-contact.js';

/** Access denied (rule 127): whoever is signed in goes on, others sign in. */
export function ForbiddenPage() {
  const t = useText();
  const isSignedIn = useSession() !== null;
  return (
    <div className="page page--text">
      <PageHeading>{t('common.pages.forbiddenTitle')}</PageHeading>
      <p>{t('common.pages.forbiddenText')}</p>
      <SupportContact />
      <p>
        <Link className="button button--primary" to={isSignedIn ? PAGES.Root.path : PAGES.Login.path}>
          {t(isSignedIn ? 'common.pages.home' : 'shell.signIn')}
        </Link>
      </p>
    </div>
  );
}
