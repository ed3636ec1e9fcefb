import type { WaitingNeed, WaitingState } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { Skeleton, Stack, Typography } from '@mui/material';
import { SoundSwitch } from '../../shared/alarm/sound-switch.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { useWaitingNeeds } from './desk-calls.js';
import { DeskSection } from './desk-section.js';
import { Need } from './need.js';

const TONES: Readonly<Record<WaitingState, Tone>> = { waiting: 'danger', held: 'waiting', coming: 'done' };

/** Every emergency that goes on, before anything else; the sound of new ones is switched here (rules 50, 80). */
export function Emergencies() {
  const text = useText();
  const { data, isPending, isError, refetch } = useWaitingNeeds();
  const emergencies = data?.needs.filter((need) => need.is_emergency) ?? [];
  return (
    <DeskSection id="emergencies" title={text('desk.emergencies')}>
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={72} />}
      {data && emergencies.length === 0 && <Typography color="text.secondary">{text('desk.emergencies_empty')}</Typography>}
      {data && emergencies.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {emergencies.map((need) => (
            <Need key={`${need.kind}-${need.id}`} need={need} loadedAt={data.loadedAt}>
              <EmergencyState need={need} />
            </Need>
          ))}
        </Stack>
      )}
      <SoundSwitch />
    </DeskSection>
  );
}

/** What has come of it so far. */
function EmergencyState({ need: { state, volunteer } }: { need: WaitingNeed }) {
  const text = useText();
  return <StatusChip tone={TONES[state]} label={text(`desk.emergency_${state}`, { name: volunteer ?? '' })} />;
}
