import type { DashboardArea } from '@karov/api-client';
import { colors } from '@karov/design';
import { Box, Typography, useTheme } from '@mui/material';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { COUNTRY, MapFrame } from '../../shared/map/map-frame.js';
import { useText } from '../../shared/text.js';
import { AreaMarks, SIDES } from './area-marks.js';
import { useAreas } from './figure-calls.js';

/** The closest zoom at the opening: any closer, a town would fill the map without a hint of where it is. */
const OPENING_ZOOM = 10;

/**
 * Open needs and active events by locality, on a map; the list of the figures says the same. It never shows
 * individual people.
 */
export function AreasMap() {
  const text = useText();
  const { data } = useAreas();
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <MapFrame
        label={text('figures.map')}
        size={{ blockSize: 320 }}
        names="landmarks"
        bounds={COUNTRY}
        zoomSnap={0.25}
        scrollWheelZoom={false}
      >
        {data && <AreaMarks areas={data} />}
        {data && <Opening areas={data} />}
      </MapFrame>
      <Legend />
    </Box>
  );
}

/** Shows all areas once they are known; after that only the reader moves the map. */
function Opening({ areas }: { areas: readonly DashboardArea[] }) {
  const map = useMap();
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || areas.length === 0) return;
    isShown.current = true;
    map.fitBounds(L.latLngBounds(areas.map(({ lt, lng }) => [lt, lng])), {
      padding: [48, 48],
      maxZoom: OPENING_ZOOM,
      animate: false,
    });
  }, [map, areas]);
  return null;
}

const LEGEND = [
  ['needs', 'figures.legend_needs'],
  ['emergency', 'figures.legend_emergency'],
  ['events', 'figures.legend_events'],
] as const;

const SAMPLE = { display: 'inline-block', inlineSize: 18, blockSize: 18 } as const;

/** Explains the marks. */
function Legend() {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  return (
    <Box
      component="ul"
      aria-label={text('figures.legend')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mt: 1,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      {LEGEND.map(([look, words]) => (
        <Box component="li" key={look} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <span aria-hidden style={{ ...SAMPLE, ...SIDES[look](ink) }} />
          <Typography variant="body2">{text(words)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
