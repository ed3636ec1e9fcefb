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
  onChange: () => void;
}

/**
 * One own help request: its state in words and as steps, who is coming, and the possible actions. Changes of
 * state are announced (rules 122, 167).
 */
export function ApplicationCard({ request, onChange }: ApplicationCardProps) {
  const t = useText();
  const { category, description, updated_at } = request;
  const when = whenText(t, useNearDay(), request);
  const way = wayOfRequest(request);
  return (
    <Card>
      <div className="own-request__head">
        <h3>{category.label}</h3>
        {way === null ? (
          <ApplicationBadge request={request} />
        ) : (
          when && <span className="own-request__when">{when}</span>
        )}
      </div>
      <p>
        {way === null && when && <strong>{when}. </strong>}
        {typedText(description)}
      </p>
      <StateNow className="own-request__state" text={request.state_text} />
      {way !== null && <Way stations={way} detail={wayDetail(t, request.volunteer)} />}
      <AskedLine request={request} />
      <VolunteerLine request={request} />
      <FeedbackPart request={request} onGiven={onChange} />
      <CardActs request={request} when={when} />
      <p className="dashboard__hint">
        <time dateTime={updated_at} title={formatDateTime(updated_at)}>
          {t('dashboard.changedAgo', { ago: formatAgo(t, updated_at, serverNow()) })}
        </time>
      </p>
    </Card>
  );
}

function CardActs({ request, when }: { request: OwnApplication; when: string }) {
  const t = useText();
  const { id, category, category_id, abilities, created_at } = request;
  const isUnderWay = wayOfRequest(request) !== null;
  return (
    <div className="row">
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
