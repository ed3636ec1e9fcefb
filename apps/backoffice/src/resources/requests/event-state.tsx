import type { EventRequestRow } from '@karov/api-client';
import { isWaitingForApproval } from '@karov/domain';
import { Stack, Typography } from '@mui/material';
import { eventRequestStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

/**
 * The state of a request in an event; a request whose volunteer was declined is shown as rejected (rule 139).
 */
export function EventState({ row, isRow = false }: { row: EventRequestRow; isRow?: boolean }) {
  const text = useText();
  return (
    <Stack
      direction={isRow ? 'row' : 'column'}
      spacing={0.5}
      sx={{ alignItems: isRow ? 'center' : 'flex-start' }}
    >
      <StatusChip isShort {...eventRequestStatus(row, text)} />
      {row.is_address_changed && (row.status === 'assigned' || row.status === 'pending') && (
        <StatusChip isShort tone="waiting" label={text('requests.address_changed')} />
      )}
      {isWaitingForApproval(row) && row.volunteer && (
        <Typography variant="body2">{text('approvals.waiting_note')}</Typography>
      )}
    </Stack>
  );
}
