import { colors } from '@karov/design';
import type { CanvasView } from '@karov/design/map';
import { useMediaQuery, useTheme } from '@mui/material';
import { useCallback, useEffect, useMemo } from 'react';
import { useCanvasLayer } from '../../shared/map/use-canvas-layer.js';
import type { Attention } from './attention.js';
import type { Mark } from './marks.js';
import { paintLit, paintPulse } from './paint-marks.js';

const ink = { light: colors.light };
/** The time between two frames: a pulse needs no more than twenty frames a second. */
const FRAME_MS = 50;

/**
 * The layer for what moves without a change of data: highlights, and volunteers on the way. It is above the
 * marks, so that they are not repainted.
 */
export function useOverlay(marks: readonly Mark[], attention: Attention): void {
  const color = colors[useTheme().palette.mode].info;
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const moving = useMemo(() => marks.filter(({ isMoving }) => isMoving), [marks]);
  const byKey = useMemo(() => new Map(marks.map((mark) => [mark.key, mark])), [marks]);
  const paint = useCallback(
    ({ context, pointOf }: CanvasView) => {
      if (!isStill)
        for (const { lat, lon } of moving) paintPulse(context, pointOf(lat, lon), color, performance.now());
      const key = attention.lit();
      const lit = key === null ? undefined : byKey.get(key);
      if (lit) paintLit(context, lit, pointOf(lit.lat, lit.lon), ink);
    },
    [moving, byKey, attention, color, isStill],
  );
  const layer = useCanvasLayer('markerPane', paint);
  useEffect(() => attention.follow(() => layer.repaint()), [attention, layer]);
  useEffect(() => {
    if (isStill || moving.length === 0) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) layer.repaint();
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [isStill, moving, layer]);
}
