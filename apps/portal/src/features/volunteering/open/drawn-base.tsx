import { BORDER, COAST, LAKES, TOWNS, type Town } from '@karov/design';
import L from 'leaflet';
import { useMemo } from 'react';
import { CircleMarker, Marker, Polygon, Polyline } from 'react-leaflet';
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

function TownName({ town }: { town: Town }) {
  const name = useLocale() === 'he-IL' ? town.he : town.en;
  const icon = useMemo(() => nameIcon(name), [name]);
  return <Marker position={[town.lat, town.lon]} icon={icon} interactive={false} keyboard={false} />;
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
      {TOWNS.map((town) => (
        <TownName key={`${town.en} name`} town={town} />
      ))}
    </>
  );
}
