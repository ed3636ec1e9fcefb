import { useCallback } from 'react';
import type { OwnEventRequest } from '@karov/api-client';
import { api } from '../../core/api.js';
import { useSession } from '../../core/session.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { usePolling } from '../../core/use-polling.js';
import { EmptyState } from '../../design/card/EmptyState.js';
import { Spinner } from '../../design/spinner/Spinner.js';
import { AccountAlert } from '../../shared/AccountAlert.js';
import { EmergencyNumbers } from '../../shared/EmergencyNumbers.js';
import { LoadFailure } from '../../shared/LoadFailure.js';
import { PageHeading } from '../../shared/PageHeading.js';
import { OwnRequestCard } from './OwnRequestCard.js';
import './dashboard.css';

const REFRESH_MS = 10_000;

/** The help seeker's first screen: the state of the own requests in plain words, kept fresh. */
export default function DashboardPage() {
  const t = useText();
  const person = useSession();
  const load = useCallback((signal: AbortSignal): Promise<OwnEventRequest[]> => api.get('/event/requests', {}, signal), []);
  const { data: requests, error, reload } = useLoad(load);
  usePolling(reload, REFRESH_MS);

  return (
    <div className="page page--text">
      <PageHeading>{t('dashboard.title')}</PageHeading>
      {person && <p>{t('dashboard.hello', { name: person.full_name })}</p>}
      <AccountAlert />
      {requests === null && error === null && <Spinner />}
      {requests === null && error !== null && <LoadFailure text={t('dashboard.failed')} onRetry={reload} />}
      {requests?.length === 0 && (
        <EmptyState icon="hands" title={t('dashboard.emptyTitle')}>
          <p>{t('dashboard.emptyText')}</p>
        </EmptyState>
      )}
      {requests !== null && requests.length > 0 && (
        <>
          <p className="dashboard__hint">{t('dashboard.updated')}</p>
          <ul className="dashboard__list">
            {requests.map((request) => (
              <li key={request.id}>
                <OwnRequestCard request={request} />
              </li>
            ))}
          </ul>
        </>
      )}
      <EmergencyNumbers />
    </div>
  );
}
