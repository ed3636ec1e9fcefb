import type { Availability } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useCallback } from 'react';
import { api } from '../../../../core/api.js';
import { useText } from '../../../../core/text.js';
import { useLoad } from '../../../../core/use-load.js';
import { Icon } from '../../../../design/icon/icon.js';
import { Link } from '../../../../design/link/link.js';

/** Says in words whether the volunteer may be called now, with a link to change that. */
export function HoursLine() {
  const t = useText();
  const load = useCallback(
    (signal: AbortSignal): Promise<Availability> => api.get('/volunteer/availability', { signal }),
    [],
  );
  const { data } = useLoad(load);
  if (!data) return null;
  return (
    <p className="hours-line">
      <Icon name={data.state === 'free' ? 'check' : 'clock'} />
      <span>{data.state_text}</span>
      <Link className="standing-link" to={PAGES.Availability.path}>
        {t('menu.availability')}
      </Link>
    </p>
  );
}
