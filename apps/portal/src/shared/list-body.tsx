import type { ReactNode } from 'react';
import type { ListView } from '../core/use-list.js';
import { Spinner } from '../design/spinner/spinner.js';
import { type Column, DataTable } from '../design/table/data-table.js';
import { Pagination } from '../design/table/pagination.js';
import { LoadFailure } from './load-failure.js';

interface ListBodyProps<Row extends { id: number }> {
  list: ListView<Row>;
  columns: readonly Column<Row>[];
  caption: string;
  failure: string;
  /** shown in place of an empty table */
  empty: ReactNode;
}

/**
 * The part of a list page that changes with its rows: the loading, failed or empty state, or the table with
 * its pages.
 */
export function ListBody<Row extends { id: number }>({
  list,
  columns,
  caption,
  failure,
  empty,
}: ListBodyProps<Row>) {
  const { rows, params, error } = list;
  if (rows === null)
    return error === null ? <Spinner /> : <LoadFailure text={failure} onRetry={list.reload} />;
  return (
    <>
      {error !== null && <LoadFailure text={failure} onRetry={list.reload} />}
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            ordering={{ orderBy: params.orderBy, order: params.order ?? 'desc' }}
            onOrder={list.change}
            isLoading={list.isLoading}
          />
          <Pagination page={params.page} perPage={params.perPage} total={list.total} onChange={list.change} />
        </>
      )}
    </>
  );
}
