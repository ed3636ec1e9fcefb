import { addressForDisplay } from '@karov/domain';
import { useDirection } from '../../shared/direction.js';
import type { Pin } from './pins.js';

/** Address, name and phone of the person under the pointer (part 2 §2 "Event map"). */
export function PinWindow({ pin, onEnter, onLeave }: { pin: Pin; onEnter: () => void; onLeave: () => void }) {
  const direction = useDirection();
  const { full_name, address, phone } = pin.person;
  return (
    <div dir={direction} onMouseEnter={onEnter} onMouseLeave={onLeave}>
      <strong>{full_name}</strong>
      <div>{addressForDisplay(address)}</div>
      <bdi dir="ltr">{phone}</bdi>
    </div>
  );
}
