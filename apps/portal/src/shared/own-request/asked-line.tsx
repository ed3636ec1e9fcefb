import type { OwnApplication } from '@karov/api-client';
import { useText } from '../../core/text.js';

/** How many were asked, where the state in words does not say it: that of a search does. */
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
