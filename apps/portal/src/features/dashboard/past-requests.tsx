import type { OwnApplication } from '@karov/api-client';
import { isEnded } from '@karov/domain';
import { lazy, Suspense } from 'react';
import { useText } from '../../core/text.js';
import type { ListView } from '../../core/use-list.js';
import { ApplicationCard } from './application-card.js';

/** Loaded only when needed, because few people have more requests than fit on one page. */
const Pagination = lazy(async () => ({
  default: (await import('../../design/table/pagination.js')).Pagination,
}));

/** The person's ended requests, page by page (rule 122). */
export function PastRequests({ list }: { list: ListView<OwnApplication> }) {
  const t = useText();
  const { rows, params, total, reload } = list;
  const ended = (rows ?? []).filter(({ status }) => isEnded(status));
  return (
    <>
      {ended.length > 0 && (
        <section className="stack" aria-labelledby="past-requests">
          <h2 id="past-requests">{t('dashboard.past')}</h2>
          <ul className="dashboard__list">
            {ended.map((request) => (
              <li key={request.id}>
                <ApplicationCard request={request} onChange={reload} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows !== null && total > params.perPage && (
        <Suspense>
          <Pagination page={params.page} perPage={params.perPage} total={total} onChange={list.change} />
        </Suspense>
      )}
    </>
  );
}
