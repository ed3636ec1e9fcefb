import type { OwnApplication } from '@karov/api-client';
import { HELP_STEPS, isEnded, PAGES } from '@karov/domain';
import { lazy, Suspense } from 'react';
import { useText } from '../../core/text.js';
import type { ListView } from '../../core/use-list.js';
import { EmptyState } from '../../design/card/empty-state.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { ApplicationCard } from './application-card.js';

/** Few people have more requests than fit on one page. */
const Pagination = lazy(async () => ({
  default: (await import('../../design/table/pagination.js')).Pagination,
}));

interface ApplicationsProps {
  list: ListView<OwnApplication>;
  /** a new request can be made */
  canAsk: boolean;
}

/** Sorts requests that wait for a helper first. */
function byHowFar(one: OwnApplication, other: OwnApplication): number {
  const rank = ({ volunteer, step }: OwnApplication) => (volunteer === null ? 0 : HELP_STEPS.indexOf(step));
  return rank(other) - rank(one);
}

interface PartProps {
  id: string;
  title: string;
  hint?: string;
  rows: readonly OwnApplication[];
  onChange: () => void;
}

function Part({ id, title, hint, rows, onChange }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="dashboard__hint">{hint}</p>}
      <ul className="dashboard__list">
        {rows.map((request) => (
          <li key={request.id}>
            <ApplicationCard request={request} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to a new request; while somebody is coming, calling them is the main action. */
function AskLink({ isMain }: { isMain: boolean }) {
  const t = useText();
  return (
    <Link className={`button button--${isMain ? 'primary' : 'secondary'}`} to={PAGES.NewHelpRequest.path}>
      {t('dashboard.newRequest')}
    </Link>
  );
}

/**
 * The person's own help requests: those under way, then the link to a new one, then past ones, page by page
 * (rules 122, 167).
 */
export function Applications({ list, canAsk }: ApplicationsProps) {
  const t = useText();
  const { rows, error, params, total, reload } = list;
  const live = (rows ?? []).filter(({ status }) => !isEnded(status)).sort(byHowFar);
  const ended = (rows ?? []).filter(({ status }) => isEnded(status));
  return (
    <>
      {rows === null &&
        (error === null ? <Spinner /> : <LoadFailure text={t('dashboard.failed')} onRetry={reload} />)}
      {rows?.length === 0 && (
        <EmptyState icon="hands" title={t('dashboard.emptyTitle')}>
          {canAsk && <p>{t('dashboard.emptyText')}</p>}
        </EmptyState>
      )}
      <Part
        id="live-requests"
        title={t('dashboard.live')}
        hint={t('dashboard.updated')}
        rows={live}
        onChange={reload}
      />
      {canAsk && <AskLink isMain={live.every(({ volunteer }) => !volunteer?.phone)} />}
      <Part id="past-requests" title={t('dashboard.past')} rows={ended} onChange={reload} />
      {rows !== null && total > params.perPage && (
        <Suspense>
          <Pagination page={params.page} perPage={params.perPage} total={total} onChange={list.change} />
        </Suspense>
      )}
    </>
  );
}
