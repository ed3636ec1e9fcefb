import type { EventDetail, EventUserRequest } from '@karov/api-client';
import { colors } from '@karov/design';
import { LIMITS } from '@karov/domain';
import { Button, useTheme } from '@mui/material';
import L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Circle, useMap } from 'react-leaflet';
import { MapCorner } from '../../shared/map/map-corner.js';
import { MapFrame } from '../../shared/map/map-frame.js';
import { useText } from '../../shared/text.js';
import type { Attention } from './attention.js';
import type { Spot } from './clusters.js';
import { marksOf, pairsOf } from './marks.js';
import { MarksLayer } from './marks-layer.js';
import type { ListedVolunteer } from './shown.js';
import { SpotWindow } from './spot-window.js';

const METRES_IN_KM = 1000;

/**
 * The window for the spot under the pointer; it closes {@link LIMITS.mapInfoHideMs} after the pointer has
 * left the spot.
 */
function useHovered() {
  const [spot, setSpot] = useState<Spot | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);
  return {
    spot,
    keep,
    show: (next: Spot) => {
      keep();
      setSpot(next);
    },
    leave: () => {
      keep();
      timer.current = setTimeout(() => setSpot(null), LIMITS.mapInfoHideMs);
    },
  };
}

interface MapViewProps {
  event: EventDetail;
  needs: readonly EventUserRequest[];
  volunteers: readonly ListedVolunteer[];
  /** the need whose pair and whose volunteer on the way are drawn */
  chosenId: number | null;
  attention: Attention;
  onChoose: (needId: number) => void;
}

/**
 * The map: the circle of the event, white circles for help seekers, purple squares for volunteers, lines
 * between pairs. The lists say the same in words.
 */
export function MapView({ event, needs, volunteers, chosenId, attention, onChoose }: MapViewProps) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const hovered = useHovered();
  const people = useMemo(
    () => ({ needs, calls: volunteers.map(({ request }) => request), chosenId }),
    [needs, volunteers, chosenId],
  );
  const marks = useMemo(() => marksOf(people, text), [people, text]);
  const pairs = useMemo(() => pairsOf(people), [people]);
  const { lat, lon } = event.location;
  const radius = event.radius * METRES_IN_KM;

  return (
    <MapFrame
      key={`${lat} ${lon}`}
      label={text('map.region')}
      isFilling
      center={[lat, lon]}
      zoom={LIMITS.mapZoom}
    >
      <Circle
        center={[lat, lon]}
        radius={radius}
        pathOptions={{ color: ink.brand, fillColor: ink.brand, fillOpacity: 0.06, weight: 2 }}
        interactive={false}
      />
      <CircleInView lat={lat} lon={lon} radius={radius} />
      <MarksLayer
        marks={marks}
        pairs={pairs}
        attention={attention}
        onEnter={hovered.show}
        onLeave={hovered.leave}
        onChoose={onChoose}
      />
      {hovered.spot && <SpotWindow spot={hovered.spot} onEnter={hovered.keep} onLeave={hovered.leave} />}
    </MapFrame>
  );
}

function boundsOf(lat: number, lon: number, radius: number): L.LatLngBounds {
  return L.latLng(lat, lon).toBounds(radius * 2);
}

/**
 * Shows the whole circle: at zoom 14 if it fits there, otherwise at the closest zoom that shows all of it
 * (rule 107).
 */
function showCircle(map: L.Map, lat: number, lon: number, radius: number): void {
  const fitting = map.getBoundsZoom(boundsOf(lat, lon, radius));
  map.setView([lat, lon], Math.min(LIMITS.mapZoom, fitting), { animate: false });
}

/** Shows the circle once the map has a size. After that only the reader moves the map (rule 158). */
function CircleInView({ lat, lon, radius }: { lat: number; lon: number; radius: number }) {
  const text = useText();
  const map = useMap();
  useEffect(() => {
    let isShown = false;
    const watcher = new ResizeObserver(() => {
      map.invalidateSize({ pan: false });
      if (isShown || map.getSize().x === 0) return;
      isShown = true;
      showCircle(map, lat, lon, radius);
    });
    watcher.observe(map.getContainer());
    return () => watcher.disconnect();
  }, [map, lat, lon, radius]);
  return (
    <MapCorner>
      <Button
        size="small"
        variant="contained"
        color="inherit"
        onClick={() => showCircle(map, lat, lon, radius)}
      >
        {text('console.show_circle')}
      </Button>
    </MapCorner>
  );
}
