import { useId } from 'react';
import { Icon } from '../design/icon/icon.js';
import { useText } from '../core/text.js';
import './emergency.css';

const NUMBERS = [
  { number: '100', name: 'emergency.police' },
  { number: '101', name: 'emergency.ambulance' },
  { number: '102', name: 'emergency.fire' },
] as const;

/** Police, ambulance and fire brigade, each one press away (rule 50). */
export function EmergencyNumbers() {
  const t = useText();
  const titleId = useId();
  return (
    <section className="emergency" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('emergency.title')}</h2>
      <ul className="emergency__list">
        {NUMBERS.map(({ number, name }) => (
          <li key={number}>
            <a className="emergency__call" href={`tel:${number}`} aria-label={t('emergency.call', { name: t(name), number })}>
              <Icon name="phone" />
              <span className="emergency__number">{number}</span>
              <span>{t(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
