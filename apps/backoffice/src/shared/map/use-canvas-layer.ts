import { CanvasLayer, type CanvasView } from '@karov/design/map';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';

/**
 * Keeps a canvas in a pane of the map while the component is mounted, and repaints it when the paint function
 * changes.
 */
export function useCanvasLayer(pane: string, paint: (view: CanvasView) => void): CanvasLayer {
  const map = useMap();
  const [layer] = useState(() => new CanvasLayer(paint, { pane }));
  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [layer, map]);
  useEffect(() => layer.setPaint(paint), [layer, paint]);
  return layer;
}
