import { colors } from '@karov/design';
import type { CanvasLayer, CanvasView } from '@karov/design/map';
import { useTheme } from '@mui/material';
import type { LeafletMouseEvent, Point } from 'leaflet';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { useDirection } from '../../shared/direction.js';
import { useCanvasLayer } from '../../shared/map/use-canvas-layer.js';
import type { Attention } from './attention.js';
import { clusterIndex, type Spot, spotsIn } from './clusters.js';
import { layOut, type Painted } from './lay-out.js';
import type { Mark, PairLine } from './marks.js';
import { useOverlay } from './overlay.js';
import { paintCluster, paintMark } from './paint-marks.js';

/** Returns the spot at a point; where spots overlap, the one painted last, which is on top. */
function spotAt(painted: readonly Painted[], { x, y }: { x: number; y: number }): Spot | null {
  return (
    painted.findLast(({ at, reach }) => Math.abs(at.x - x) <= reach.x && Math.abs(at.y - y) <= reach.y)
      ?.spot ?? null
  );
}

const ink = { light: colors.light };

function paintPairs({ context, pointOf }: CanvasView, pairs: readonly PairLine[], color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.beginPath();
  for (const { from, to } of pairs) {
    const [start, end] = [pointOf(...from), pointOf(...to)];
    context.moveTo(start.x, start.y);
    context.lineTo(end.x, end.y);
  }
  context.stroke();
}

function paintSpots(view: CanvasView, spots: readonly Spot[], isRtl: boolean): Painted[] {
  const painted = layOut(spots, view.pointOf);
  for (const { spot, at } of painted) {
    if ('mark' in spot) paintMark(view.context, spot.mark, at, ink);
    else paintCluster(view.context, spot, at, { ...ink, isRtl });
  }
  return painted;
}

interface MarksLayerProps {
  marks: readonly Mark[];
  pairs: readonly PairLine[];
  attention: Attention;
  onEnter: (spot: Spot) => void;
  onLeave: () => void;
  onChoose: (needId: number) => void;
}

/**
 * Draws everybody on one canvas, because thousands of people then cost no more elements than one. The canvas
 * is for the pointer; keyboard and screen reader use the lists, which contain the same and more.
 */
export function MarksLayer({ marks, pairs, attention, onEnter, onLeave, onChoose }: MarksLayerProps) {
  const line = colors[useTheme().palette.mode].brand;
  const isRtl = useDirection() === 'rtl';
  const index = useMemo(() => clusterIndex(marks), [marks]);
  const painted = useRef<readonly Painted[]>([]);
  const paint = useCallback(
    (view: CanvasView) => {
      paintPairs(view, pairs, line);
      painted.current = paintSpots(view, spotsIn(index, view.bounds, view.zoom), isRtl);
    },
    [index, pairs, line, isRtl],
  );
  const layer = useCanvasLayer('overlayPane', paint);
  useOverlay(marks, attention);
  usePointer({
    layer,
    painted,
    attention,
    onEnter,
    onLeave,
    onChoose,
    zoomOf: (clusterId) => index.getClusterExpansionZoom(clusterId),
  });
  return null;
}

interface PointerParts extends Pick<MarksLayerProps, 'attention' | 'onEnter' | 'onLeave' | 'onChoose'> {
  layer: CanvasLayer;
  painted: { current: readonly Painted[] };
  zoomOf: (clusterId: number) => number;
}

/**
 * Pointing at a spot highlights its row and opens its window; a click chooses the need, or zooms into a
 * cluster.
 */
function usePointer({ layer, painted, attention, onEnter, onLeave, onChoose, zoomOf }: PointerParts): void {
  const map = useMap();
  const over = useRef<Spot | null>(null);
  const isDragged = useRef(false);
  const spotUnder = (layerPoint: Point) => spotAt(painted.current, layer.toCanvas(layerPoint));
  const leave = () => {
    if (over.current) onLeave();
    over.current = null;
    attention.light(null);
    map.getContainer().style.cursor = '';
  };
  const enter = (spot: Spot) => {
    over.current = spot;
    attention.light('mark' in spot ? spot.mark.key : null);
    map.getContainer().style.cursor = 'pointer';
    onEnter(spot);
  };
  const choose = ({ layerPoint }: LeafletMouseEvent) => {
    const spot = spotUnder(layerPoint);
    if (!spot) return;
    if ('mark' in spot) {
      // a touch screen has no hovering pointer, so there a tap opens the window too
      enter(spot);
      if (spot.mark.needId !== null) onChoose(spot.mark.needId);
      return;
    }
    const closer = Math.max(zoomOf(spot.clusterId), map.getZoom() + 1);
    map.setView([spot.lat, spot.lon], Math.min(closer, map.getMaxZoom()));
  };
  useMapEvents({
    // nothing is highlighted while the map is dragged
    dragstart: () => {
      isDragged.current = true;
      leave();
    },
    dragend: () => {
      isDragged.current = false;
    },
    mousemove: ({ layerPoint }) => {
      if (isDragged.current) return;
      const spot = spotUnder(layerPoint);
      if (spot === over.current) return;
      if (spot) enter(spot);
      else leave();
    },
    mouseout: leave,
    click: choose,
  });
  useEffect(() => () => attention.light(null), [attention]);
}
