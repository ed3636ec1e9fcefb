import { DEFAULT_PAGE_SIZE } from '@karov/domain';
import Refresh from '@mui/icons-material/Refresh';
import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, useListContext } from 'react-admin';
import { filtersOf, type ListFilters } from '../list-filters.js';
import { ListSearchContext, useKeptSearch, useListSearch, useNoSearchInAddress } from '../list-search.js';
import type { Column } from '../table/column.js';
import { DataTable } from '../table/data-table.js';
import { useText } from '../text.js';
import { EmptyState } from './empty-state.js';
import { LoadFailure } from './load-failure.js';
import { Page } from './page.js';
import { Pager } from './pager.js';
import { SearchBox } from './search-box.js';

/** What the filters of a list need. */
export interface FilterTools {
  values: ListFilters;
  /** sets one filter; an empty value removes it */
  set: (name: string, value: string) => void;
  /** removes several filters at once */
  remove: (names: readonly string[]) => void;
}

interface ListPageProps<Row> {
  resource: string;
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  columns: readonly Column<Row>[];
  /** the interval between reloads, in milliseconds, in addition to the live channel */
  refreshMs?: number;
  /** the field by which the list is sorted at first, descending */
  sortField?: string;
  hasSearch?: boolean;
  filters?: (tools: FilterTools) => ReactNode;
  /** shown between the filters and the table */
  aboveTable?: ReactNode;
  /** true if a panel next to the list takes the focus */
  hasOwnFocus?: boolean;
  empty: { title: string; hint: string; action?: ReactNode };
  onRowClick?: (row: Row) => void;
}

/**
 * A list screen: filters and page are in the address, the search is in this tab's memory. The list is sorted
 * in descending order at first (rule 135).
 */
export function ListPage<Row extends RaRecord<number>>({
  resource,
  sortField,
  refreshMs,
  ...screen
}: ListPageProps<Row>) {
  return (
    <ListSource<Row> resource={resource} sortField={sortField} refreshMs={refreshMs}>
      <ListScreen {...screen} />
    </ListSource>
  );
}

/** A list within a larger screen; only the list's own state is in the address. */
export function ListPart<Row extends RaRecord<number>>({
  resource,
  sortField,
  refreshMs,
  actions,
  ...screen
}: ListPageProps<Row>) {
  return (
    <ListSource<Row> resource={resource} sortField={sortField} refreshMs={refreshMs}>
      <Stack spacing={2}>
        {actions && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
        <ListToolbar hasSearch={screen.hasSearch} filters={screen.filters} />
        <ListBody<Row> {...screen} />
      </Stack>
    </ListSource>
  );
}

const NO_FILTER = {};

type SourceProps = Pick<ListPageProps<RaRecord<number>>, 'resource' | 'sortField' | 'refreshMs'> & {
  children: ReactNode;
};

function ListSource<Row extends RaRecord<number>>({
  resource,
  sortField = 'created_at',
  refreshMs,
  children,
}: SourceProps) {
  const kept = useKeptSearch(resource);
  return (
    <ListBase<Row>
      resource={resource}
      filter={kept.search === '' ? NO_FILTER : { q: kept.search }}
      storeKey={false}
      perPage={DEFAULT_PAGE_SIZE}
      sort={{ field: sortField, order: 'DESC' }}
      exporter={false}
      queryOptions={{ refetchInterval: refreshMs ?? false }}
    >
      <ListSearchContext value={kept}>{children}</ListSearchContext>
    </ListBase>
  );
}

type ScreenProps<Row> = Omit<ListPageProps<Row>, 'resource' | 'sortField' | 'refreshMs'>;

function ListScreen<Row extends RaRecord<number>>(screen: ScreenProps<Row>) {
  const { title, intro, actions, hasSearch, hasOwnFocus, filters, aboveTable } = screen;
  return (
    <Page title={title} actions={actions} intro={intro} hasOwnFocus={hasOwnFocus}>
      <ListToolbar hasSearch={hasSearch} filters={filters} />
      {aboveTable}
      <ListBody<Row> {...screen} />
    </Page>
  );
}

function ListToolbar({
  hasSearch = false,
  filters,
}: Pick<ScreenProps<RaRecord<number>>, 'hasSearch' | 'filters'>) {
  const text = useText();
  const list = useListContext();
  useNoSearchInAddress();
  const { search, setSearch } = useListSearch();
  const values = filtersOf(list.filterValues);
  const set = (name: string, value: string) => list.setFilters({ ...values, [name]: value || undefined });
  const remove = (names: readonly string[]) =>
    list.setFilters(Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))));
  const isFiltered = search !== '' || Object.keys(values).length > 0;
  const clear = () => {
    setSearch('');
    list.setFilters({});
  };
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {hasSearch && <SearchBox key={search} value={search} onSearch={setSearch} />}
      {filters?.({ values, set, remove })}
      {isFiltered && <Button onClick={clear}>{text('table.clear')}</Button>}
      <Button startIcon={<Refresh />} onClick={() => void list.refetch()} sx={{ marginInlineStart: 'auto' }}>
        {text('table.refresh')}
      </Button>
    </Stack>
  );
}

function ListBody<Row extends RaRecord<number>>({ title, columns, empty, onRowClick }: ScreenProps<Row>) {
  const text = useText();
  const list = useListContext<Row>();
  const rows = list.data ?? [];
  const { search } = useListSearch();
  const isFiltered = search !== '' || Object.keys(filtersOf(list.filterValues)).length > 0;

  if (list.error) return <LoadFailure onRetry={() => void list.refetch()} />;
  if (!list.isPending && rows.length === 0) {
    if (isFiltered)
      return <EmptyState title={text('table.nothing_found')} hint={text('table.nothing_found_hint')} />;
    return (
      <EmptyState title={empty.title} hint={empty.hint}>
        {empty.action}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        isLoading={list.isPending}
        sort={list.sort}
        onRowClick={onRowClick}
        onSort={(field) =>
          list.setSort({
            field,
            order: list.sort.field === field && list.sort.order === 'DESC' ? 'ASC' : 'DESC',
          })
        }
      />
      <Pager
        of={title}
        page={list.page}
        perPage={list.perPage}
        total={list.total ?? rows.length}
        onPage={list.setPage}
        onPerPage={list.setPerPage}
      />
    </>
  );
}
