import { lazy, Suspense } from 'react';
import type { OwnApplication } from '@karov/api-client';
import { useText } from '../../core/text.js';
import type { ListView } from '../../core/use-list.js';
import { EmptyState } from '../../design/card/empty-state.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { ApplicationCard } from './application-card.js';

/** Few people have more requests than stand on one page. */
const Pagination = lazy(async () => ({ default: (await import('../../design/table/pagination.js')).Pagination }));

interface ApplicationsProps {
  list: ListView<OwnApplication>;
  /** a new request can be made: its button stands above */
  canAsk: boolean;
}

/** The own help requests, page by page (rule 122). */
export function Applications({ list, canAsk }: ApplicationsProps) {
  const t = useText();
  const { rows, error, params, total, reload } = list;
  return (
    <section className="stack" aria-labelledby="own-requests">
      <h2 id="own-requests">{t('dashboard.requests')}</h2>
      {rows === null && (error === null ? <Spinner /> : <LoadFailure text={t('dashboard.failed')} onRetry={reload} />)}
      {rows?.length === 0 && (
        <EmptyState icon="hands" title={t('dashboard.emptyTitle')} level={3}>
          {canAsk && <p>{t('dashboard.emptyText')}</p>}
        </EmptyState>
      )}
      {rows !== null && rows.length > 0 && (
        <>
          <p className="dashboard__hint">{t('dashboard.updated')}</p>
          <ul className="dashboard__list">
            {rows.map((request) => (
              <li key={request.id}>
                <ApplicationCard request={request} onChange={reload} />
              </li>
            ))}
          </ul>
          {total > params.perPage && (
            <Suspense>
              <Pagination page={params.page} perPage={params.perPage} total={total} onChange={list.change} />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}
