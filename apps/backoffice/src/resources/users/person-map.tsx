import type { MapPoint } from '@karov/api-client';
import { colors } from '@karov/design';
import { useTheme } from '@mui/material';
import { CircleMarker } from 'react-leaflet';
import { MapFrame } from '../../shared/map/map-frame.js';
import { useText } from '../../shared/text.js';

const MARGIN = 0.01;
/** The closest zoom: it shows the town, and the names of the towns around it. */
const NEAREST_ZOOM = 10;

/** A person's addresses on a small map; the text above says the same. */
export function PersonMap({ points }: { points: readonly MapPoint[] }) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return (
    <MapFrame
      key={[...lats, ...lons].join()}
      isPicture
      label={text('people.panel.map')}
      size={{ blockSize: 180 }}
      bounds={[
        [Math.min(...lats) - MARGIN, Math.min(...lons) - MARGIN],
        [Math.max(...lats) + MARGIN, Math.max(...lons) + MARGIN],
      ]}
      boundsOptions={{ maxZoom: NEAREST_ZOOM }}
    >
      {points.map(({ lat, lon }) => (
        <CircleMarker
          key={`${lat},${lon}`}
          center={[lat, lon]}
          radius={8}
          pathOptions={{ color: ink.brand, fillColor: ink.brand, fillOpacity: 0.6 }}
          interactive={false}
        />
      ))}
    </MapFrame>
  );
}
