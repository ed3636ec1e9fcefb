import L from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import { useText } from '../../shared/text.js';
import { pinMarkup } from './pin-look.js';
import type { Pin } from './pins.js';

const SIDE = 24;

interface PinMarkersProps {
  pins: readonly Pin[];
  onEnter: (pin: Pin) => void;
  onLeave: () => void;
}

/** The markers. They are for the pointer; the keyboard and the screen reader have the lists, which hold the same and more. */
export function PinMarkers({ pins, onEnter, onLeave }: PinMarkersProps) {
  const text = useText();
  const icons = useMemo(() => {
    const icon = (kind: Pin['kind']) =>
      L.divIcon({
        className: '',
        iconSize: [SIDE, SIDE],
        iconAnchor: [SIDE / 2, SIDE / 2],
        html: pinMarkup(kind, text(`map.${kind}_letter`)),
      });
    return { user: icon('user'), volunteer: icon('volunteer') };
  }, [text]);
  return pins.map((pin) => (
    <Marker
      key={pin.key}
      position={pin.position}
      icon={icons[pin.kind]}
      keyboard={false}
      alt=""
      title={text(`map.${pin.kind}_marker`, { name: pin.person.full_name, city: pin.person.city })}
      eventHandlers={{ mouseover: () => onEnter(pin), mouseout: onLeave, click: () => onEnter(pin) }}
    />
  ));
}
