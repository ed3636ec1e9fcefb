import L from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { type Area, type Pin, pinsOf, requestsOf } from './areas.js';

/** Both the size of a pin and the minimum distance between pins. */
const TARGET_PX = 48;

function pinIcon(count: number): L.DivIcon {
  return L.divIcon({
    className: 'map__target',
    iconSize: [TARGET_PX, TARGET_PX],
    html: `<span class="map__pin" aria-hidden="true">${count}</span>`,
  });
}

interface PinsProps {
  areas: readonly Area[];
  nameOf: (pin: Pin) => string;
  onPress: (pin: Pin) => void;
}

/**
 * The areas as buttons for finger, mouse and keyboard; areas that overlap share one button, which splits at
 * closer zooms.
 */
export function Pins({ areas, nameOf, onPress }: PinsProps) {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const pins = useMemo(
    () => pinsOf(areas, (position) => map.project(position, zoom), TARGET_PX),
    [areas, map, zoom],
  );
  const pressByKey = (pin: Pin, { originalEvent }: L.LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    onPress(pin);
  };
  return pins.map((pin) => (
    <Marker
      key={`${pin.key} ${requestsOf(pin).length}`}
      position={pin.position}
      icon={pinIcon(requestsOf(pin).length)}
      alt=""
      title={nameOf(pin)}
      eventHandlers={{ click: () => onPress(pin), keydown: (event) => pressByKey(pin, event) }}
    />
  ));
}
