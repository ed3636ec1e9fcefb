import { addressForDisplay } from '@karov/domain';
import { Paper } from '@mui/material';
import type L from 'leaflet';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';
import { useDirection } from '../../shared/direction.js';
import { WaitingClock } from '../../shared/needs/need-facts.js';
import { useText } from '../../shared/text.js';
import { PhoneText } from '../../shared/ui/phone.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import type { Spot } from './clusters.js';
import type { Mark } from './marks.js';

/** How far the window keeps from its spot and from the edges of the map, in pixels. */
const FROM_SPOT = 18;
const FROM_EDGE = 8;

const within = (value: number, most: number): number =>
  Math.max(FROM_EDGE, Math.min(value, most - FROM_EDGE));

/**
 * Places the window above its spot, or below where there is no room above, and always inside the map, which
 * would cut it off otherwise.
 */
function place(map: L.Map, spot: Spot, element: HTMLElement): void {
  const { x, y } = map.latLngToContainerPoint([spot.lat, spot.lon]);
  const { x: width, y: height } = map.getSize();
  const { offsetWidth, offsetHeight } = element;
  const above = y - FROM_SPOT - offsetHeight;
  const top = above >= FROM_EDGE ? above : within(y + FROM_SPOT, height - offsetHeight);
  element.style.left = `${within(x - offsetWidth / 2, width - offsetWidth)}px`;
  element.style.top = `${top}px`;
}

interface SpotWindowProps {
  spot: Spot;
  onEnter: () => void;
  onLeave: () => void;
}

/** The window of the spot under the pointer. */
export function SpotWindow({ spot, onEnter, onLeave }: SpotWindowProps) {
  const map = useMap();
  const direction = useDirection();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      if (box.current) place(map, spot, box.current);
    };
    follow();
    map.on('move zoomend', follow);
    return () => {
      map.off('move zoomend', follow);
    };
  }, [map, spot]);
  return createPortal(
    <Paper
      ref={box}
      elevation={4}
      dir={direction}
      data-spot-window
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
      sx={{
        position: 'absolute',
        zIndex: 1000,
        p: 1,
        maxInlineSize: 'min(18rem, calc(100% - 16px))',
        font: '400 0.875rem/1.4 Assistant, sans-serif',
      }}
    >
      {'mark' in spot ? <Person mark={spot.mark} /> : <Many spot={spot} />}
    </Paper>,
    map.getContainer(),
  );
}

/** The name, state, waiting time, address and phone of one person. */
function Person({ mark: { person, tone, label, waitingSince } }: { mark: Mark }) {
  const text = useText();
  return (
    <>
      <strong>{person.full_name}</strong>
      <div>
        <StatusChip tone={tone} label={label} /> {waitingSince && <WaitingClock since={waitingSince} />}
      </div>
      <div>{addressForDisplay(person.address)}</div>
      {person.is_concealed ? <span>{text('map.concealed')}</span> : <PhoneText of={person} />}
    </>
  );
}

/** How many people at one place are in each state. */
function Many({ spot }: { spot: Extract<Spot, { states: unknown }> }) {
  const text = useText();
  return (
    <>
      <strong>{text('console.cluster', { count: spot.total })}</strong>
      {spot.states.map(({ kind, tone, label, count }) => (
        <div key={`${kind} ${label}`}>
          <StatusChip tone={tone} label={text('console.cluster_state', { state: label, count })} />
        </div>
      ))}
    </>
  );
}
