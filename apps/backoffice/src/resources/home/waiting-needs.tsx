import { Skeleton, Stack, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { useWaitingNeeds } from './desk-calls.js';
import { DeskSection } from './desk-section.js';
import { Need } from './need.js';

/** Who waits for a coordinator, with a running clock each (rule 43); emergencies have their own list above. */
export function WaitingNeeds() {
  const text = useText();
  const { data, isPending, isError, refetch } = useWaitingNeeds();
  const needs = data?.needs.filter((need) => !need.is_emergency) ?? [];
  return (
    <DeskSection id="waiting-needs" title={text('desk.needs')}>
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={72} />}
      {data && needs.length === 0 && <Typography color="text.secondary">{text('desk.needs_empty')}</Typography>}
      {data && needs.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {needs.map((need) => (
            <Need key={`${need.kind}-${need.id}`} need={need} loadedAt={data.loadedAt} />
          ))}
        </Stack>
      )}
    </DeskSection>
  );
}
