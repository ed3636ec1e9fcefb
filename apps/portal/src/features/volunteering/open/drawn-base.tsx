import { BORDER, COAST, fittingTowns, LAKES, TOWNS } from '@karov/design';
import L from 'leaflet';
import { useMemo, useState } from 'react';
import { CircleMarker, Marker, Polygon, Polyline, useMap, useMapEvents } from 'react-leaflet';
import { useLocale } from '../../../core/locale.js';

/** Leaflet draws in SVG, which reads the colours of the page. */
const INK = { water: 'var(--color-info)', lake: 'var(--color-info-soft)', border: 'var(--color-border)', town: 'var(--color-text-muted)' } as const;

function nameIcon(name: string): L.DivIcon {
  const label = document.createElement('span');
  label.textContent = name;
  label.setAttribute('aria-hidden', 'true');
  label.className = 'map__town';
  return L.divIcon({ className: '', iconAnchor: [-6, 8], html: label });
}

function TownName({ name, position }: { name: string; position: [lat: number, lon: number] }) {
  const icon = useMemo(() => nameIcon(name), [name]);
  return <Marker position={position} icon={icon} interactive={false} keyboard={false} />;
}

/** The names that fit beside each other at this zoom, of the larger towns before those of the smaller ones. */
function TownNames() {
  const map = useMap();
  const locale = useLocale();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const shown = useMemo(() => fittingTowns((position) => map.project(position, zoom), locale === 'he-IL' ? 'he' : 'en'), [map, zoom, locale]);
  return shown.map(({ name, position }) => <TownName key={name} name={name} position={position} />);
}

/** A quiet base where no tile server is configured: coast, lakes, borders and towns (design: "Maps"). */
export function DrawnBase() {
  return (
    <>
      <Polyline positions={COAST} pathOptions={{ color: INK.water, weight: 3 }} interactive={false} />
      <Polyline positions={BORDER} pathOptions={{ color: INK.border, weight: 1.5, dashArray: '6 6' }} interactive={false} />
      {LAKES.map((lake, index) => (
        <Polygon key={index} positions={lake} pathOptions={{ color: INK.water, fillColor: INK.lake, fillOpacity: 1, weight: 1 }} interactive={false} />
      ))}
      {TOWNS.map((town) => (
        <CircleMarker key={town.en} center={[town.lat, town.lon]} radius={3} pathOptions={{ color: INK.town }} interactive={false} />
      ))}
      <TownNames />
    </>
  );
}
