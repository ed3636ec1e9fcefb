import 'leaflet/dist/leaflet.css';
import { colors } from '@karov/design';
import { Box, Typography, useTheme } from '@mui/material';
import type { SystemStyleObject, Theme } from '@mui/system';
import type { LatLngBoundsExpression } from 'leaflet';
import type { ReactNode } from 'react';
import { MapContainer, TileLayer, ZoomControl, type MapContainerProps } from 'react-leaflet';
import { useConfig } from '../config.js';
import { useText } from '../text.js';
import { DrawnBase, type BaseNames } from './drawn-base.js';

/** The whole country. */
export const COUNTRY: LatLngBoundsExpression = [
  [29.45, 34.2],
  [33.35, 35.95],
];

const TALL = { blockSize: { xs: '45vh', lg: '68vh' }, minBlockSize: 280 } as const;

interface MapFrameProps extends Pick<MapContainerProps, 'bounds' | 'boundsOptions' | 'center' | 'zoom' | 'zoomSnap' | 'scrollWheelZoom'> {
  label: string;
  /** what the drawn base names */
  names?: BaseNames;
  /** its height, where it is not that of a screen's main map */
  size?: SystemStyleObject<Theme>;
  /** a small one that only shows: it cannot be moved */
  isPicture?: boolean;
  children: ReactNode;
}

const STILL = { dragging: false, keyboard: false, scrollWheelZoom: false, doubleClickZoom: false, touchZoom: false } as const;

/** Tiles where there are some, otherwise the drawn base; with the controls of a map that can be moved. */
function Ground({ names, isPicture }: Required<Pick<MapFrameProps, 'names' | 'isPicture'>>) {
  const text = useText();
  const config = useConfig();
  return (
    <>
      {!isPicture && <ZoomControl zoomInTitle={text('map.zoom_in')} zoomOutTitle={text('map.zoom_out')} />}
      {config?.tiles_url ? <TileLayer url={config.tiles_url} attribution={config.tiles_attribution} /> : <DrawnBase names={names} />}
    </>
  );
}

/** Says where the drawn base stands for streets. */
function GroundNote() {
  const text = useText();
  const config = useConfig();
  if (!config || config.tiles_url) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {text('map.drawn_base')}
    </Typography>
  );
}

/** The frame of every map: its ground, its controls, and a word on the ground that is shown. */
export function MapFrame({ label, names = 'fitting', size = TALL, isPicture = false, children, ...view }: MapFrameProps) {
  const hasTiles = Boolean(useConfig()?.tiles_url);
  const ink = colors[useTheme().palette.mode];
  return (
    <Box component={isPicture ? 'div' : 'section'} role={isPicture ? 'img' : undefined} aria-label={label} sx={{ inlineSize: '100%' }}>
      {/* Leaflet measures in physical pixels from the left, whatever the language. */}
      <Box dir="ltr" sx={[{ border: '1px solid', borderColor: 'divider', borderRadius: 1, overflow: 'hidden', isolation: 'isolate' }, size]}>
        <MapContainer
          {...view}
          {...(isPicture ? STILL : {})}
          style={{ blockSize: '100%', background: ink.surfaceMuted }}
          zoomControl={false}
          attributionControl={hasTiles}
        >
          <Ground names={names} isPicture={isPicture} />
          {children}
        </MapContainer>
      </Box>
      {!isPicture && <GroundNote />}
    </Box>
  );
}
