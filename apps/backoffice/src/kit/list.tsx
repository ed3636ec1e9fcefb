import { DEFAULT_PAGE_SIZE, DESK_PAGE_SIZES } from '@karov/domain';
import Refresh from '@mui/icons-material/Refresh';
import { Box, Button, Paper, Skeleton, Stack, Typography, useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  FilterForm,
  type RaRecord,
  List as ReactAdminList,
  type SortPayload,
  useListContext,
} from 'react-admin';
import { filtersOf } from '../shared/list-filters.js';
import {
  ListSearchContext,
  useKeptSearch,
  useListSearch,
  useNoSearchInAddress,
} from '../shared/list-search.js';
import { useText } from '../shared/text.js';
import { EmptyState } from '../shared/ui/empty-state.js';
import { LoadFailure } from '../shared/ui/load-failure.js';
import { Page } from '../shared/ui/page.js';
import { Pager } from '../shared/ui/pager.js';
import { SearchBox } from '../shared/ui/search-box.js';
import { useIsPhone } from '../shared/use-is-phone.js';
import { AbovePhoneList } from './above-list.js';
import { ListColumnsContext, sourcesOf } from './list-columns.js';
import { RowsShown } from './rows-shown.js';
import { SavedViewsList, SaveView } from './saved-views-list.js';

interface ListProps {
  resource: string;
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** the inputs by which the list is filtered, each with its `source` */
  filters?: ReactElement[];
  hasSearch?: boolean;
  /** newest first unless it says otherwise (rule 135) */
  sort?: SortPayload;
  /** the interval between reloads, in milliseconds, in addition to the live channel */
  refreshMs?: number;
  /** shown between the filters and the table, for example the filters that a counter set */
  aboveTable?: ReactNode;
  /** true if a panel next to the list takes the focus */
  hasOwnFocus?: boolean;
  empty: { title: string; hint: string; action?: ReactNode };
  /** the table */
  children: ReactNode;
}

const NEWEST_FIRST: SortPayload = { field: 'created_at', order: 'DESC' };
const NO_FILTER = {};

/**
 * A list as a screen of its own: react-admin's list with our heading, toolbar and pages. Filters, order,
 * columns and page stay on this device; the search stays in this tab and never enters the address.
 */
export function List({ title, hasOwnFocus, children, ...list }: ListProps) {
  const isPhone = useIsPhone();
  const { intro, actions } = list;
  return (
    <ListSource {...list} table={children}>
      <Page title={title} beside={<Total />} hasOwnFocus={hasOwnFocus} {...(!isPhone && { intro, actions })}>
        <ListToolbar {...list} />
        {list.aboveTable}
        <ListBody title={title} empty={list.empty}>
          {children}
        </ListBody>
      </Page>
    </ListSource>
  );
}

/** A list within a larger screen. */
export function ListPart({ title, children, ...list }: ListProps) {
  const isPhone = useIsPhone();
  return (
    <ListSource {...list} table={children}>
      <Stack spacing={{ xs: 1, sm: 2 }}>
        {list.actions && !isPhone && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {list.actions}
          </Stack>
        )}
        <ListToolbar {...list} />
        {list.aboveTable}
        <ListBody title={title} empty={list.empty}>
          {children}
        </ListBody>
      </Stack>
    </ListSource>
  );
}

/** How many rows the list has, beside its title. */
function Total() {
  const text = useText();
  const { total } = useListContext();
  if (total === undefined) return null;
  return (
    <Typography component="span" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {text('table.total', { count: total })}
    </Typography>
  );
}

/** No wider than the window, however wide a table in it is, and without room for acts that stand elsewhere. */
const SHRINKS = {
  '& .RaList-main, & .RaList-content': { minInlineSize: 0 },
  '& .RaList-noActions': { marginTop: 0 },
} as const;

/** A window in which more rows fit than a page of the specification holds. */
const ROOMY = '(min-width: 1600px) and (min-height: 900px)';
const ROWS_OF_A_ROOMY_WINDOW = DESK_PAGE_SIZES[1];

interface SourceProps extends Pick<ListProps, 'resource' | 'sort' | 'refreshMs' | 'children'> {
  table: ReactNode;
}

