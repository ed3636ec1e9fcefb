import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useAction } from '../../kit/use-action.js';
import { downloadFile } from '../download.js';
import { filtersOf } from '../list-filters.js';
import { useListSearch } from '../list-search.js';
import { useText } from '../text.js';

/** Saves a list, with its filters and sorting, as .xlsx (rule 68). */
export function ExportList({ path, title }: { path: string; title: string }) {
  const text = useText();
  const list = useListContext();
  const { search } = useListSearch();
  const { q, ...filters } = filtersOf(list.filterValues);
  const bracketed = Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [`filters[${name}]`, value]),
  );
  const save = useAction({
    run: () =>
      downloadFile(
        path,
        {
          export: true,
          ...bracketed,
          search: search || undefined,
          orderBy: list.sort.field,
          order: list.sort.order.toLowerCase(),
        },
        `${title}.xlsx`,
      ),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {text(save.isPending ? 'events.exporting' : 'requests.export')}
    </Button>
  );
}
