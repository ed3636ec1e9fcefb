import { fontFamily } from '@karov/design';
import L from 'leaflet';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { Marker, useMapEvents } from 'react-leaflet';
import { COUNTRY, MapFrame } from './map-frame.js';

/** A mark on the map: a word or number in a shape of its own, so that colour is never the only sign. */
export interface AreaPin {
  key: string;
  position: [lat: number, lon: number];
  label: string;
  /** the text of the mark, one or a few characters */
  sign: string;
  look: PinLook;
}

/** Background, text and outline of a mark. */
export interface PinLook {
  ground: string;
  ink: string;
  shape: 'circle' | 'square' | 'diamond';
}

const RADIUS: Readonly<Record<PinLook['shape'], string>> = { circle: '50%', square: '3px', diamond: '3px' };

const SIDE = 24;
const LETTER = 9;

function icon({ sign, look }: AreaPin): L.DivIcon {
  // the box grows with its text, in both directions where it stands on its corner
  const width = Math.max(SIDE, sign.length * LETTER + 8);
  const height = look.shape === 'diamond' ? width : SIDE;
  const mark = document.createElement('div');
  mark.setAttribute('aria-hidden', 'true');
  const turn = look.shape === 'diamond' ? 45 : 0;
  mark.style.cssText = `box-sizing:border-box;width:${width}px;height:${height}px;display:grid;place-items:center;font:700 12px ${fontFamily};border:2px solid ${look.ink};background:${look.ground};color:${look.ink};border-radius:${RADIUS[look.shape]};transform:rotate(${turn}deg)`;
  const text = document.createElement('span');
  text.textContent = sign;
  text.style.transform = `rotate(${-turn}deg)`;
  mark.append(text);
  return L.divIcon({
    className: '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height / 2],
    html: mark,
  });
}

function PinMarker({ pin, onChoose }: { pin: AreaPin; onChoose?: (key: string) => void }) {
  const made = useMemo(() => icon(pin), [pin]);
  return (
    <Marker
      position={pin.position}
      icon={made}
      keyboard={false}
      alt=""
      title={pin.label}
      eventHandlers={onChoose && { click: () => onChoose(pin.key) }}
    />
  );
}

interface AreaMapProps extends Pick<ComponentProps<typeof MapFrame>, 'size'> {
  label: string;
  pins: readonly AreaPin[];
  onChoose?: (key: string) => void;
  onArea?: (area: MapArea) => void;
}

/** The visible part of a map, in degrees. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Reports the visible part of the map, at first and after each move. */
function AreaReporter({ onArea }: { onArea: (area: MapArea) => void }) {
  const map = useMapEvents({ moveend: () => onArea(areaOf(map)) });
  useEffect(() => onArea(areaOf(map)), [map, onArea]);
  return null;
}

function areaOf(map: L.Map): MapArea {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/**
 * A map of the country with marks for localities. It is for the pointer; the list beside it says the same.
 */
export function AreaMap({ label, size, pins, onChoose, onArea }: AreaMapProps) {
  return (
    <MapFrame
      label={label}
      size={size}
      names="landmarks"
      bounds={COUNTRY}
      zoomSnap={0.25}
      scrollWheelZoom={false}
    >
      {onArea && <AreaReporter onArea={onArea} />}
      {pins.map((pin) => (
        <PinMarker key={pin.key} pin={pin} onChoose={onChoose} />
      ))}
    </MapFrame>
  );
}
