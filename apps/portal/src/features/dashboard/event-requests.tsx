import type { OwnEventRequest } from '@karov/api-client';
import { useText } from '../../core/text.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import { OwnRequestCard } from './own-request-card.js';

/** Whether a request in an event is live. */
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

/**
 * The person's requests in past events, folded; renders nothing if there are none. If nothing is live, the
 * request that changed last is unfolded, because its end says what comes next.
 */
export function PastEventRequests({ rows }: { rows: readonly OwnEventRequest[] }) {
  const t = useText();
  const isAnyLive = rows.some(isUnderWay);
  const past = rows
    .filter((row) => !isUnderWay(row))
    .sort((one, other) => other.updated_at.localeCompare(one.updated_at));
  const shown = isAnyLive ? [] : past.slice(0, 1);
  const earlier = past.slice(shown.length);
  if (past.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="own-events">
      <h2 id="own-events">{t('dashboard.events')}</h2>
      {shown.length > 0 && <Requests rows={shown} />}
      {earlier.length > 0 && (
        <FoldedSection title={t('dashboard.earlierEvents', { count: earlier.length })} headings="h3">
          <Requests rows={earlier} />
        </FoldedSection>
      )}
    </section>
  );
}
