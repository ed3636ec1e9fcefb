import type { AdminApplication } from '@karov/api-client';
import { shownApplication } from '@karov/domain';
import { Stack } from '@mui/material';
import { requestStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

/** The state of a request, and its important markers. */
export function RequestFlags({ request, isRow = false }: { request: AdminApplication; isRow?: boolean }) {
  const text = useText();
  const { is_emergency, is_overdue, is_address_changed, is_volunteer_changed } = request;
  return (
    <Stack
      direction={isRow ? 'row' : 'column'}
      useFlexGap
      spacing={0.5}
      sx={{ alignItems: isRow ? 'center' : 'flex-start', flexWrap: 'wrap' }}
    >
      {is_emergency && <StatusChip isShort tone="danger" label={text('requests.emergency')} />}
      <StatusChip
        isShort
        isQuiet={isRow && shownApplication(request) === 'open'}
        {...requestStatus(request, text)}
      />
      {is_overdue && <StatusChip isShort tone="danger" label={text('requests.overdue')} />}
      {is_address_changed && <StatusChip isShort tone="waiting" label={text('requests.address_changed')} />}
      {is_volunteer_changed && <StatusChip isShort tone="info" label={text('requests.volunteer_changed')} />}
    </Stack>
  );
}
