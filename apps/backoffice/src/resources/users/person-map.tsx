import 'leaflet/dist/leaflet.css';
import type { MapPoint } from '@karov/api-client';
import { colors } from '@karov/design';
import { Box, useTheme } from '@mui/material';
import { CircleMarker, MapContainer, TileLayer } from 'react-leaflet';
import { useConfig } from '../../shared/config.js';
import { DrawnBase } from '../../shared/map/drawn-base.js';
import { useText } from '../../shared/text.js';

const MARGIN = 0.01;
/** Near enough for the town, far enough that names of towns around it are seen. */
const NEAREST_ZOOM = 10;

/** Somebody's addresses on a small map; the words stand above it. */
export function PersonMap({ points }: { points: readonly MapPoint[] }) {
  const text = useText();
  const config = useConfig();
  const ink = colors[useTheme().palette.mode];
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label={text('people.panel.map')}
      sx={{ inlineSize: '100%', blockSize: 180, border: '1px solid', borderColor: 'divider', borderRadius: 1, overflow: 'hidden', isolation: 'isolate' }}
    >
      <MapContainer
        key={[...lats, ...lons].join()}
        bounds={[
          [Math.min(...lats) - MARGIN, Math.min(...lons) - MARGIN],
          [Math.max(...lats) + MARGIN, Math.max(...lons) + MARGIN],
        ]}
        boundsOptions={{ maxZoom: NEAREST_ZOOM }}
        style={{ blockSize: '100%', background: ink.surfaceMuted }}
        zoomControl={false}
        dragging={false}
        keyboard={false}
        scrollWheelZoom={false}
        doubleClickZoom={false}
        attributionControl={Boolean(config?.tiles_url)}
      >
        {config?.tiles_url ? <TileLayer url={config.tiles_url} attribution={config.tiles_attribution} /> : <DrawnBase />}
        {points.map(({ lat, lon }) => (
          <CircleMarker
            key={`${lat},${lon}`}
            center={[lat, lon]}
            radius={8}
            pathOptions={{ color: ink.brand, fillColor: ink.brand, fillOpacity: 0.6 }}
            interactive={false}
          />
        ))}
      </MapContainer>
    </Box>
  );
}
