import { DEFAULT_PAGE_SIZE } from '@karov/domain';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { useText } from '../../core/text.js';
import type { ListView } from '../../core/use-list.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';

/** Fetched only for lists with more than one page. */
const Pagination = lazy(async () => ({
  default: (await import('../../design/table/pagination.js')).Pagination,
}));

interface CardListProps<Row extends { id: number }> {
  list: ListView<Row>;
  /** the rows to show, without those that have just been answered */
  rows: readonly Row[];
  /** returns a key that stays the same when the row's state changes; by default the row's number */
  keyOf?: (row: Row) => number;
  /** the element that takes the focus when the focused card disappears */
  countRef?: Ref<HTMLHeadingElement>;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A paged list of cards: the loading, failed or empty state, or the cards with their count and pages. */
export function CardList<Row extends { id: number }>({
  list,
  rows,
  keyOf = ({ id }) => id,
  countRef,
  empty,
  children,
}: CardListProps<Row>) {
  const t = useText();
  const { params, error } = list;
  const failure = error !== null && <LoadFailure text={t('volunteering.failed')} onRetry={list.reload} />;
  if (list.rows === null) return failure || <Spinner />;
  const hidden = list.rows.length - rows.length;
  return (
    <div className="stack">
      {failure}
      <h2 className={rows.length === 0 ? 'visually-hidden' : 'requests__count'} ref={countRef} tabIndex={-1}>
        {t('volunteering.found', { count: list.total - hidden })}
      </h2>
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <ul
            className={list.isLoading ? 'requests requests--loading' : 'requests'}
            aria-busy={list.isLoading}
          >
            {rows.map((row) => (
              <li key={keyOf(row)}>{children(row)}</li>
            ))}
          </ul>
          {list.total > DEFAULT_PAGE_SIZE && (
            <Suspense>
              <Pagination
                page={params.page}
                perPage={params.perPage}
                total={list.total}
                onChange={list.change}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
