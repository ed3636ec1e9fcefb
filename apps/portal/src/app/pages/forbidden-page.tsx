import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';
import { PageHeading } from '../../shared/page-heading.js';
import { SupportContact } from '../../shared/support-contact.js';

/**
 * Access denied (rule 127). The link leads to the person's own main page, or to the sign-in if they are
 * signed out.
 */
export function ForbiddenPage() {
  const t = useText();
  return (
    <div className="page page--text">
      <PageHeading>{t('common.pages.forbiddenTitle')}</PageHeading>
      <p>{t('common.pages.forbiddenText')}</p>
      <SupportContact />
      <p>
        <Link className="button button--primary" to="/">
          {t('common.pages.home')}
        </Link>
      </p>
    </div>
  );
}
