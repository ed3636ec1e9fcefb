import type { EventDetail } from '@karov/api-client';
import { colors } from '@karov/design';
import { LIMITS } from '@karov/domain';
import { useTheme } from '@mui/material';
import { useRef, useState } from 'react';
import { Circle, Popup } from 'react-leaflet';
import { useText } from '../../shared/text.js';
import { MapFrame } from '../../shared/map/map-frame.js';
import { PinMarkers } from './pin-markers.js';
import { pinsOf, type Pin } from './pins.js';
import { PinWindow } from './pin-window.js';

const METRES_IN_KM = 1000;

/** The window of the marker under the pointer; it goes {@link LIMITS.mapInfoHideMs} after the pointer has left it. */
function useHovered() {
  const [pin, setPin] = useState<Pin | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);
  return {
    pin,
    keep,
    show: (next: Pin) => {
      keep();
      setPin(next);
    },
    leave: () => {
      keep();
      timer.current = setTimeout(() => setPin(null), LIMITS.mapInfoHideMs);
    },
  };
}

/** The map: the circle of the event, white circles for help seekers, purple squares for volunteers. The lists say the same in words. */
export function MapView({ event }: { event: EventDetail }) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const hovered = useHovered();
  const centre: [number, number] = [event.location.lat, event.location.lon];

  return (
    <MapFrame key={centre.join()} label={text('map.region')} center={centre} zoom={LIMITS.mapZoom}>
      <Circle
        center={centre}
        radius={event.radius * METRES_IN_KM}
        pathOptions={{ color: ink.brand, fillColor: ink.brand, fillOpacity: 0.08, weight: 2 }}
        interactive={false}
      />
      <PinMarkers pins={pinsOf(event)} onEnter={hovered.show} onLeave={hovered.leave} />
      {hovered.pin && (
        <Popup key={hovered.pin.key} position={hovered.pin.position} closeButton={false} autoPan={false} offset={[0, -10]}>
          <PinWindow pin={hovered.pin} onEnter={hovered.keep} onLeave={hovered.leave} />
        </Popup>
      )}
    </MapFrame>
  );
}
