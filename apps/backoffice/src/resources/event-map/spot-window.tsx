import { addressForDisplay } from '@karov/domain';
import { useDirection } from '../../shared/direction.js';
import { WaitingClock } from '../../shared/needs/need-facts.js';
import { useText } from '../../shared/text.js';
import { PhoneText } from '../../shared/ui/phone.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import type { Spot } from './clusters.js';
import type { Mark } from './marks.js';

/** The window of the spot under the pointer. */
export function SpotWindow({
  spot,
  onEnter,
  onLeave,
}: {
  spot: Spot;
  onEnter: () => void;
  onLeave: () => void;
}) {
  const direction = useDirection();
  return (
    <div
      dir={direction}
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
      style={{ font: '400 0.875rem/1.4 Assistant, sans-serif' }}
    >
      {'mark' in spot ? <Person mark={spot.mark} /> : <Many spot={spot} />}
    </div>
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
