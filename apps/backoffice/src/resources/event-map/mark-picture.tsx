import { colors, type Tone } from '@karov/design';
import { useCallback } from 'react';
import { MARK_RADIUS } from './mark-size.js';
import type { Mark } from './marks.js';
import { paintMark } from './paint-marks.js';

const SIDE = MARK_RADIUS.large * 2 + 6;

/** A mark as drawn on the map, for the legend. */
export function MarkPicture({ kind, tone }: { kind: Mark['kind']; tone: Tone }) {
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return;
      const ratio = window.devicePixelRatio || 1;
      canvas.width = SIDE * ratio;
      canvas.height = SIDE * ratio;
      context.scale(ratio, ratio);
      paintMark(
        context,
        { kind, tone, isLarge: true },
        { x: SIDE / 2, y: SIDE / 2 },
        { light: colors.light },
      );
    },
    [kind, tone],
  );
  return (
    <canvas ref={paint} aria-hidden style={{ inlineSize: SIDE, blockSize: SIDE, verticalAlign: 'middle' }} />
  );
}
