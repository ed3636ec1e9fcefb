import type { OwnApplication } from '@karov/api-client';
import { useText } from '../../core/text.js';

/** The number of people asked, unless the state's words include it, as in a search. */
export function AskedLine({
  request: { asked, status, step },
}: {
  request: Pick<OwnApplication, 'asked' | 'status' | 'step'>;
}) {
  const t = useText();
  return status === 'open' && asked > 0 && step !== 'searching' ? (
    <p>{t('dashboard.asked', { count: asked })}</p>
  ) : null;
}
