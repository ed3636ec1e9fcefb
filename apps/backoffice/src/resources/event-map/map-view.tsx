import 'leaflet/dist/leaflet.css';
import type { EventDetail } from '@karov/api-client';
import { colors } from '@karov/design';
import { LIMITS } from '@karov/domain';
import { Box, Typography, useTheme } from '@mui/material';
import { useRef, useState } from 'react';
import { Circle, MapContainer, Popup, TileLayer, ZoomControl } from 'react-leaflet';
import { useConfig } from '../../shared/config.js';
import { useText } from '../../shared/text.js';
import { DrawnBase } from '../../shared/map/drawn-base.js';
import { PinMarkers } from './pin-markers.js';
import { pinsOf, type Pin } from './pins.js';
import { PinWindow } from './pin-window.js';

const METRES_IN_KM = 1000;

/** The window of the marker under the pointer; it goes {@link LIMITS.mapInfoHideMs} after the pointer has left it. */
function useHovered() {
  const [pin, setPin] = useState<Pin | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);
  return {
    pin,
    keep,
    show: (next: Pin) => {
      keep();
      setPin(next);
    },
    leave: () => {
      keep();
      timer.current = setTimeout(() => setPin(null), LIMITS.mapInfoHideMs);
    },
  };
}

/** The map: the circle of the event, white circles for help seekers, purple squares for volunteers. The lists say the same in words. */
export function MapView({ event }: { event: EventDetail }) {
  const text = useText();
  const config = useConfig();
  const ink = colors[useTheme().palette.mode];
  const hovered = useHovered();
  const centre: [number, number] = [event.location.lat, event.location.lon];

  return (
    <Box component="section" aria-label={text('map.region')}>
      {/* Leaflet measures in physical pixels from the left, whatever the language. */}
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
          key={centre.join()}
          center={centre}
          zoom={LIMITS.mapZoom}
          style={{ blockSize: '100%', background: ink.surfaceMuted }}
          zoomControl={false}
          attributionControl={Boolean(config?.tiles_url)}
        >
          <ZoomControl zoomInTitle={text('map.zoom_in')} zoomOutTitle={text('map.zoom_out')} />
          {config?.tiles_url ? <TileLayer url={config.tiles_url} attribution={config.tiles_attribution} /> : <DrawnBase />}
          <Circle
            center={centre}
            radius={event.radius * METRES_IN_KM}
            pathOptions={{ color: ink.brand, fillColor: ink.brand, fillOpacity: 0.08, weight: 2 }}
            interactive={false}
          />
          <PinMarkers pins={pinsOf(event)} onEnter={hovered.show} onLeave={hovered.leave} />
          {hovered.pin && (
            <Popup key={hovered.pin.key} position={hovered.pin.position} closeButton={false} autoPan={false} offset={[0, -10]}>
              <PinWindow pin={hovered.pin} onEnter={hovered.keep} onLeave={hovered.leave} />
            </Popup>
          )}
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
