import { colors } from '@karov/design';
import { Box, useTheme } from '@mui/material';
import type { Polygon as LeafletPolygon, PathOptions } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Polygon, Tooltip } from 'react-leaflet';
import { useDirection } from '../../../shared/direction.js';
import type { DISTRICT_SHAPES } from './district-shapes.js';

interface DistrictCellProps {
  pieces: (typeof DISTRICT_SHAPES)[number]['pieces'];
  label: string;
  managers: string;
  isCovered: boolean;
  isChosen: boolean;
  /** the id of the pattern for districts without a manager */
  patternId: string;
  onChoose: () => void;
}

function lookOf(
  { isCovered, isChosen, patternId }: Pick<DistrictCellProps, 'isCovered' | 'isChosen' | 'patternId'>,
  ink: (typeof colors)['light'],
): PathOptions {
  const line = isChosen
    ? { color: ink.text, weight: 4 }
    : { color: isCovered ? ink.brand : ink.danger, weight: 1.5 };
  return {
    ...line,
    ...(isCovered
      ? { fillColor: ink.brand, fillOpacity: 0.2 }
      : { fillColor: `url(#${patternId})`, fillOpacity: 1 }),
  };
}

/** A district, selectable by pointer and by keyboard; either way its name and its managers are shown. */
export function DistrictCell({ pieces, label, managers, onChoose, ...look }: DistrictCellProps) {
  const ink = colors[useTheme().palette.mode];
  const direction = useDirection();
  const drawn = useRef<LeafletPolygon>(null);
  const name = `${label}: ${managers}`;

  useEffect(() => {
    const path = drawn.current?.getElement();
    path?.setAttribute('role', 'button');
    path?.setAttribute('tabindex', '0');
    path?.setAttribute('aria-label', name);
    path?.setAttribute('aria-pressed', String(look.isChosen));
  }, [name, look.isChosen]);

  useEffect(() => {
    const path = drawn.current?.getElement();
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      onChoose();
    };
    path?.addEventListener('keydown', press);
    return () => path?.removeEventListener('keydown', press);
  }, [onChoose]);

  return (
    <Polygon
      ref={drawn}
      positions={pieces}
      pathOptions={lookOf(look, ink)}
      eventHandlers={{ click: onChoose }}
    >
      <Tooltip sticky>
        <Box dir={direction} sx={{ maxInlineSize: '14rem', whiteSpace: 'normal', inlineSize: 'max-content' }}>
          <strong>{label}</strong>
          <div>{managers}</div>
        </Box>
      </Tooltip>
    </Polygon>
  );
}
