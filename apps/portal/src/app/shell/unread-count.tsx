import { useStore } from '@karov/web';
import { useEffect } from 'react';
import { afterFirstPage } from '../../core/first-page.js';
import { useLocation } from '../../core/router.js';
import { useText, wantTexts } from '../../core/text.js';
import { useLiveReload } from '../../shared/chat/live-chat.js';
import { refreshUnread, unreadMessages } from '../../shared/chat/unread.js';

const LOOK_AGAIN_MS = 60_000;
const look = (): void => void refreshUnread();
const lookLater = (): void => void afterFirstPage().then(look);
const fetchWords = (): void =>
  void afterFirstPage()
    .then(() => wantTexts('chat'))
    .catch(() => null);

/** The number of unread messages from the team; renders nothing if there are none. */
export default function UnreadCount() {
  const t = useText();
  const count = useStore(unreadMessages);
  const { pathname } = useLocation();
  useLiveReload(look, LOOK_AGAIN_MS);
  useEffect(lookLater, [pathname]);
  useEffect(fetchWords, []);
  if (count === 0) return null;
  return (
    <span className="sidebar__count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('chat.unread', { count })}</span>
    </span>
  );
}
