import { type ChatThread, serverNow } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { formatAgo } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { StatusBadge } from '../../design/badge/status-badge.js';
import { Link } from '../../design/link/link.js';

/** The person's own conversations, newest first, each with its last message. */
export function ThreadList({ threads }: { threads: readonly ChatThread[] }) {
  const t = useText();
  return (
    <ul className="threads">
      {threads.map((thread) => (
        <li key={`${thread.context} ${thread.context_id}`}>
          <Link className="thread" to={`${PAGES.Messages.path}?${thread.context}_id=${thread.context_id}`}>
            <span className="thread__head">
              <strong>{thread.context_name}</strong>
              {thread.unread > 0 && (
                <StatusBadge tone="waiting" icon="bell">
                  {t('chat.unread', { count: thread.unread })}
                </StatusBadge>
              )}
              <span>{formatAgo(t, thread.last_at, serverNow())}</span>
            </span>
            <span className="thread__last">{thread.last_message}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
