import { colors } from '@karov/design';
import { LIMITS } from '@karov/domain';
import { useTheme } from '@mui/material';
import L from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Circle, CircleMarker, useMapEvents } from 'react-leaflet';
import { MapFrame } from '../../shared/map/map-frame.js';

interface CircleMapProps {
  label: string;
  lat: number;
  lon: number;
  /** null until a radius is typed; then only the centre is shown */
  radiusKm: number | null;
}

const METRES = 1000;
/** How much of the surroundings is shown around a centre without a circle. */
const AROUND_KM = 2;
/** How much wider the view is than the circle. */
const ROOM = 2.2;

/** The circle of an event in the form; it changes as the radius is typed. */
export default function CircleMap({ label, lat, lon, radiusKm }: CircleMapProps) {
  const ink = colors[useTheme().palette.mode];
  const view = useMemo(
    () => L.latLng(lat, lon).toBounds((radiusKm ?? AROUND_KM) * METRES * ROOM),
    [lat, lon, radiusKm],
  );
  return (
    <MapFrame
      label={label}
      size={{ blockSize: { xs: 280, lg: 380 } }}
      bounds={view}
      boundsOptions={{ maxZoom: LIMITS.mapZoom }}
      zoomSnap={0.25}
      scrollWheelZoom={false}
    >
      <CircleMarker
        center={[lat, lon]}
        radius={6}
        pathOptions={{ color: ink.brand, fillColor: ink.brand, fillOpacity: 1 }}
        interactive={false}
      />
      {radiusKm !== null && (
        <Circle
          center={[lat, lon]}
          radius={radiusKm * METRES}
          pathOptions={{ color: ink.brand, fillColor: ink.brand, fillOpacity: 0.12 }}
          interactive={false}
        />
      )}
      <View bounds={view} />
    </MapFrame>
  );
}

/** Keeps the whole circle in view, but does not move the map while somebody else moves it. */
function View({ bounds }: { bounds: L.LatLngBounds }) {
  const isHeld = useRef(false);
  const map = useMapEvents({
    dragstart: () => {
      isHeld.current = true;
    },
    dragend: () => {
      isHeld.current = false;
    },
  });
  useEffect(() => {
    if (!isHeld.current) map.fitBounds(bounds, { animate: false, maxZoom: LIMITS.mapZoom });
  }, [map, bounds]);
  return null;
}
