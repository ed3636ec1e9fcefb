import type { OwnEventRequest } from '@karov/api-client';
import { useText } from '../../core/text.js';
import type { Loaded } from '../../core/use-load.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { OwnRequestCard } from './own-request-card.js';

/** The own requests in events; nothing stands here for who has none. */
export function EventRequests({ list: { data: requests, error, reload } }: { list: Loaded<OwnEventRequest[]> }) {
  const t = useText();
  if (requests?.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="own-events">
      <h2 id="own-events">{t('dashboard.events')}</h2>
      {requests === null && (error === null ? <Spinner /> : <LoadFailure text={t('dashboard.failed')} onRetry={reload} />)}
      {requests !== null && (
        <ul className="dashboard__list">
          {requests.map((request) => (
            <li key={request.id}>
              <OwnRequestCard request={request} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
