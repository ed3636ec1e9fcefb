import type { EventRow } from '@karov/api-client';
import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useText } from '../../shared/text.js';
import { useDoorExcel } from './use-door-excel.js';

/** The button that saves the door-to-door list of an event as a spreadsheet (rule 170). */
export function DoorExcel({ event }: { event: EventRow }) {
  const text = useText();
  const save = useDoorExcel(event);
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
