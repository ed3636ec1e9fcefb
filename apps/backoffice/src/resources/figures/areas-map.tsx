import type { DashboardArea } from '@karov/api-client';
import { colors } from '@karov/design';
import { Box, Skeleton, useTheme } from '@mui/material';
import { AreaMap, type AreaPin } from '../../shared/map/area-map.js';
import { type Translate, useText } from '../../shared/text.js';
import { useAreas } from './figure-calls.js';

function pinOf(area: DashboardArea, text: Translate, ink: (typeof colors)['light']): AreaPin {
  const hasEvent = area.active_events > 0;
  return {
    key: area.key,
    position: [area.lt, area.lng],
    label: text('figures.area_pin', {
      place: area.label,
      needs: area.open_needs,
      events: area.active_events,
    }),
    sign:
      area.open_needs > 0
        ? `${text('figures.needs_letter')}${area.open_needs}`
        : `${text('figures.events_letter')}${area.active_events}`,
    look:
      area.emergencies > 0
        ? { ground: ink.dangerSoft, ink: ink.onDangerSoft, shape: 'diamond' }
        : { ground: ink.surface, ink: ink.text, shape: hasEvent ? 'square' : 'circle' },
  };
}

/**
 * Open needs and active events by locality, on a map; the list of the figures says the same. It never shows
 * individual people.
 */
export function AreasMap() {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const { data } = useAreas();
  if (!data) return <Skeleton variant="rounded" height={280} />;
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <AreaMap
        isAroundPins
        label={text('figures.map')}
        size={{ blockSize: 320 }}
        pins={data.map((area) => pinOf(area, text, ink))}
      />
    </Box>
  );
}
