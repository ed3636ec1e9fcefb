import { PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { PageHeading } from '../../shared/page-heading.js';
import './sign-in.css';

/** The two doors (rule 116), one between them for those who ask without an account, and a quiet one for staff. */
export default function LoginChooserPage() {
  const t = useText();
  return (
    <div className="page page--text">
      <PageHeading>{t('login.title')}</PageHeading>
      <p>{t('login.intro')}</p>
      <div className="doors">
        <Link className="door" to={PAGES.UserLogin.path}>
          <Icon name="hands" />
          <span>
            <strong className="door__name">{t('login.user')}</strong>
            <span>{t('login.userHint')}</span>
          </span>
        </Link>
        <Link className="door" to={PAGES.VisitorHelpRequest.path}>
          <Icon name="phone" />
          <span>
            <strong className="door__name">{t('login.visitor')}</strong>
            <span>{t('login.visitorHint')}</span>
          </span>
        </Link>
        <Link className="door" to={PAGES.VolunteerLogin.path}>
          <Icon name="person" />
          <span>
            <strong className="door__name">{t('login.volunteer')}</strong>
            <span>{t('login.volunteerHint')}</span>
          </span>
        </Link>
      </div>
      <p>
        <a className="standing-link" href={PAGES.AdminLogin.path}>
          {t('login.staff')}
        </a>
      </p>
    </div>
  );
}
