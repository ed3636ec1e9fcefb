import { useSession, useStore } from '@karov/web';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { Toasts } from '../../design/toast/toasts.js';
import { ExerciseBanner } from '../../shared/exercise-banner.js';
import { announcement } from '../../shared/page-heading.js';
import { PushSlot } from '../../shared/push/push-slot.js';
import { ErrorBoundary } from '../error-boundary.js';
import { useActivity } from '../use-activity.js';
import { EmergencyButton } from './emergency-button.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { menuOf } from './menu.js';
import { Notice } from './notice.js';
import { OfflineBanner } from './offline-banner.js';
import { Sidebar } from './sidebar.js';
import { useMenuEscape } from './use-menu-escape.js';
import { isWide, useNarrowing } from './use-narrowing.js';
import './shell.css';

/**
 * Header, sidebar by role, page and footer (rule 112). The sidebar is open at first if there is room for it.
 */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText();
  useActivity();
  const { pathname } = useLocation();
  const person = useSession();
  const [isMenuOpen, setMenuOpen] = useState(isWide);
  const spoken = useStore(announcement);
  const entries = menuOf(person?.is_limited ? null : (person?.role ?? null));
  const hasMenu = entries.length > 0;
  const toggle = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => {
    setMenuOpen(false);
    toggle.current?.focus();
  }, []);
  useMenuEscape(hasMenu && isMenuOpen, closeMenu);
  useNarrowing(useCallback(() => setMenuOpen(false), []));

  return (
    <div className={hasMenu && isMenuOpen ? 'shell shell--menu' : 'shell'}>
      <a className="shell__skip" href="#main">
        {t('shell.skip')}
      </a>
      <Header
        hasMenu={hasMenu}
        isMenuOpen={isMenuOpen}
        toggle={toggle}
        onToggleMenu={() => setMenuOpen(!isMenuOpen)}
      />
      {hasMenu && (
        <Sidebar
          entries={entries}
          isOpen={isMenuOpen}
          onFollow={() => {
            if (!isWide()) setMenuOpen(false);
          }}
        />
      )}
      <main className="shell__main" id="main" tabIndex={-1}>
        {person && <EmergencyButton person={person} />}
        <OfflineBanner />
        <ExerciseBanner />
        <Notice />
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        <PushSlot />
      </main>
      <Footer />
      <Toasts />
      <div className="visually-hidden" role="status">
        {spoken}
      </div>
    </div>
  );
}
