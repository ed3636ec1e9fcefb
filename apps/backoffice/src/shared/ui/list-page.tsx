import Refresh from '@mui/icons-material/Refresh';
import { DEFAULT_PAGE_SIZE } from '@karov/domain';
import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, useListContext, type RaRecord } from 'react-admin';
import { useText } from '../text.js';
import { DataTable, type Column } from './data-table.js';
import { EmptyState } from './empty-state.js';
import { LoadFailure } from './load-failure.js';
import { Page } from './page.js';
import { Pager } from './pager.js';
import { SearchBox } from './search-box.js';

/** Filters of a list as they stand in the address; `q` is the search. */
export type ListFilters = Readonly<Record<string, string | undefined>>;

interface FilterTools {
  values: ListFilters;
  /** sets one filter; an empty value removes it */
  set: (name: string, value: string) => void;
}

interface ListPageProps<Row> {
  resource: string;
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  columns: readonly Column<Row>[];
  /** the field by which the list is sorted first, newest on top */
  sortField?: string;
  hasSearch?: boolean;
  filters?: (tools: FilterTools) => ReactNode;
  empty: { title: string; hint: string; action?: ReactNode };
  onRowClick?: (row: Row) => void;
}

/** A list screen: search, filters and page stand in the address; order is descending first (part 1 §9). */
export function ListPage<Row extends RaRecord<number>>({ resource, sortField = 'created_at', ...screen }: ListPageProps<Row>) {
  return (
    <ListBase<Row> resource={resource} storeKey={false} perPage={DEFAULT_PAGE_SIZE} sort={{ field: sortField, order: 'DESC' }} exporter={false}>
      <ListScreen {...screen} />
    </ListBase>
  );
}

function ListScreen<Row extends RaRecord<number>>(screen: Omit<ListPageProps<Row>, 'resource' | 'sortField'>) {
  const { title, intro, actions, columns, hasSearch = false, filters, empty, onRowClick } = screen;
  const text = useText();
  const list = useListContext<Row>();
  const values: ListFilters = list.filterValues;
  const set = (name: string, value: string) => list.setFilters({ ...list.filterValues, [name]: value || undefined });
  const isFiltered = Object.values(values).some(Boolean);
  const rows = list.data ?? [];

  return (
    <Page title={title} actions={actions} intro={intro}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {hasSearch && <SearchBox key={values['q']} value={values['q'] ?? ''} onSearch={(search) => set('q', search)} />}
        {filters?.({ values, set })}
        {isFiltered && <Button onClick={() => list.setFilters({})}>{text('table.clear')}</Button>}
        <Button startIcon={<Refresh />} onClick={() => void list.refetch()} sx={{ marginInlineStart: 'auto' }}>{text('table.refresh')}</Button>
      </Stack>
      {list.error && <LoadFailure onRetry={() => void list.refetch()} />}
      {!list.error && (list.isPending || rows.length > 0) && (
        <>
          <DataTable caption={title} columns={columns} rows={rows} isLoading={list.isPending} sort={list.sort}
            onSort={(field) => list.setSort({ field, order: list.sort.field === field && list.sort.order === 'DESC' ? 'ASC' : 'DESC' })}
            onRowClick={onRowClick} />
          <Pager page={list.page} perPage={list.perPage} total={list.total ?? rows.length} onPage={list.setPage} onPerPage={list.setPerPage} />
        </>
      )}
      {!list.error && !list.isPending && rows.length === 0 && (isFiltered
        ? <EmptyState title={text('table.nothing_found')} hint={text('table.nothing_found_hint')} />
        : <EmptyState title={empty.title} hint={empty.hint}>{empty.action}</EmptyState>)}
    </Page>
  );
}
