import { type AdminApplication, jittered } from '@karov/api-client';
import { Box, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage, ListPart } from '../../shared/ui/list-page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { useRequestOptions } from './request-options.js';
import { useRequestActs } from './use-request-acts.js';

/** The interval between reloads of waiting needs. */
const REFRESH_MS = jittered(30_000);

function useOpenList() {
  const text = useText();
  const { categories } = useRequestOptions();
  const { columns, dialog, open } = useRequestActs({ hasDisability: false });
  return {
    dialog,
    list: {
      resource: 'open-requests',
      sortField: 'waiting',
      refreshMs: REFRESH_MS,
      title: text('requests.open_title'),
      actions: (
        <ExportList path="/admin/dashboard/pending-applications" title={text('requests.open_title')} />
      ),
      columns,
      hasSearch: true,
      filters: ({
        values,
        set,
      }: {
        values: Readonly<Record<string, string | undefined>>;
        set: (name: string, value: string) => void;
      }) => (
        <SelectField
          label={text('requests.category')}
          value={values['category'] ?? ''}
          emptyLabel={text('requests.all_categories')}
          choices={categories}
          onChange={({ target }) => set('category', target.value)}
        />
      ),
      empty: { title: text('requests.open_empty'), hint: text('requests.open_empty_hint') },
      onRowClick: (request: AdminApplication) => open({ kind: 'details', request }),
    },
  };
}

/** The page of the requests that wait for a volunteer. */
export function OpenRequestsPage() {
  const { list, dialog } = useOpenList();
  return (
    <>
      <ListPage<AdminApplication> {...list} />
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
      <ListPart<AdminApplication> {...list} />
      {dialog}
    </Box>
  );
}
