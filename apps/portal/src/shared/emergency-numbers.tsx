import { useSession } from '@karov/web';
import { type ComponentType, lazy, Suspense, useId } from 'react';
import { useText } from '../core/text.js';
import { Icon } from '../design/icon/icon.js';
import './emergency.css';
import type { WaysToWriteProps } from './ways-to-write.js';

/**
 * Loaded only for people who write. If it cannot be fetched, nothing could be sent either, and the numbers
 * stay.
 */
const WaysToWrite = lazy<ComponentType<WaysToWriteProps>>(() =>
  import('./ways-to-write.js').catch(() => ({ default: () => null })),
);

const NUMBERS = [
  { number: '100', name: 'emergency.police' },
  { number: '101', name: 'emergency.ambulance' },
  { number: '102', name: 'emergency.fire' },
] as const;

interface EmergencyNumbersProps {
  chat?: WaysToWriteProps['chat'];
}

/**
 * Police, ambulance and fire brigade, each one press away (rule 50); people who write rather than call find
 * the ways to write above them (rule 215).
 */
export function EmergencyNumbers({ chat = null }: EmergencyNumbersProps) {
  const t = useText();
  const titleId = useId();
  const isWriting = useSession()?.writes === true;
  return (
    <section className="emergency" aria-labelledby={titleId}>
      <h2 id={titleId}>{t(isWriting ? 'emergency.titleInWriting' : 'emergency.title')}</h2>
      {isWriting && (
        <Suspense>
          <WaysToWrite chat={chat} />
        </Suspense>
      )}
      <ul className="emergency__list">
        {NUMBERS.map(({ number, name }) => (
          <li key={number}>
            <a
              className="emergency__call"
              href={`tel:${number}`}
              aria-label={t('emergency.call', { name: t(name), number })}
            >
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
