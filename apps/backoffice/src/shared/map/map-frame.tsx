import { useLocale } from '@karov/web';
import 'leaflet/dist/leaflet.css';
import { colors } from '@karov/design';
import type { GroundNames } from '@karov/design/built-in-ground';
import { layScale, layStreets, type StreetSettings } from '@karov/design/map';
import { Box, useTheme } from '@mui/material';
import type { SystemStyleObject, Theme } from '@mui/system';
import type { LatLngBoundsExpression } from 'leaflet';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { AttributionControl, MapContainer, type MapContainerProps, useMap, ZoomControl } from 'react-leaflet';
import { useConfig } from '../config.js';
import { useText } from '../text.js';
import { NEAREST_ZOOM } from './zooms.js';

/** Fetched with the frame, so that no map stands empty while its ground is on the way. */
const ground = import('./built-in-ground.js');
const BuiltInGround = lazy(() => ground);

/** The whole country. */
export const COUNTRY: LatLngBoundsExpression = [
  [29.45, 34.2],
  [33.35, 35.95],
];

const TALL = { blockSize: { xs: '45vh', lg: '68vh' }, minBlockSize: 280 } as const;
const WHOLE = { blockSize: '100%' } as const;

interface MapFrameProps
  extends Pick<
    MapContainerProps,
    'bounds' | 'boundsOptions' | 'center' | 'zoom' | 'zoomSnap' | 'scrollWheelZoom'
  > {
  label: string;
  /** the names on the built-in base map */
  names?: GroundNames;
  /** the height of the map, if it differs from that of a main map */
  size?: SystemStyleObject<Theme>;
  /** true if the map fills its container */
  isFilling?: boolean;
  /** true for a small, fixed picture of a map */
  isPicture?: boolean;
  children: ReactNode;
}

const STILL = {
  dragging: false,
  keyboard: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  touchZoom: false,
} as const;

const NO_STREETS: StreetSettings = { tiles_url: null, tiles_attribution: '', map_file: null };

/** The built-in base map, with street tiles over it if the settings include a source. */
function Ground({ names }: Required<Pick<MapFrameProps, 'names'>>) {
  const map = useMap();
  const settings = useConfig() ?? NO_STREETS;
  const isDark = useTheme().palette.mode === 'dark';
  const language = useLocale() === 'he-IL' ? 'he' : 'en';
  const [hasStreets, setHasStreets] = useState(false);
  useEffect(
    () => layStreets(map, settings, { isDark, language, onFirst: () => setHasStreets(true) }),
    [map, settings, isDark, language],
  );
  return (
    <Suspense>
      <BuiltInGround names={hasStreets ? 'none' : names} />
    </Suspense>
  );
}

function MapScale() {
  const text = useText();
  const map = useMap();
  const [km, m] = [text('map.km'), text('map.m')];
  useEffect(() => layScale(map, { km, m }), [map, km, m]);
  return null;
}

/** The controls of a map that can be moved. */
function Controls() {
  const text = useText();
  return (
    <>
      <ZoomControl zoomInTitle={text('map.zoom_in')} zoomOutTitle={text('map.zoom_out')} />
      <MapScale />
    </>
  );
}

/**
 * Leaflet's own controls in the colours of the page, also in the dark; in forced colours they keep the borders
 * that the browser gives them.
 */
const controlsIn = (ink: (typeof colors)['light']): SystemStyleObject<Theme> => ({
  '& .leaflet-bar': { border: `1px solid ${ink.border}` },
  '& .leaflet-bar a, & .leaflet-bar a:hover, & .leaflet-bar a.leaflet-disabled': {
    backgroundColor: ink.surface,
    color: ink.text,
    borderColor: ink.border,
  },
  '& .leaflet-bar a.leaflet-disabled': { color: ink.textMuted },
  '& .leaflet-control-scale-line': {
    backgroundColor: ink.surface,
    color: ink.text,
    borderColor: ink.border,
    textShadow: 'none',
  },
  '& .leaflet-container .leaflet-control-attribution': { backgroundColor: ink.surface, color: ink.text },
  '& .leaflet-container .leaflet-control-attribution a': { color: ink.brand },
  '@media (forced-colors: active)': {
    '& .leaflet-bar a, & .leaflet-control-scale-line': { border: '1px solid' },
  },
});

/** The frame of every map: the base map, the controls, and the attribution. */
export function MapFrame({
  label,
  names = 'fitting',
  size = TALL,
  isFilling = false,
  isPicture = false,
  children,
  ...view
}: MapFrameProps) {
  const ink = colors[useTheme().palette.mode];
  return (
    <Box
      component={isPicture ? 'figure' : 'section'}
      aria-label={label}
      sx={{ m: 0, inlineSize: '100%', blockSize: isFilling ? '100%' : undefined }}
    >
      {/* Leaflet measures in physical pixels from the left in every language. */}
      <Box
        dir="ltr"
        sx={[
          {
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
            overflow: 'hidden',
            isolation: 'isolate',
          },
          controlsIn(ink),
          isFilling ? WHOLE : size,
        ]}
      >
        <MapContainer
          {...view}
          {...(isPicture ? STILL : {})}
          maxZoom={NEAREST_ZOOM}
          style={{ blockSize: '100%', background: ink.infoSoft }}
          zoomControl={false}
          attributionControl={false}
        >
          <AttributionControl prefix={false} />
          {!isPicture && <Controls />}
          <Ground names={names} />
          {children}
        </MapContainer>
      </Box>
    </Box>
  );
}
