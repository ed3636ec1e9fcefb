import { isStaff, PAGES } from '@karov/domain';
import { useSession } from '@karov/web';
import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';
import { PageHeading } from '../../shared/page-heading.js';

/**
 * Shown for any unknown path, and to admins on ordinary pages (rule 114, guard 6), with a link to their own
 * area.
 */
export function NotFoundPage() {
  const t = useText();
  const person = useSession();
  const isFromStaff = person !== null && isStaff(person.role);
  return (
    <div className="page page--text">
      <PageHeading>{t('common.pages.notFoundTitle')}</PageHeading>
      <p>{t('common.pages.notFoundText')}</p>
      <p>
        {isFromStaff ? (
          <a className="button button--primary" href={PAGES.BackOffice.path}>
            {t('shell.backOffice')}
          </a>
        ) : (
          <Link className="button button--primary" to="/">
            {t('common.pages.home')}
          </Link>
        )}
      </p>
    </div>
  );
}
