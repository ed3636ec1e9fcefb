import { addressForDisplay } from '@karov/domain';
import { useDirection } from '../../shared/direction.js';
import { useText } from '../../shared/text.js';
import { PhoneText } from '../../shared/ui/phone.js';
import type { Pin } from './pins.js';

/** Address, name and phone of the person under the pointer (rule 137 "Event map"). */
export function PinWindow({ pin, onEnter, onLeave }: { pin: Pin; onEnter: () => void; onLeave: () => void }) {
  const direction = useDirection();
  const text = useText();
  const { full_name, address, is_concealed } = pin.person;
  return (
    <div dir={direction} onMouseEnter={onEnter} onMouseLeave={onLeave}>
      <strong>{full_name}</strong>
      <div>{addressForDisplay(address)}</div>
      {is_concealed ? <span>{text('map.concealed')}</span> : <PhoneText of={pin.person} />}
    </div>
  );
}
