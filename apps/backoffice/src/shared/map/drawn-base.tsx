import { BORDER, COAST, colors, LAKES, TOWNS, type Town } from '@karov/design';
import { useTheme } from '@mui/material';
import L from 'leaflet';
import { useMemo } from 'react';
import { CircleMarker, Marker, Polygon, Polyline } from 'react-leaflet';
import { useLocale } from '../device-store.js';

function nameIcon(name: string, color: string): L.DivIcon {
  const label = document.createElement('span');
  label.textContent = name;
  label.setAttribute('aria-hidden', 'true');
  label.style.cssText = `white-space:nowrap;font:600 13px sans-serif;color:${color}`;
  return L.divIcon({ className: '', iconAnchor: [-6, 8], html: label });
}

function TownName({ town, color }: { town: Town; color: string }) {
  const name = useLocale() === 'he-IL' ? town.he : town.en;
  const icon = useMemo(() => nameIcon(name, color), [name, color]);
  return <Marker position={[town.lat, town.lon]} icon={icon} interactive={false} keyboard={false} />;
}

/** A quiet base where no tile server is configured: coast, lakes, borders and towns (design: "Maps"). */
export function DrawnBase() {
  const ink = colors[useTheme().palette.mode];
  return (
    <>
      <Polyline positions={COAST} pathOptions={{ color: ink.info, weight: 3 }} interactive={false} />
      <Polyline positions={BORDER} pathOptions={{ color: ink.border, weight: 1.5, dashArray: '6 6' }} interactive={false} />
      {LAKES.map((lake, index) => (
        <Polygon key={index} positions={lake} pathOptions={{ color: ink.info, fillColor: ink.infoSoft, fillOpacity: 1, weight: 1 }} interactive={false} />
      ))}
      {TOWNS.map((town) => (
        <CircleMarker key={town.en} center={[town.lat, town.lon]} radius={3} pathOptions={{ color: ink.textMuted }} interactive={false} />
      ))}
      {TOWNS.map((town) => (
        <TownName key={town.en} town={town} color={ink.textMuted} />
      ))}
    </>
  );
}
