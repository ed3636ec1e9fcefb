import type { OwnEventRequest } from '@karov/api-client';
import { useText } from '../../core/text.js';
import type { Loaded } from '../../core/use-load.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { OwnRequestCard } from './own-request-card.js';

/** A live request in an event. */
export function isUnderWay({ status }: OwnEventRequest): boolean {
  return status === 'pending' || status === 'assigned';
}

function Requests({ rows }: { rows: readonly OwnEventRequest[] }) {
  return (
    <ul className="dashboard__list">
      {rows.map((request) => (
        <li key={request.id}>
          <OwnRequestCard request={request} />
        </li>
      ))}
    </ul>
  );
}

/** The live requests; without any, the one that changed last, because its end says what comes next. */
function inSight(rows: readonly OwnEventRequest[]): OwnEventRequest[] {
  const live = rows.filter(isUnderWay);
  return live.length > 0 ? live : rows.slice(0, 1);
}

/** The person's requests in events, those of past events folded; nothing if there are none. */
export function EventRequests({
  list: { data: requests, error, reload },
}: {
  list: Loaded<OwnEventRequest[]>;
}) {
  const t = useText();
  if (requests?.length === 0) return null;
  const rows = [...(requests ?? [])].sort((one, other) => other.updated_at.localeCompare(one.updated_at));
  const shown = inSight(rows);
  const earlier = rows.filter((row) => !shown.includes(row));
  return (
    <section className="stack" aria-labelledby="own-events">
      <h2 id="own-events">{t('dashboard.events')}</h2>
      {requests === null &&
        (error === null ? <Spinner /> : <LoadFailure text={t('dashboard.failed')} onRetry={reload} />)}
      {shown.length > 0 && <Requests rows={shown} />}
      {earlier.length > 0 && (
        <FoldedSection title={t('dashboard.earlierEvents', { count: earlier.length })} headings="h3">
          <Requests rows={earlier} />
        </FoldedSection>
      )}
    </section>
  );
}
