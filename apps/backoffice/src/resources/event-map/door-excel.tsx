import type { EventRow } from '@karov/api-client';
import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { currentArea } from '../../shared/area.js';
import { downloadFile } from '../../shared/download.js';
import { useText } from '../../shared/text.js';
import { useAction } from '../../shared/use-action.js';

/** Saves the door-to-door list of an event as a spreadsheet (rule 170). */
export function DoorExcel({ event }: { event: EventRow }) {
  const text = useText();
  const save = useAction({
    run: () =>
      downloadFile(
        `/${currentArea()}/events/${event.id}/export-doors`,
        {},
        `${text('doors.title', { name: event.name })}.xlsx`,
      ),
  });
  return (
    <Button
      size="small"
      startIcon={<Download />}
      aria-label={text('doors.excel_full')}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {text('doors.excel')}
    </Button>
  );
}
