import type { RefObject } from 'react';
import { useOwner } from '../../core/owner.js';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { HeaderMessages } from './header-messages.js';
import { LanguageMenu } from './language-menu.js';
import { Logo } from './logo.js';
import { ProfileMenu } from './profile-menu.js';
import { SIDEBAR_ID } from './sidebar.js';

interface HeaderProps {
  hasMenu: boolean;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  toggle: RefObject<HTMLButtonElement | null>;
}

/** Menu, logo, new messages, language, and the profile of the signed-in person (rule 112). */
export function Header({ hasMenu, isMenuOpen, onToggleMenu, toggle }: HeaderProps) {
  const t = useText();
  const person = useOwner();
  return (
    <header className="header no-print">
      {hasMenu && (
        <button
          className="menu__button header__toggle"
          ref={toggle}
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls={SIDEBAR_ID}
          onClick={onToggleMenu}
        >
          <Icon name="menu" />
          <span className="menu__label">{t('common.words.menu')}</span>
        </button>
      )}
      <Link className="header__home" to="/">
        <Logo />
      </Link>
      <div className="header__end">
        {person && <HeaderMessages />}
        <LanguageMenu />
        {person && <ProfileMenu person={person} />}
      </div>
    </header>
  );
}
