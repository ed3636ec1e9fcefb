import { addressForDisplay, addressFromWire } from '@karov/domain';
import { Paper, Stack, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../shared/text.js';
import { type EventDraft, radiusOf } from './event-draft.js';
import { LiveCounts } from './live-counts.js';

const CircleMap = lazy(() => import('./circle-map.js'));

interface EventBesideProps {
  maxRadiusKm: number;
  /** true for an existing event, whose people have already been asked */
  isCounted: boolean;
}

/** The panel next to the event form: where the event is, and who would be asked. */
export function EventBeside({ maxRadiusKm, isCounted }: EventBesideProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Place maxRadiusKm={maxRadiusKm} />
        {isCounted && <LiveCounts maxRadiusKm={maxRadiusKm} />}
      </Stack>
    </Paper>
  );
}

function Place({ maxRadiusKm }: Pick<EventBesideProps, 'maxRadiusKm'>) {
  const text = useText();
  const [address, radius] = useWatch<EventDraft, ['address', 'radius']>({ name: ['address', 'radius'] });
  const centre = addressFromWire(address);
  if (centre === null)
    return <Typography sx={{ color: 'text.secondary' }}>{text('event_form.map_waiting')}</Typography>;
  return (
    <Suspense>
      <CircleMap
        label={text('event_form.map', { place: addressForDisplay(address) })}
        lat={centre.lat}
        lon={centre.lon}
        radiusKm={radiusOf({ radius }, maxRadiusKm)}
      />
    </Suspense>
  );
}
