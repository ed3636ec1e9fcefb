import { PAGES } from '@karov/domain';
import { useStore } from '@karov/web';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Link } from '../../design/link/link.js';
import { unreadMessages } from './unread.js';

/** Shows new messages from the team on the first page of a role, with a link. */
export function UnreadNotice() {
  const t = useText();
  const count = useStore(unreadMessages);
  if (count === 0) return null;
  return (
    <Alert tone="info">
      <p>{t('shell.unread', { count })}</p>
      <Link className="button button--secondary" to={PAGES.Messages.path}>
        {t('shell.readMessages')}
      </Link>
    </Alert>
  );
}
