import { BORDER, COAST, colors, fittingTowns, LAKES, TOWNS } from '@karov/design';
import { useTheme } from '@mui/material';
import L from 'leaflet';
import { useMemo, useState } from 'react';
import { CircleMarker, Marker, Polygon, Polyline, useMap, useMapEvents } from 'react-leaflet';
import { useLocale } from '../device-store.js';

function nameIcon(name: string, color: string): L.DivIcon {
  const label = document.createElement('span');
  label.textContent = name;
  label.setAttribute('aria-hidden', 'true');
  label.style.cssText = `white-space:nowrap;font:600 13px sans-serif;color:${color}`;
  return L.divIcon({ className: '', iconAnchor: [-6, 8], html: label });
}

interface TownNameProps {
  name: string;
  position: [lat: number, lon: number];
  color: string;
}

function TownName({ name, position, color }: TownNameProps) {
  const icon = useMemo(() => nameIcon(name, color), [name, color]);
  return <Marker position={position} icon={icon} interactive={false} keyboard={false} />;
}

/** The towns that are named where the whole country is seen. */
const LANDMARKS: readonly string[] = ['Kiryat Shmona', 'Haifa', 'Tel Aviv-Yafo', 'Jerusalem', "Be'er Sheva", 'Eilat'];

/** The names that fit beside each other at this zoom, of the larger towns before those of the smaller ones. */
function TownNames({ isCountry, color }: { isCountry: boolean; color: string }) {
  const map = useMap();
  const locale = useLocale();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const shown = useMemo(() => {
    const towns = TOWNS.filter(({ en }) => !isCountry || LANDMARKS.includes(en));
    return fittingTowns((position) => map.project(position, zoom), locale === 'he-IL' ? 'he' : 'en', towns);
  }, [map, zoom, locale, isCountry]);
  return shown.map(({ name, position }) => <TownName key={name} name={name} position={position} color={color} />);
}

/** What is named on the drawn base: what fits, a few towns to find one's way through the country, or nothing, where the map has names of its own. */
export type BaseNames = 'fitting' | 'landmarks' | 'none';

/** A quiet base where no tile server is configured: coast, lakes, borders and towns (design: "Maps"). */
export function DrawnBase({ names }: { names: BaseNames }) {
  const ink = colors[useTheme().palette.mode];
  return (
    <>
      <Polyline positions={COAST} pathOptions={{ color: ink.info, weight: 3 }} interactive={false} />
      <Polyline positions={BORDER} pathOptions={{ color: ink.border, weight: 1.5, dashArray: '6 6' }} interactive={false} />
      {LAKES.map((lake, index) => (
        <Polygon key={index} positions={lake} pathOptions={{ color: ink.info, fillColor: ink.infoSoft, fillOpacity: 1, weight: 1 }} interactive={false} />
      ))}
      {names !== 'none' && (
        <>
          {TOWNS.map((town) => (
            <CircleMarker key={town.en} center={[town.lat, town.lon]} radius={3} pathOptions={{ color: ink.textMuted }} interactive={false} />
          ))}
          <TownNames isCountry={names === 'landmarks'} color={ink.textMuted} />
        </>
      )}
    </>
  );
}
