import { Link } from 'react-router';
import { useText } from '../../core/text.js';
import { PageHeading } from '../../shared/PageHeading.js';
import { SupportContact } from '../../shared/SupportContact.js';

/** Access denied (rule 127). The main page is each one's own, and the sign-in for who is nobody here. */
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
