import type { EventRequestRow } from '@karov/api-client';
import { NEED_LOOKS } from '@karov/design';
import { APPROVAL, isWaitingForApproval } from '@karov/domain';
import { Stack, Typography } from '@mui/material';
import { approvalStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

/** The state of a request in an event; one that was not approved, with a volunteer, is rejected (rule 139). */
export function EventState({ row, isRow = false }: { row: EventRequestRow; isRow?: boolean }) {
  const text = useText();
  const isRejected = row.is_approved === APPROVAL.declined && row.volunteer !== null;
  return (
    <Stack direction={isRow ? 'row' : 'column'} spacing={0.5} sx={{ alignItems: isRow ? 'center' : 'flex-start' }}>
      {isRejected ? (
        <StatusChip isShort tone={NEED_LOOKS.reject} label={text('common.eventUserStatus.reject')} />
      ) : (
        <StatusChip isShort {...approvalStatus(row, text)} />
      )}
      {isWaitingForApproval(row) && row.volunteer && <Typography variant="body2">{text('approvals.waiting_note')}</Typography>}
    </Stack>
  );
}
