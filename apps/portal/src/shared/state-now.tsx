import { reach, useLost } from '@karov/web';
import { formatMoment } from '../core/dates.js';
import { useText } from '../core/text.js';

/**
 * The current state in words, announced when it changes; while the server cannot be reached, the last known
 * state and its time (rule 216).
 */
export function StateNow({ text, className, id }: { text: string; className?: string; id?: string }) {
  const t = useText();
  const lost = useLost();
  const heard = reach.lastHeard();
  const isKnown = lost === null || heard === null;
  return (
    <p id={id} className={className} role="status">
      {isKnown
        ? text
        : t('sos.lastKnown', {
            time: formatMoment(new Date(heard).toISOString(), Date.now()),
            state: text,
          })}
    </p>
  );
}
