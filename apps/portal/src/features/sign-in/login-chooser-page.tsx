import { PAGES } from '@karov/domain';
import { askedPath } from '../../core/asked-path.js';
import { type Key, useText } from '../../core/text.js';
import { Icon, type IconName } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { Motif } from '../../shared/brand/motif.js';
import { EmergencyNumbers } from '../../shared/emergency-numbers.js';
import { PageHeading } from '../../shared/page-heading.js';
import './sign-in.css';

interface DoorProps {
  to: string;
  icon: IconName;
  name: Key;
  hint: Key;
  isMain?: boolean;
  /** the sign-in is for somebody else and leads to the registration of that person */
  isForOther?: boolean;
}

/**
 * Keeps the registration of somebody else as the goal, or drops it: a person who chooses another way in after
 * all must not end up registering somebody else.
 */
function keepGoal(isForOther: boolean): void {
  const { path } = PAGES.ReferenceRegister;
  if (isForOther) askedPath.keep(path);
  else if (askedPath.is(path)) askedPath.take();
}

function Door({ to, icon, name, hint, isMain = false, isForOther = false }: DoorProps) {
  const t = useText();
  return (
    <Link className={isMain ? 'door door--main' : 'door'} to={to} onClick={() => keepGoal(isForOther)}>
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
 * The start page (rule 116): ways in for people who need help, ask for somebody else, ask without an account,
 * or volunteer; the way in for staff is less prominent.
 */
export default function LoginChooserPage() {
  const t = useText();
  return (
    <div className="page page--text">
      <div className="beside">
        <div className="welcome">
          <div className="welcome__words">
            <PageHeading>{t('login.title')}</PageHeading>
            <p>{t('login.intro')}</p>
          </div>
          <Motif />
        </div>
        <div className="stack">
          <EmergencyNumbers />
          <div className="doors">
            <Door to={PAGES.UserLogin.path} icon="hands" name="login.user" hint="login.userHint" isMain />
            <Door
              to={PAGES.UserLogin.path}
              icon="access"
              name="login.other"
              hint="login.otherHint"
              isForOther
            />
            <Door
              to={PAGES.VisitorHelpRequest.path}
              icon="phone"
              name="login.visitor"
              hint="login.visitorHint"
            />
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
      </div>
    </div>
  );
}
