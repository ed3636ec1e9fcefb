import { colors } from '@karov/design';
import { paintDisc } from '@karov/design/disc';
import { useEffect, useRef } from 'react';
import { useDark } from '../../core/use-dark.js';
import './go-there.css';

/** The width and height of the drawing in CSS pixels; the style sheet sets its displayed size in em. */
const SIDE_PX = 128;

interface Position {
  lat: number;
  lon: number;
}

/**
 * Shows the destination and the starting point on the base map: only a visual hint, because the words beside
 * it say the same.
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
