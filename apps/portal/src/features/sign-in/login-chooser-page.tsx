import { PAGES } from '@karov/domain';
import { type Key, useText } from '../../core/text.js';
import { Icon, type IconName } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { Motif } from '../../shared/brand/motif.js';
import { PageHeading } from '../../shared/page-heading.js';
import './sign-in.css';

interface DoorProps {
  to: string;
  icon: IconName;
  name: Key;
  hint: Key;
  isMain?: boolean;
}

function Door({ to, icon, name, hint, isMain = false }: DoorProps) {
  const t = useText();
  return (
    <Link className={isMain ? 'door door--main' : 'door'} to={to}>
      <span className="door__icon">
        <Icon name={icon} />
      </span>
      <span>
        <strong className="door__name">{t(name)}</strong>
        <span>{t(hint)}</span>
      </span>
    </Link>
  );
}

/**
 * The owner of the product, the two doors (rule 116), one between them for help requests without an account,
 * and a quiet one for staff.
 */
export default function LoginChooserPage() {
  const t = useText();
  return (
    <div className="page page--text">
      <div className="welcome">
        <div className="welcome__words">
          <PageHeading>{t('login.title')}</PageHeading>
          <p>{t('login.intro')}</p>
        </div>
        <Motif />
      </div>
      <div className="doors">
        <Door to={PAGES.UserLogin.path} icon="hands" name="login.user" hint="login.userHint" isMain />
        <Door to={PAGES.VisitorHelpRequest.path} icon="phone" name="login.visitor" hint="login.visitorHint" />
        <Door
          to={PAGES.VolunteerLogin.path}
          icon="person"
          name="login.volunteer"
          hint="login.volunteerHint"
        />
      </div>
      <p>
        <a className="standing-link" href={PAGES.AdminLogin.path}>
          {t('login.staff')}
        </a>
      </p>
    </div>
  );
}
