import { type OwnApplication, serverNow } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { formatAgo, formatDateTime } from '../../core/dates.js';
import { useNearDay } from '../../core/near-day.js';
import { useText } from '../../core/text.js';
import { Card } from '../../design/card/card.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { ApplicationBadge } from '../../shared/own-request/application-badge.js';
import { AskedLine } from '../../shared/own-request/asked-line.js';
import { FeedbackPart } from '../../shared/own-request/feedback-part.js';
import { againPath, whenText } from '../../shared/own-request/request-words.js';
import { VolunteerLine } from '../../shared/own-request/volunteer-line.js';
import { StateNow } from '../../shared/state-now.js';
import { typedText } from '../../shared/typed-text.js';
import { wayOfRequest } from '../../shared/way/request-way.js';
import { Way, wayDetail } from '../../shared/way/way.js';

interface ApplicationCardProps {
  request: OwnApplication;
  /** the id of the element that says its state */
  stateId?: string;
  onChange: () => void;
}

/**
 * One of the person's own help requests. While it is under way, its state in words comes first and largest,
 * then who is coming, then the steps. Changes of state are announced (rules 122, 167).
 */
export function ApplicationCard({ request, stateId, onChange }: ApplicationCardProps) {
  const t = useText();
  const when = whenText(t, useNearDay(), request);
  const isUnderWay = wayOfRequest(request) !== null;
  return (
    <Card>
      {isUnderWay ? (
        <Live request={request} when={when} stateId={stateId} />
      ) : (
        <Past request={request} when={when} />
      )}
      <FeedbackPart request={request} onGiven={onChange} />
      <CardActs request={request} when={when} />
      <Changed at={request.updated_at} />
    </Card>
  );
}

interface PartProps {
  request: OwnApplication;
  when: string;
}

function Live({ request, when, stateId }: PartProps & { stateId: string | undefined }) {
  const t = useText();
  const way = wayOfRequest(request) ?? [];
  const detail = wayDetail(t, request.volunteer);
  return (
    <>
      <div className="own-request__head">
        <h3 className="live__kind">{request.category.label}</h3>
        {when && <span className="own-request__when">{when}</span>}
      </div>
      <StateNow id={stateId} className="live__state" text={request.state_text} />
      {detail !== '' && <p>{detail}</p>}
      <VolunteerLine request={request} />
      <Way stations={way} />
      <AskedLine request={request} />
      <p>{typedText(request.description)}</p>
    </>
  );
}

function Past({ request, when }: PartProps) {
  return (
    <>
      <div className="own-request__head">
        <h3>{request.category.label}</h3>
        <ApplicationBadge request={request} />
      </div>
      <p>
        {when && <strong>{when}. </strong>}
        {typedText(request.description)}
      </p>
      <p className="own-request__state">{request.state_text}</p>
      <VolunteerLine request={request} />
    </>
  );
}

/** Says when a request last changed. */
export function Changed({ at }: { at: string }) {
  const t = useText();
  return (
    <p className="dashboard__hint">
      <time dateTime={at} title={formatDateTime(at)}>
        {t('dashboard.changedAgo', { ago: formatAgo(t, at, serverNow()) })}
      </time>
    </p>
  );
}

function CardActs({ request, when }: PartProps) {
  const t = useText();
  const { id, category, category_id, abilities, created_at } = request;
  const isUnderWay = wayOfRequest(request) !== null;
  return (
    <div className="dashboard__acts">
      {isUnderWay && abilities.includes('chat') && (
        <Link
          className="button button--secondary"
          to={`${PAGES.Messages.path}?category_id=${category_id}`}
          aria-label={t('dashboard.writeAbout', { category: category.label })}
        >
          <Icon name="chat" />
          {t('dashboard.write')}
        </Link>
      )}
      {abilities.includes('ask_again') && (
        <Link
          className="button button--secondary"
          to={againPath(PAGES.NewHelpRequest.path, id)}
          aria-label={t('ownRequest.askAgainFor', { category: category.label })}
        >
          {t('ownRequest.askAgain')}
        </Link>
      )}
      <Link
        className="button button--quiet"
        to={`${PAGES.OwnRequest.path}/${id}`}
        aria-label={t('dashboard.detailsOf', {
          category: category.label,
          day: when || formatDateTime(created_at),
        })}
      >
        {t('dashboard.details')}
      </Link>
    </div>
  );
}
