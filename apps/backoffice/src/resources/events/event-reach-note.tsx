import type { EventLimits } from '@karov/api-client';
import { formatPhone } from '@karov/domain';
import { Alert, Link } from '@mui/material';
import { useConfig } from '../../shared/config.js';
import { useText } from '../../shared/text.js';

/**
 * Says where the caller may create events, before anything is typed. A caller who may create events nowhere
 * reads whom to ask (rule 79).
 */
export function EventReachNote({ limits }: { limits: EventLimits }) {
  const text = useText();
  const support = useConfig()?.support;
  if (limits.regions === null) return null;
  if (limits.regions.length > 0) {
    const regions = limits.regions.map(({ label }) => label).join(', ');
    return (
      <Alert severity="info" role="note">
        {text('event_form.reach', { regions, km: limits.max_radius_km })}
      </Alert>
    );
  }
  return (
    <Alert severity="warning" role="note">
      {text('event_form.no_region')}{' '}
      {support && (
        <Link href={`tel:${support.phone}`} dir="ltr">
          {formatPhone(support.phone)}
        </Link>
      )}
    </Alert>
  );
}
