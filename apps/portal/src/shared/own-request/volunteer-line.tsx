import type { OwnApplication } from '@karov/api-client';
import { isEnded } from '@karov/domain';
import { type Key, useText } from '../../core/text.js';
import { CallVolunteer } from '../call-link.js';

/** Returns the volunteer's role: offering help, on the way, or having helped. */
function roleOf({ status }: Pick<OwnApplication, 'status'>): Key {
  if (isEnded(status)) return 'ownRequest.helped';
  return status === 'open' ? 'ownRequest.offers' : 'dashboard.volunteer';
}

/**
 * The volunteer who is coming: the first name, and a call button once the assignment is approved (rule 30).
 */
export function VolunteerLine({ request }: { request: Pick<OwnApplication, 'status' | 'volunteer'> }) {
  const t = useText();
  const { volunteer } = request;
  if (!volunteer) return null;
  const { first_name, full_name } = volunteer;
  return (
    <>
      <p>
        {t(roleOf(request))}: <strong>{full_name ?? first_name}</strong>
      </p>
      <CallVolunteer volunteer={volunteer} />
    </>
  );
}
