import type { OwnEventRequest } from '@karov/api-client';
import { useText } from '../../core/text.js';
import { Card } from '../../design/card/card.js';
import { CallVolunteer } from '../../shared/call-link.js';
import { UserRequestBadge } from '../../shared/request-badge.js';
import { StateNow } from '../../shared/state-now.js';
import { wayInEvent } from '../../shared/way/request-way.js';
import { Way } from '../../shared/way/way.js';
import { Changed } from './application-card.js';

/** One of the person's own requests in an event. Changes of its state are announced. */
export function OwnRequestCard({ request, stateId }: { request: OwnEventRequest; stateId?: string }) {
  const t = useText();
  const { event, volunteer, asked, status } = request;
  const way = wayInEvent(request);
  return (
    <Card>
      <div className="own-request__head">
        <h3 className={way === null ? undefined : 'live__kind'}>{event.name}</h3>
        {way === null && <UserRequestBadge {...request} progress={volunteer?.progress ?? null} />}
      </div>
      {way === null ? (
        <p className="own-request__state">{request.state_text}</p>
      ) : (
        <StateNow id={stateId} className="live__state" text={request.state_text} />
      )}
      {volunteer && (
        <p>
          {t('dashboard.volunteer')}: <strong>{volunteer.first_name}</strong>
        </p>
      )}
      {volunteer && <CallVolunteer volunteer={volunteer} />}
      {way !== null && <Way stations={way} />}
      {status === 'pending' && asked > 0 && <p>{t('dashboard.asked', { count: asked })}</p>}
      <Changed at={request.updated_at} />
    </Card>
  );
}
