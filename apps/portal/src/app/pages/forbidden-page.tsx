import { Link } from 'react-router';
import { PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { PageHeading } from '../../shared/page-heading.js';
import { SupportContact } from '../../shared/support-contact.js';

/** Access denied (rule 127). */
export function ForbiddenPage() {
  const t = useText();
  return (
    <div className="page page--text">
      <PageHeading>{t('common.pages.forbiddenTitle')}</PageHeading>
      <p>{t('common.pages.forbiddenText')}</p>
      <SupportContact />
      <p>
        <Link className="button button--primary" to={PAGES.Login.path}>
          {t('shell.signIn')}
        </Link>
      </p>
    </div>
  );
}
