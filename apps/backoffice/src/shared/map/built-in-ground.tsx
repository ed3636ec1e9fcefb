import { colors, fittingNames, type Palette } from '@karov/design';
import { GroundLayer, PLACES, type Place } from '@karov/design/ground';
import { useTheme } from '@mui/material';
import { useCallback, useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { useLocale } from '../device-store.js';
import type { CanvasView } from './canvas-layer.js';
import { DISTRICT_CELLS } from './district-cells.js';
import { useCanvasLayer } from './use-canvas-layer.js';

/** What is named on the ground: what fits, a few towns to find one's way through the country, or nothing, where the map has names of its own. */
export type BaseNames = 'fitting' | 'landmarks' | 'none';

/** The smallest place that is named at a zoom. */
function smallestAt(zoom: number): number {
  if (zoom < 9) return 3;
  if (zoom < 11) return 2;
  return zoom < 12 ? 1 : 0;
}

const FONTS = ['500 12px', '600 13px', '600 14px', '700 15px'] as const;
/** Of a name, so much lies on each side of its place. */
const HALF_LETTER = 4;

function placed({ pointOf }: CanvasView, place: Place, language: 'he' | 'en') {
  const { x, y } = pointOf(place.lat, place.lon);
  const name = place[language];
  return { x: x - name.length * HALF_LETTER, y, name, middle: x, size: place.size };
}

function paintNames(view: CanvasView, language: 'he' | 'en', names: BaseNames, ink: Palette): void {
  const { context, bounds, zoom } = view;
  const smallest = names === 'landmarks' ? 3 : smallestAt(zoom);
  const seen = PLACES.filter(({ size, lat, lon }) => size >= smallest && bounds.contains([lat, lon])).map((place) => placed(view, place, language));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = language === 'he' ? 'rtl' : 'ltr';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = ink.bg;
  context.fillStyle = ink.textMuted;
  for (const { middle, y, name, size } of fittingNames(seen)) {
    context.font = `${FONTS[size] ?? FONTS[0]} Assistant, sans-serif`;
    context.strokeText(name, middle, y);
    context.fillText(name, middle, y);
  }
}

/** Districts as cells of their localities: roughly, so they are dotted, and gone where one looks closely. */
const LAST_DISTRICT_ZOOM = 11;

function paintDistricts({ context, zoom, pointOf }: CanvasView, ink: Palette): void {
  if (zoom > LAST_DISTRICT_ZOOM) return;
  context.beginPath();
  for (const ring of DISTRICT_CELLS.flatMap(({ pieces }) => pieces.flat())) {
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const { x, y } = pointOf(ring[at] ?? 0, ring[at + 1] ?? 0);
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.closePath();
  }
  context.setLineDash([1, 4]);
  context.lineWidth = 1;
  context.strokeStyle = ink.border;
  context.stroke();
  context.setLineDash([]);
}

/** The built-in ground: sea, land, lakes, borders, districts and built-up places, named in the language of the reader. */
export default function BuiltInGround({ names }: { names: BaseNames }) {
  const map = useMap();
  const ink = colors[useTheme().palette.mode];
  const language = useLocale() === 'he-IL' ? 'he' : 'en';
  useEffect(() => {
    const layer = new GroundLayer(ink).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, ink]);
  const paint = useCallback(
    (view: CanvasView) => {
      if (names === 'none') return;
      paintDistricts(view, ink);
      paintNames(view, language, names, ink);
    },
    [language, names, ink],
  );
  useCanvasLayer('tilePane', paint);
  return null;
}
