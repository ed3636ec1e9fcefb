import type { OwnContactRow, OwnContactThread } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { formatDateTime } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { Conversation } from './conversation.js';

const loadOwn = (signal: AbortSignal): Promise<OwnContactRow[]> => api.get('/contacts/own', { signal });

/** The person's earlier conversations with the desk, newest first; renders nothing if there are none. */
export function OwnConversations() {
  const t = useText();
  const { data } = useLoad(loadOwn);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="own-conversations">
      <h2 id="own-conversations">{t('contact.own')}</h2>
      <ul className="threads">
        {data.map(({ id, subject, state, created_at: at }) => (
          <li key={id}>
            <Link className="standing-link" to={`${PAGES.Contact.path}?conversation=${id}`}>
              {subject}
            </Link>
            <p>
              {t(`contact.states.${state}`)} · <span className="ltr">{formatDateTime(at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One of the person's own conversations with the desk. */
export function OwnConversation({ id }: { id: number }) {
  const t = useText();
  const load = useCallback(
    (signal: AbortSignal) => api.get('/contacts/own/{id}', { params: { path: { id } }, signal }),
    [id],
  );
  const { data, error, reload } = useLoad<OwnContactThread>(load);
  const send = async (words: string) =>
    (await api.send('POST', '/contacts/own/{id}', { params: { path: { id } }, body: { words } })).data;
  return (
    <div className="page page--text">
      <Link className="standing-link" to={PAGES.Contact.path}>
        <Icon name="backward" />
        {t('contact.title')}
      </Link>
      {!data && (error === null ? <Spinner /> : <LoadFailure text={t('contact.failed')} onRetry={reload} />)}
      {data && <Conversation thread={data} hasCaptcha={false} send={send} />}
    </div>
  );
}
