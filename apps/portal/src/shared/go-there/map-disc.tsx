import { colors } from '@karov/design';
import { paintDisc } from '@karov/design/disc';
import { useEffect, useRef } from 'react';
import { useDark } from '../../core/use-dark.js';
import './go-there.css';

/** Its side in CSS pixels of the drawing; the style sheet gives its size in em. */
const SIDE_PX = 128;

interface Position {
  lat: number;
  lon: number;
}

/**
 * Where it is, on the drawn ground, and from where: a hint for the eye only, because the words beside it say
 * the same.
 */
export default function MapDisc({ to, from }: { to: Position; from: Position | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDark = useDark();
  const [lat, lon, fromLat, fromLon] = [to.lat, to.lon, from?.lat, from?.lon];
  useEffect(() => {
    const ratio = window.devicePixelRatio || 1;
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    canvas.current.width = canvas.current.height = SIDE_PX * ratio;
    context.scale(ratio, ratio);
    const start = fromLat === undefined || fromLon === undefined ? null : { lat: fromLat, lon: fromLon };
    paintDisc(context, {
      side: SIDE_PX,
      to: { lat, lon },
      from: start,
      ink: colors[isDark ? 'dark' : 'light'],
    });
  }, [lat, lon, fromLat, fromLon, isDark]);
  return (
    <div className="disc" aria-hidden="true">
      <canvas ref={canvas} className="disc__map" />
      <span className="disc__source">© OpenStreetMap</span>
    </div>
  );
}
