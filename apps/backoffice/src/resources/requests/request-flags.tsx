import type { AdminApplication } from '@karov/api-client';
import { Stack } from '@mui/material';
import { requestStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

/** The state of a request, and what about it must not be overlooked. */
export function RequestFlags({ request }: { request: AdminApplication }) {
  const text = useText();
  const { is_emergency, is_overdue, is_address_changed, is_volunteer_changed } = request;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {is_emergency && <StatusChip tone="danger" label={text('requests.emergency')} />}
      <StatusChip isShort {...requestStatus(request, text)} />
      {is_overdue && <StatusChip isShort tone="danger" label={text('requests.overdue')} />}
      {is_address_changed && <StatusChip tone="waiting" label={text('requests.address_changed')} />}
      {is_volunteer_changed && <StatusChip tone="info" label={text('requests.volunteer_changed')} />}
    </Stack>
  );
}
