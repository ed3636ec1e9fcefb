import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';
import { useDirection } from '../direction.js';

/** Buttons of our own in the upper right corner of a map; pressing them does not drag the map. */
export function MapCorner({ children }: { children: ReactNode }) {
  const map = useMap();
  const direction = useDirection();
  const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
  return createPortal(
    <Box
      dir={direction}
      onClick={stop}
      onDoubleClick={stop}
      onMouseDown={stop}
      onPointerDown={stop}
      onWheel={stop}
      // an inline style stays at the right in every language, like Leaflet's own controls at the left
      style={{ position: 'absolute', top: 10, right: 10, zIndex: 1000 }}
    >
      {children}
    </Box>,
    map.getContainer(),
  );
}
