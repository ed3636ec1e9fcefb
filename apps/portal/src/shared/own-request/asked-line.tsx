import type { OwnApplication } from '@karov/api-client';
import { useText } from '../../core/text.js';

/** The number of people who were asked, shown during the search. */
export function AskedLine({
  request: { asked, status },
}: {
  request: Pick<OwnApplication, 'asked' | 'status'>;
}) {
  const t = useText();
  return status === 'open' && asked > 0 ? <p>{t('dashboard.asked', { count: asked })}</p> : null;
}
