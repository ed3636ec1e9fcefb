import type { DashboardArea } from '@karov/api-client';
import { colors, fontFamily } from '@karov/design';
import { useTheme } from '@mui/material';
import L from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { shortCount } from '../../shared/map/clustering.js';
import { useText } from '../../shared/text.js';
import { type AreaMark, areaIndex, MARK_HEIGHT, marksIn, markWidth, sideWidth } from './area-clusters.js';

type Ink = (typeof colors)['light'];

/** How the sides of a mark look, on the map and in its legend. */
export const SIDES = {
  needs: (ink: Ink) => ({
    background: ink.surface,
    color: ink.text,
    border: `2px solid ${ink.text}`,
    borderRadius: '13px',
  }),
  emergency: (ink: Ink) => ({
    background: ink.danger,
    color: ink.onDanger,
    border: `2px solid ${ink.onDanger}`,
    outline: `2px solid ${ink.danger}`,
    borderRadius: '13px',
  }),
  events: (ink: Ink) => ({
    background: ink.brand,
    color: ink.onBrand,
    border: `2px solid ${ink.surface}`,
    borderRadius: '4px',
  }),
} as const;

type SideLook = ReturnType<(typeof SIDES)[keyof typeof SIDES]>;

function side(count: number, look: SideLook): HTMLElement {
  const element = document.createElement('span');
  element.textContent = shortCount(count, 1);
  Object.assign(element.style, look, {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    inlineSize: `${sideWidth(count)}px`,
    blockSize: `${MARK_HEIGHT}px`,
    font: `700 12px ${fontFamily}`,
  });
  return element;
}

function iconOf(mark: AreaMark, ink: Ink): L.DivIcon {
  const html = document.createElement('div');
  html.setAttribute('aria-hidden', 'true');
  html.style.display = 'flex';
  const needs = mark.emergencies > 0 ? SIDES.emergency : SIDES.needs;
  if (mark.open_needs > 0) html.append(side(mark.open_needs, needs(ink)));
  if (mark.active_events > 0) html.append(side(mark.active_events, SIDES.events(ink)));
  const width = markWidth(mark);
  return L.divIcon({
    className: '',
    iconSize: [width, MARK_HEIGHT],
    iconAnchor: [width / 2, MARK_HEIGHT / 2],
    html,
  });
}

/** What goes on in each area as marks that never overlap: those that would are one, which splits when pressed. */
export function AreaMarks({ areas }: { areas: readonly DashboardArea[] }) {
  const map = useMap();
  const [view, setView] = useState(() => ({ bounds: map.getBounds(), zoom: map.getZoom() }));
  useMapEvents({ moveend: () => setView({ bounds: map.getBounds(), zoom: map.getZoom() }) });
  const index = useMemo(() => areaIndex(areas), [areas]);
  const marks = useMemo(() => marksIn(index, view.bounds, view.zoom), [index, view]);
  const open = ({ clusterId, lat, lon }: AreaMark) => {
    if (clusterId !== null) map.setView([lat, lon], index.getClusterExpansionZoom(clusterId));
  };
  return marks.map((mark) => <PlacedMark key={mark.key} mark={mark} onPress={() => open(mark)} />);
}

function PlacedMark({ mark, onPress }: { mark: AreaMark; onPress: () => void }) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const icon = useMemo(() => iconOf(mark, ink), [mark, ink]);
  return (
    <Marker
      position={[mark.lat, mark.lon]}
      icon={icon}
      keyboard={false}
      alt=""
      title={text('figures.area_pin', {
        place: mark.label ?? text('figures.places', { count: mark.areas }),
        needs: mark.open_needs,
        events: mark.active_events,
      })}
      zIndexOffset={mark.emergencies > 0 ? 1000 : 0}
      eventHandlers={{ click: onPress }}
    />
  );
}
