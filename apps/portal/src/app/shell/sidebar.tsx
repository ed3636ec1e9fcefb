import { PAGES } from '@karov/domain';
import { lazy, Suspense } from 'react';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';
import { MenuLink } from '../../design/link/link.js';
import type { MenuEntry } from './menu.js';

const UnreadCount = lazy(() => import('./unread-count.js'));

export const SIDEBAR_ID = 'main-menu';

interface SidebarProps {
  entries: readonly MenuEntry[];
  isOpen: boolean;
  onFollow: () => void;
}

/**
 * The pages of the person's own role. Escape closes the sidebar; following a link also closes it on narrow
 * screens.
 */
export function Sidebar({ entries, isOpen, onFollow }: SidebarProps) {
  const t = useText();
  return (
    <nav className="sidebar no-print" id={SIDEBAR_ID} aria-label={t('shell.mainMenu')} hidden={!isOpen}>
      <ul className="sidebar__list">
        {entries.map(({ path, text, icon }) => (
          <li key={path}>
            <MenuLink className="sidebar__link" to={path} onClick={onFollow}>
              <Icon name={icon} />
              {t(text)}
              {path === PAGES.Messages.path && (
                <Suspense>
                  <UnreadCount />
                </Suspense>
              )}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
