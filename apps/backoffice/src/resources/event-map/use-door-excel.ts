import type { EventRow } from '@karov/api-client';
import { useAction } from '../../kit/use-action.js';
import { currentArea } from '../../shared/area.js';
import { downloadFile } from '../../shared/download.js';
import { useText } from '../../shared/text.js';

/** Saves the door-to-door list of an event as a spreadsheet (rule 170). */
export function useDoorExcel(event: EventRow) {
  const text = useText();
  return useAction({
    run: () =>
      downloadFile(
        `/${currentArea()}/events/${event.id}/export-doors`,
        {},
        `${text('doors.title', { name: event.name })}.xlsx`,
      ),
  });
}
