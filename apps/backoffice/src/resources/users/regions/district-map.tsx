import type { DistrictCover } from '@karov/api-client';
import { colors } from '@karov/design';
import { Box, Typography, useTheme } from '@mui/material';
import { useId } from 'react';
import { Polygon } from 'react-leaflet';
import { MapFrame } from '../../../shared/map/map-frame.js';
import { useText } from '../../../shared/text.js';
import { DistrictCell } from './district-cell.js';
import { DistrictName } from './district-name.js';
import { DISTRICT_SHAPES, SIGHT } from './district-shapes.js';
import { managersText } from './region-cover.js';

interface DistrictMapProps {
  districts: readonly DistrictCover[];
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** The hatching for districts without a manager, so that colour is never the only sign. */
function Hatching({ id }: { id: string }) {
  const ink = colors[useTheme().palette.mode];
  return (
    <Box
      component="svg"
      aria-hidden
      focusable="false"
      sx={{ position: 'absolute', inlineSize: 0, blockSize: 0 }}
    >
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" fill={ink.dangerSoft} />
          <rect width="3" height="8" fill={ink.danger} fillOpacity="0.45" />
        </pattern>
      </defs>
    </Box>
  );
}

/** Israel by district: who works where, and where nobody does. The list beside it says the same. */
export function DistrictMap({ districts, chosen, onChoose }: DistrictMapProps) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const patternId = useId().replace(/\W/g, '-');
  const told = new Map(districts.map((district) => [district.key, district]));
  // the chosen district is drawn last, so that its outline is on top
  const shapes = DISTRICT_SHAPES.toSorted(
    (one, other) => Number(one.key === chosen) - Number(other.key === chosen),
  );
  return (
    <Box
      sx={{
        '& path:focus-visible': {
          outline: 'none',
          stroke: ink.focus,
          strokeWidth: 5,
          strokeDasharray: '8 4',
        },
      }}
    >
      <Hatching id={patternId} />
      <MapFrame
        label={text('region_cover.map')}
        names="none"
        size={{ blockSize: 520 }}
        bounds={SIGHT}
        zoomSnap={0.25}
        scrollWheelZoom={false}
      >
        {shapes.map(({ key, pieces }) => {
          const district = told.get(key);
          if (!district)
            return (
              <Polygon
                key={key}
                positions={pieces}
                pathOptions={{ color: ink.border, weight: 1, fillColor: ink.neutralSoft, fillOpacity: 1 }}
                interactive={false}
              />
            );
          return (
            <DistrictCell
              key={key}
              pieces={pieces}
              label={district.label}
              managers={managersText(district, text)}
              isCovered={district.managers.length > 0}
              isChosen={key === chosen}
              patternId={patternId}
              onChoose={() => onChoose(key)}
            />
          );
        })}
        {DISTRICT_SHAPES.map((shape) => {
          const district = told.get(shape.key);
          const count = district?.managers.length ?? 0;
          return (
            district && (
              <DistrictName
                key={shape.key}
                shape={shape}
                label={district.label}
                state={count === 0 ? text('region_cover.none') : text('region_cover.managers', { count })}
                isCovered={count > 0}
                onChoose={() => onChoose(shape.key)}
              />
            )
          );
        })}
      </MapFrame>
      <Typography variant="body2" color="text.secondary">
        {text('region_cover.approximate')}
        {districts.length < DISTRICT_SHAPES.length && ` ${text('region_cover.outside_hint')}`}
      </Typography>
    </Box>
  );
}
