import { colors } from '@karov/design';
import { useTheme } from '@mui/material';
import L from 'leaflet';
import { useMemo } from 'react';
import { Marker, Polyline } from 'react-leaflet';
import { useDirection } from '../../../shared/direction.js';
import type { DISTRICT_SHAPES } from './district-shapes.js';

type Shape = (typeof DISTRICT_SHAPES)[number];

/** How a name is aligned at its position: before it, after it, or centred. */
const SHIFT: Readonly<Record<Shape['name']['side'], string>> = { west: '-100%', east: '0', inside: '-50%' };

interface DistrictNameProps {
  shape: Shape;
  label: string;
  /** the number of managers, in words */
  state: string;
  isCovered: boolean;
  onChoose: () => void;
}

function line(text: string, weight: number): HTMLElement {
  const element = document.createElement('div');
  element.textContent = text;
  element.style.fontWeight = String(weight);
  return element;
}

/**
 * The name of a district with its state in words; the names of small districts are placed outside the land.
 */
export function DistrictName({ shape, label, state, isCovered, onChoose }: DistrictNameProps) {
  const { palette, typography } = useTheme();
  const ink = colors[palette.mode];
  const fontFamily = typography.fontFamily ?? 'sans-serif';
  const direction = useDirection();
  const { at, side } = shape.name;
  const icon = useMemo(() => {
    const name = document.createElement('div');
    name.dir = direction;
    name.setAttribute('aria-hidden', 'true');
    name.style.cssText = `position:absolute;transform:translate(${SHIFT[side]},-50%);inline-size:max-content;max-inline-size:7.5rem;padding:1px 5px;border:1px solid ${isCovered ? ink.border : ink.danger};border-radius:4px;background:${isCovered ? ink.surface : ink.dangerSoft};color:${isCovered ? ink.text : ink.onDangerSoft};font:13px/1.25 ${fontFamily}`;
    name.append(line(isCovered ? label : `⚠ ${label}`, 700), line(state, 400));
    return L.divIcon({ className: '', iconSize: [0, 0], html: name });
  }, [ink, fontFamily, direction, side, label, state, isCovered]);
  return (
    <>
      {side !== 'inside' && (
        <Polyline
          positions={[shape.middle, at]}
          pathOptions={{ color: ink.text, weight: 1 }}
          interactive={false}
        />
      )}
      <Marker position={at} icon={icon} keyboard={false} alt="" eventHandlers={{ click: onChoose }} />
    </>
  );
}
