import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useAction } from '../../kit/use-action.js';
import { currentArea } from '../../shared/area.js';
import { downloadFile } from '../../shared/download.js';
import { filtersOf } from '../../shared/list-filters.js';
import { useListSearch } from '../../shared/list-search.js';
import { useText } from '../../shared/text.js';

/** Saves the filtered list (rule 144: events.xlsx, sheet Events). */
export function ExportButton() {
  const text = useText();
  const { search } = useListSearch();
  const { state, status } = filtersOf(useListContext().filterValues);
  const save = useAction({
    run: () =>
      downloadFile(
        `/${currentArea()}/export-events`,
        { 'filters[state]': state, 'filters[status]': status, search: search || undefined },
        'events.xlsx',
      ),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {text(save.isPending ? 'events.exporting' : 'events.export')}
    </Button>
  );
}
