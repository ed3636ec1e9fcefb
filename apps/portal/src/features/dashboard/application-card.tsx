import { serverNow, type OwnApplication } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { formatAgo, formatDateTime } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { Card } from '../../design/card/card.js';
import { Link } from '../../design/link/link.js';
import { ApplicationBadge } from '../../shared/own-request/application-badge.js';
import { AskedLine } from '../../shared/own-request/asked-line.js';
import { FeedbackPart } from '../../shared/own-request/feedback-part.js';
import { againPath, whenText } from '../../shared/own-request/request-words.js';
import { VolunteerLine } from '../../shared/own-request/volunteer-line.js';
import { typedText } from '../../shared/typed-text.js';

/** One own help request: what and when, its state in words, who is coming. Its state is spoken when it changes. */
export function ApplicationCard({ request, onChange }: { request: OwnApplication; onChange: () => void }) {
  const t = useText();
  const { id, category, description, updated_at } = request;
  const when = whenText(t, request);
  return (
    <Card>
      <div className="own-request__head">
        <h3>{category.label}</h3>
        <ApplicationBadge request={request} />
      </div>
      <p className="own-request__state" role="status">
        {request.state_text}
      </p>
      <p>
        {when && <strong>{when}. </strong>}
        {typedText(description)}
      </p>
      <AskedLine request={request} />
      <VolunteerLine request={request} />
      <FeedbackPart request={request} onGiven={onChange} />
      <div className="row">
        <Link
          className="button button--secondary"
          to={`${PAGES.OwnRequest.path}/${id}`}
          aria-label={t('dashboard.detailsOf', { category: category.label, day: when || formatDateTime(request.created_at) })}
        >
          {t('dashboard.details')}
        </Link>
        {request.abilities.includes('ask_again') && (
          <Link
            className="button button--secondary"
            to={againPath(PAGES.NewHelpRequest.path, id)}
            aria-label={t('ownRequest.askAgainFor', { category: category.label })}
          >
            {t('ownRequest.askAgain')}
          </Link>
        )}
      </div>
      <p className="dashboard__hint">
        <time dateTime={updated_at} title={formatDateTime(updated_at)}>
          {t('dashboard.changedAgo', { ago: formatAgo(t, updated_at, serverNow()) })}
        </time>
      </p>
    </Card>
  );
}
