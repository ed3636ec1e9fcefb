import type { UserRow, UserVetting } from '@karov/api-client';
import { Stack } from '@mui/material';
import { accountStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

/** A volunteer's vetting: which checks are finished and which are open (rule 87). */
export function VettingChips({ vetting, isRow = false }: { vetting: UserVetting; isRow?: boolean }) {
  const text = useText();
  return (
    <Stack
      direction={isRow ? 'row' : 'column'}
      useFlexGap
      spacing={0.5}
      sx={{ alignItems: isRow ? 'center' : 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {vetting.is_required_police_validation && (
        <StatusChip
          isShort
          tone={vetting.validate_police ? 'done' : 'waiting'}
          label={text(vetting.validate_police ? 'users.police_valid' : 'users.police_waits')}
        />
      )}
      {vetting.guardian_needed && (
        <StatusChip
          isShort
          tone={vetting.is_guardian_confirmed ? 'done' : 'waiting'}
          label={text(vetting.is_guardian_confirmed ? 'users.guardian_valid' : 'users.guardian_waits')}
        />
      )}
      <StatusChip
        isShort
        tone={vetting.validate_training ? 'done' : 'waiting'}
        label={text(vetting.validate_training ? 'users.training_valid' : 'users.training_waits')}
      />
    </Stack>
  );
}

/** Whether the account is activated, deactivated or deleted. */
export function AccountChip({ status }: Pick<UserRow, 'status'>) {
  const text = useText();
  return <StatusChip isShort {...accountStatus(status, text)} />;
}

/** The state of the account, with everything that prevents access. */
export function StateChips({
  user,
}: {
  user: Pick<UserRow, 'status' | 'is_block' | 'is_freeze' | 'is_online'>;
}) {
  const text = useText();
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      <AccountChip status={user.status} />
      {user.is_block === 1 && <StatusChip isShort tone="danger" label={text('users.blocked')} />}
      {user.is_freeze === 1 && <StatusChip isShort tone="waiting" label={text('users.frozen')} />}
      {user.is_online === 1 && <StatusChip isShort tone="done" label={text('people.online')} />}
    </Stack>
  );
}
