import 'leaflet/dist/leaflet.css';
import { colors } from '@karov/design';
import { Box, Typography, useTheme } from '@mui/material';
import L from 'leaflet';
import { useMemo } from 'react';
import { MapContainer, Marker, TileLayer, ZoomControl } from 'react-leaflet';
import { useConfig } from '../config.js';
import { useText } from '../text.js';
import { DrawnBase } from './drawn-base.js';

/** The whole country. */
const COUNTRY: [[number, number], [number, number]] = [
  [29.45, 34.2],
  [33.35, 35.95],
];

/** A mark on the map: a word or number in a shape of its own, so that colour is never alone. */
export interface AreaPin {
  key: string;
  position: [lat: number, lon: number];
  label: string;
  /** what stands in it, one or a few signs */
  sign: string;
  look: PinLook;
}

/** Ground, ink and outline of a mark. */
export interface PinLook {
  ground: string;
  ink: string;
  shape: 'circle' | 'square' | 'diamond';
}

const RADIUS: Readonly<Record<PinLook['shape'], string>> = { circle: '50%', square: '3px', diamond: '3px' };

function icon({ sign, look }: AreaPin): L.DivIcon {
  const mark = document.createElement('div');
  mark.setAttribute('aria-hidden', 'true');
  const turn = look.shape === 'diamond' ? 45 : 0;
  mark.style.cssText = `box-sizing:border-box;min-width:24px;height:24px;padding:0 3px;display:grid;place-items:center;font:700 12px sans-serif;border:2px solid ${look.ink};background:${look.ground};color:${look.ink};border-radius:${RADIUS[look.shape]};transform:rotate(${turn}deg)`;
  const text = document.createElement('span');
  text.textContent = sign;
  text.style.transform = `rotate(${-turn}deg)`;
  mark.append(text);
  return L.divIcon({ className: '', iconSize: [24, 24], iconAnchor: [12, 12], html: mark });
}

function PinMarker({ pin, onChoose }: { pin: AreaPin; onChoose?: (key: string) => void }) {
  const made = useMemo(() => icon(pin), [pin]);
  return (
    <Marker position={pin.position} icon={made} keyboard={false} alt="" title={pin.label} eventHandlers={onChoose && { click: () => onChoose(pin.key) }} />
  );
}

interface AreaMapProps {
  label: string;
  pins: readonly AreaPin[];
  onChoose?: (key: string) => void;
}

/** A map of the country with marks for localities. It is for the pointer; the list beside it says the same. */
export function AreaMap({ label, pins, onChoose }: AreaMapProps) {
  const text = useText();
  const config = useConfig();
  const ink = colors[useTheme().palette.mode];
  return (
    <Box component="section" aria-label={label}>
      <Box
        dir="ltr"
        sx={{
          blockSize: { xs: '45vh', lg: '68vh' },
          minBlockSize: 280,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          isolation: 'isolate',
        }}
      >
        <MapContainer
          bounds={COUNTRY}
          style={{ blockSize: '100%', background: ink.surfaceMuted }}
          zoomControl={false}
          zoomSnap={0.25}
          scrollWheelZoom={false}
          attributionControl={Boolean(config?.tiles_url)}
        >
          <ZoomControl zoomInTitle={text('map.zoom_in')} zoomOutTitle={text('map.zoom_out')} />
          {config?.tiles_url ? <TileLayer url={config.tiles_url} attribution={config.tiles_attribution} /> : <DrawnBase isCountry />}
          {pins.map((pin) => (
            <PinMarker key={pin.key} pin={pin} onChoose={onChoose} />
          ))}
        </MapContainer>
      </Box>
      {config && !config.tiles_url && (
        <Typography variant="body2" color="text.secondary">
          {text('map.drawn_base')}
        </Typography>
      )}
    </Box>
  );
}
