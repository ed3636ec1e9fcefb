import { type AdminApplication, jittered } from '@karov/api-client';
import { Box, Typography } from '@mui/material';
import { DataTable } from '../../kit/data-table.js';
import { ChoiceFilter } from '../../kit/filters.js';
import { List, ListPart } from '../../kit/list.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { useRequestOptions } from './request-options.js';
import { useRequestActs } from './use-request-acts.js';

/** The interval between reloads of waiting needs. */
const REFRESH_MS = jittered(30_000);

function useOpenList() {
  const text = useText();
  const { categories } = useRequestOptions();
  const { columns, dialog, open } = useRequestActs({ hasDisability: false, isWaiting: true });
  return {
    dialog,
    list: {
      resource: 'open-requests',
      sort: { field: 'waiting', order: 'DESC' as const },
      refreshMs: REFRESH_MS,
      title: text('requests.open_title'),
      actions: (
        <ExportList path="/admin/dashboard/pending-applications" title={text('requests.open_title')} />
      ),
      hasSearch: true,
      filters: [
        <ChoiceFilter
          key="category"
          source="category"
          label="requests.category"
          emptyLabel="requests.all_categories"
          choices={categories}
          alwaysOn
        />,
      ],
      empty: { title: text('requests.open_empty'), hint: text('requests.open_empty_hint') },
      children: (
        <DataTable<AdminApplication>
          caption={text('requests.open_title')}
          onRowClick={(request) => open({ kind: 'details', request })}
        >
          {columns}
        </DataTable>
      ),
    },
  };
}

/** The page of the requests that wait for a volunteer. */
export function OpenRequestsPage() {
  const { list, dialog } = useOpenList();
  return (
    <>
      <List {...list} />
      {dialog}
    </>
  );
}

/** The pending applications on the first screen, with a filter by category (rule 137). */
export function OpenRequests() {
  const text = useText();
  const { list, dialog } = useOpenList();
  return (
    <Box component="section" aria-labelledby="open-requests">
      <Typography variant="h2" id="open-requests" sx={{ mb: 1.5 }}>
        {text('requests.open_title')}
      </Typography>
      <ListPart {...list} />
      {dialog}
    </Box>
  );
}
