import type { AuthRecord } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../core/text.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { Disclosure } from '../../design/menu/disclosure.js';
import { useLogout } from '../../shared/use-logout.js';

const RoleSwitch = lazy(() => import('./role-switch.js'));

/**
 * My basket and availability (volunteers), the person's own profile, the other people who share the number,
 * other roles, and logout with a confirmation (rule 112).
 */
export function ProfileMenu({ person }: { person: AuthRecord }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { logout, isBusy } = useLogout();
  return (
    <>
      <Disclosure icon="person" label={t('shell.profileMenu')} shown={person.full_name}>
        {(close) => (
          <>
            {person.role === 'volunteer' && (
              <>
                <Link className="menu__item" to={PAGES.MyVolunteerBasket.path} onClick={close}>
                  <Icon name="check" />
                  {t('menu.basket')}
                </Link>
                <Link className="menu__item" to={PAGES.Availability.path} onClick={close}>
                  <Icon name="clock" />
                  {t('menu.availability')}
                </Link>
              </>
            )}
            <Link className="menu__item" to={PAGES.Profile.path} onClick={close}>
              <Icon name="person" />
              {t('menu.profile')}
            </Link>
            <Link className="menu__item" to={PAGES.WhoAreYou.path} onClick={close}>
              <Icon name="phone" />
              {t('menu.otherPerson')}
            </Link>
            <Suspense>
              <RoleSwitch person={person} onDone={close} />
            </Suspense>
            <button
              className="menu__item"
              type="button"
              onClick={() => {
                close();
                setAsking(true);
              }}
            >
              <Icon name="out" />
              {t('common.words.logout')}
            </button>
          </>
        )}
      </Disclosure>
      {isAsking && (
        <ConfirmDialog
          title={t('common.logoutQuestion')}
          confirmLabel={t('common.words.logout')}
          isBusy={isBusy}
          onConfirm={() => void logout()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