function ListSource({ resource, sort = NEWEST_FIRST, refreshMs, table, children }: SourceProps) {
  const kept = useKeptSearch(resource);
  const isRoomy = useMediaQuery(ROOMY, { noSsr: true });
  return (
    <ListColumnsContext value={sourcesOf(table)}>
      <ListSearchContext value={kept}>
        <ReactAdminList<RaRecord<number>>
          resource={resource}
          filter={kept.search === '' ? NO_FILTER : { q: kept.search }}
          perPage={isRoomy ? ROWS_OF_A_ROOMY_WINDOW : DEFAULT_PAGE_SIZE}
          sort={sort}
          exporter={false}
          queryOptions={{ refetchInterval: refreshMs ?? false }}
          title={false}
          actions={false}
          pagination={false}
          empty={false}
          error={false}
          component="div"
          sx={SHRINKS}
        >
          <RowsShown>{children}</RowsShown>
        </ReactAdminList>
      </ListSearchContext>
    </ListColumnsContext>
  );
}

type ToolbarProps = Pick<ListProps, 'intro' | 'actions' | 'hasSearch' | 'filters'>;

/** Views, search, filters and columns; on a phone one line, behind whose button are the list's acts too. */
function ListToolbar({ intro, actions, hasSearch = false, filters }: ToolbarProps) {
  const isPhone = useIsPhone();
  const list = useListContext();
  useNoSearchInAddress();
  const { search, setSearch } = useListSearch();
  const searchBox = hasSearch && <SearchBox key={search} value={search} onSearch={setSearch} />;
  if (!isPhone)
    return (
      <Stack spacing={1.5}>
        <SavedViewsList />
        <Tools filters={filters}>{searchBox}</Tools>
      </Stack>
    );
  return (
    <AbovePhoneList search={searchBox} filtered={Object.keys(filtersOf(list.filterValues)).length}>
      {intro && <Box sx={{ color: 'text.secondary' }}>{intro}</Box>}
      <SavedViewsList />
      <Tools filters={filters} />
      {actions && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </AbovePhoneList>
  );
}

function Tools({ filters, children }: Pick<ListProps, 'filters'> & { children?: ReactNode }) {
  const text = useText();
  const list = useListContext();
  const { search, setSearch } = useListSearch();
  const isFiltered = search !== '' || Object.keys(filtersOf(list.filterValues)).length > 0;
  const clear = () => {
    setSearch('');
    list.setFilters({}, {});
  };
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={TOOLBAR}>
      {children}
      {filters && <FilterForm filters={filters} />}
      {isFiltered && <Button onClick={clear}>{text('table.clear')}</Button>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ marginInlineStart: 'auto', alignItems: 'center' }}>
        <SaveView />
        <ColumnsButton />
        <Button startIcon={<Refresh />} onClick={() => void list.refetch()}>
          {text('table.refresh')}
        </Button>
      </Stack>
    </Stack>
  );
}

const TOOLBAR = {
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .RaFilterForm-root, & form': { flex: '0 1 auto', minHeight: 0, p: 0, gap: 1.5 },
  '& .RaFilterForm-filterFormInput, & .RaFilterForm-filterFormInput *, & form': {
    minInlineSize: 0,
    maxInlineSize: '100%',
  },
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginTop: 0 },
  '& .RaFilterForm-clearFix': { display: 'none' },
} as const;

function ListBody({ title, empty, children }: Pick<ListProps, 'title' | 'empty' | 'children'>) {
  const text = useText();
  const list = useListContext();
  const { search } = useListSearch();
  if (list.error) return <LoadFailure onRetry={() => void list.refetch()} />;
  if (list.isPending) return <RowsToCome />;
  const rows: readonly RaRecord[] = list.data ?? [];
  if (rows.length === 0) {
    const isFiltered = search !== '' || Object.keys(filtersOf(list.filterValues)).length > 0;
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
      {children}
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

const ROWS_TO_COME = 5;

/** Keeps the shape of a table while its rows are loading. */
function RowsToCome() {
  const text = useText();
  return (
    <Paper variant="outlined" role="status" aria-label={text('common.words.loading')} sx={{ p: 1.5 }}>
      {Array.from({ length: ROWS_TO_COME }, (_, index) => (
        <Skeleton key={index} height={44} />
      ))}
    </Paper>
  );
}
