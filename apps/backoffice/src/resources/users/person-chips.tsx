import type { UserRow, UserVetting } from '@karov/api-client';
import { Stack } from '@mui/material';
import { accountStatus } from '../../shared/status.js';
import { type AppKey, useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

/** The checks of a volunteer, and whether each is finished; only those that this volunteer needs. */
function checksOf(vetting: UserVetting): { isDone: boolean; done: AppKey; open: AppKey }[] {
  return [
    ...(vetting.is_required_police_validation
      ? [{ isDone: vetting.validate_police, done: 'users.police_valid', open: 'users.police_waits' } as const]
      : []),
    ...(vetting.guardian_needed
      ? [
          {
            isDone: vetting.is_guardian_confirmed,
            done: 'users.guardian_valid',
            open: 'users.guardian_waits',
          } as const,
        ]
      : []),
    { isDone: vetting.validate_training, done: 'users.training_valid', open: 'users.training_waits' },
  ];
}

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
      {checksOf(vetting).map(({ isDone, done, open }) => (
        <StatusChip
          key={done}
          isShort
          isQuiet={isRow && isDone}
          tone={isDone ? 'done' : 'waiting'}
          label={text(isDone ? done : open)}
        />
      ))}
    </Stack>
  );
}

/** Whether the account is activated, deactivated or deleted. */
export function AccountChip({ status, isQuiet = false }: Pick<UserRow, 'status'> & { isQuiet?: boolean }) {
  const text = useText();
  return <StatusChip isShort isQuiet={isQuiet} {...accountStatus(status, text)} />;
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
