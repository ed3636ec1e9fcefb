import 'leaflet/dist/leaflet.css';
import type { OpenApplication } from '@karov/api-client';
import L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { Circle, MapContainer, Marker, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { useConfig } from '../../../core/config.js';
import { useText } from '../../../core/text.js';
import { areasOf, type Area } from './areas.js';
import { DrawnBase } from './DrawnBase.js';
import './area-map.css';

/** Where one looks while nothing is on the map: the middle of the country. */
const MIDDLE: [number, number] = [31.9, 34.95];
const FAR_ZOOM = 8;
const NEAR_ZOOM = 10;
const SIDE_PX = 32;
/** Positions are rounded to about a kilometre. */
const AREA_METRES = 700;

interface AreaMapProps {
  requests: readonly OpenApplication[];
  placeOf: (request: OpenApplication) => string;
  onChoose: (request: OpenApplication) => void;
}

/** Keeps all areas in sight. */
function Sight({ areas }: { areas: readonly Area[] }) {
  const map = useMap();
  useEffect(() => {
    if (areas.length > 0) map.fitBounds(L.latLngBounds(areas.map(({ position }) => position)), { maxZoom: NEAR_ZOOM, padding: [SIDE_PX, SIDE_PX], animate: false });
  }, [map, areas]);
  return null;
}

function areaIcon(count: number): L.DivIcon {
  return L.divIcon({ className: '', iconSize: [SIDE_PX, SIDE_PX], iconAnchor: [SIDE_PX / 2, SIDE_PX / 2], html: `<span class="map__pin" aria-hidden="true">${count}</span>` });
}

/**
 * The areas of the requests. It is for the pointer; the keyboard and the screen reader have the list, which holds the same and more.
 * A press on an area leads to its first card.
 */
export default function AreaMap({ requests, placeOf, onChoose }: AreaMapProps) {
  const t = useText();
  const config = useConfig();
  const areas = useMemo(() => areasOf(requests), [requests]);
  const nameOf = ({ requests: inArea }: Area): string => {
    const [first] = inArea;
    const place = first ? placeOf(first) : '';
    return inArea.length > 1 ? t('volunteering.pinMany', { count: inArea.length, place }) : [first?.category.label ?? '', place].filter(Boolean).join(', ');
  };
  return (
    <section className="map" aria-label={t('volunteering.map')}>
      {/* Leaflet measures in physical pixels from the left, whatever the language. */}
      <div className="map__frame" dir="ltr">
        <MapContainer className="map__land" center={MIDDLE} zoom={FAR_ZOOM} zoomControl={false} attributionControl={Boolean(config?.tiles_url)}>
          <ZoomControl zoomInTitle={t('volunteering.zoomIn')} zoomOutTitle={t('volunteering.zoomOut')} />
          {config?.tiles_url ? <TileLayer url={config.tiles_url} attribution={config.tiles_attribution} /> : <DrawnBase />}
          <Sight areas={areas} />
          {areas.map(({ key, position }) => <Circle key={key} center={position} radius={AREA_METRES} pathOptions={{ color: 'var(--color-brand)', weight: 1 }} interactive={false} />)}
          {areas.map((area) => (
            <Marker
              key={area.key}
              position={area.position}
              icon={areaIcon(area.requests.length)}
              keyboard={false}
              alt=""
              title={nameOf(area)}
              eventHandlers={{ click: () => area.requests.slice(0, 1).forEach(onChoose) }}
            />
          ))}
        </MapContainer>
      </div>
      <p className="map__note">{t('volunteering.mapNote')}</p>
    </section>
  );
}
