import type { DashboardArea } from '@karov/api-client';
import { colors } from '@karov/design';
import { Box, Skeleton, Typography, useTheme } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { AreaPin } from '../../shared/map/area-map.js';
import { useText, type Translate } from '../../shared/text.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { useAreas } from './figure-calls.js';

const AreaMap = lazy(async () => ({ default: (await import('../../shared/map/area-map.js')).AreaMap }));

function pinOf(area: DashboardArea, text: Translate, ink: (typeof colors)['light']): AreaPin {
  const hasEvent = area.active_events > 0;
  return {
    key: area.key,
    position: [area.lt, area.lng],
    label: text('figures.area_pin', { place: area.label, needs: area.open_needs, events: area.active_events }),
    sign: area.open_needs > 0 ? `${text('figures.needs_letter')}${area.open_needs}` : `${text('figures.events_letter')}${area.active_events}`,
    look:
      area.emergencies > 0
        ? { ground: ink.dangerSoft, ink: ink.onDangerSoft, shape: 'diamond' }
        : { ground: ink.surface, ink: ink.text, shape: hasEvent ? 'square' : 'circle' },
  };
}

/** Open needs and active events by locality: a list, and a map that says the same. Never people. */
export function Areas() {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const { data, isError, refetch } = useAreas();
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={280} />;
  if (data.length === 0) return <Typography color="text.secondary">{text('figures.no_areas')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
      <DataTable
        caption={text('figures.areas')}
        columns={[
          { key: 'area', label: text('figures.area'), render: ({ label }) => label },
          { key: 'open_needs', label: text('figures.open_needs'), render: ({ open_needs }) => open_needs },
          { key: 'emergencies', label: text('figures.emergencies'), render: ({ emergencies }) => emergencies },
          { key: 'active_events', label: text('figures.active_events'), render: ({ active_events }) => active_events },
        ]}
        rows={data.map((area) => ({ ...area, id: area.key }))}
      />
      <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
        <AreaMap label={text('figures.map')} pins={data.map((area) => pinOf(area, text, ink))} />
      </Suspense>
    </Box>
  );
}
