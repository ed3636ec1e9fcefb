import { type OwnEventRequest, serverNow } from '@karov/api-client';
import { formatAgo, formatDateTime } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { Card } from '../../design/card/card.js';
import { CallVolunteer } from '../../shared/call-link.js';
import { UserRequestBadge } from '../../shared/request-badge.js';
import { StateNow } from '../../shared/state-now.js';
import { wayInEvent } from '../../shared/way/request-way.js';
import { Way } from '../../shared/way/way.js';

/** One own request. Changes of its state are announced. */
export function OwnRequestCard({ request }: { request: OwnEventRequest }) {
  const t = useText();
  const { event, volunteer, asked, status, updated_at } = request;
  const way = wayInEvent(request);
  return (
    <Card>
      <div className="own-request__head">
        <h3>{event.name}</h3>
        {way === null && <UserRequestBadge {...request} progress={volunteer?.progress ?? null} />}
      </div>
      <StateNow className="own-request__state" text={request.state_text} />
      {way !== null && <Way stations={way} />}
      {status === 'pending' && asked > 0 && <p>{t('dashboard.asked', { count: asked })}</p>}
      {volunteer && (
        <p>
          {t('dashboard.volunteer')}: <strong>{volunteer.first_name}</strong>
        </p>
      )}
      {volunteer && <CallVolunteer volunteer={volunteer} />}
      <p className="dashboard__hint">
        <time dateTime={updated_at} title={formatDateTime(updated_at)}>
          {t('dashboard.changedAgo', { ago: formatAgo(t, updated_at, serverNow()) })}
        </time>
      </p>
    </Card>
  );
}
