import type L from 'leaflet';
import type { Palette } from '../colors.js';
import { GroundLayer, PLACES, type Place } from '../ground/index.js';
import { fontFamily } from '../scale.js';
import { CanvasLayer, type CanvasView } from './canvas-layer.js';
import { DISTRICT_CELLS } from './district-cells.js';
import { fittingNames } from './fitting-names.js';

/**
 * Which names the base map shows: all that fit, a few towns for orientation, or none on a map that has names
 * of its own.
 */
export type GroundNames = 'fitting' | 'landmarks' | 'none';

/** How the names on the base map look. */
interface NamesLook {
  ink: Palette;
  language: 'he' | 'en';
  names: GroundNames;
}

const FONTS = ['500 12px', '600 13px', '600 14px', '700 15px'] as const;
/** Half the width of a letter: a name is centred on its point, so only half of it counts on each side. */
const HALF_LETTER = 4;
/** A name is drawn below its place, where no pin covers it. */
const BELOW_PX = 22;
/**
 * The closest zoom with borders of districts: they are rough, because they are drawn around localities, so
 * they are dotted, and hidden at closer zooms.
 */
const LAST_DISTRICT_ZOOM = 11;

/** Returns the size of the smallest place whose name is shown at a zoom. */
function smallestAt(zoom: number): number {
  if (zoom < 9) return 3;
  if (zoom < 11) return 2;
  return zoom < 12 ? 1 : 0;
}

function placed({ pointOf }: CanvasView, place: Place, language: 'he' | 'en') {
  const { x, y } = pointOf(place.lat, place.lon);
  const name = place[language];
  return { x: x - name.length * HALF_LETTER, y: y + BELOW_PX, name, middle: x, size: place.size };
}

function paintNames(view: CanvasView, { ink, language, names }: NamesLook): void {
  const { context, bounds, zoom } = view;
  const smallest = names === 'landmarks' ? 3 : smallestAt(zoom);
  const seen = PLACES.filter(({ size, lat, lon }) => size >= smallest && bounds.contains([lat, lon])).map(
    (place) => placed(view, place, language),
  );
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = language === 'he' ? 'rtl' : 'ltr';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = ink.bg;
  context.fillStyle = ink.textMuted;
  for (const { middle, y, name, size } of fittingNames(seen)) {
    context.font = `${FONTS[size] ?? FONTS[0]} ${fontFamily}`;
    context.strokeText(name, middle, y);
    context.fillText(name, middle, y);
  }
}

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

function lay(map: L.Map, layer: L.Layer): () => void {
  layer.addTo(map);
  return () => {
    layer.remove();
  };
}

/** Draws sea, land, lakes, borders and built-up areas on a map; returns a function that removes them. */
export function layGround(map: L.Map, ink: Palette): () => void {
  return lay(map, new GroundLayer(ink));
}

/**
 * Draws districts and place names over the base map, in the reader's language; returns a function that
 * removes them.
 */
export function layNames(map: L.Map, look: NamesLook): () => void {
  const paint = (view: CanvasView) => {
    if (look.names === 'none') return;
    paintDistricts(view, look.ink);
    paintNames(view, look);
  };
  return lay(map, new CanvasLayer(paint, { pane: 'tilePane' }));
}
