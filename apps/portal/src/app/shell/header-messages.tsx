import { PAGES } from '@karov/domain';
import { useStore } from '@karov/web';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { unreadMessages } from '../../shared/chat/unread.js';

/** Shows unread messages on every page; renders nothing if there are none. */
export function HeaderMessages() {
  const t = useText();
  const count = useStore(unreadMessages);
  if (count === 0) return null;
  return (
    <Link className="menu__button" to={PAGES.Messages.path} aria-label={t('shell.unread', { count })}>
      <span className="header__count">
        <Icon name="chat" />
        <span className="header__number">{count}</span>
      </span>
      <span className="menu__label">{t('shell.messages')}</span>
    </Link>
  );
}
