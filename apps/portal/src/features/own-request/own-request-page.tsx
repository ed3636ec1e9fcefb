import { ApiError, type OwnApplication } from '@karov/api-client';
import { isEnded, PAGES } from '@karov/domain';
import { useCallback } from 'react';
import { useParams } from 'wouter';
import { api } from '../../core/api.js';
import { Redirect } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { usePolling } from '../../core/use-polling.js';
import { Alert } from '../../design/alert/alert.js';
import { Card } from '../../design/card/card.js';
import { EmptyState } from '../../design/card/empty-state.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { noteRunning } from '../../shared/emergency/emergency-calls.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { ApplicationBadge } from '../../shared/own-request/application-badge.js';
import { AskedLine } from '../../shared/own-request/asked-line.js';
import { FeedbackPart } from '../../shared/own-request/feedback-part.js';
import { VolunteerLine } from '../../shared/own-request/volunteer-line.js';
import { PageHeading } from '../../shared/page-heading.js';
import { StateNow } from '../../shared/state-now.js';
import { wayOfRequest } from '../../shared/way/request-way.js';
import { Way, wayDetail } from '../../shared/way/way.js';
import { RequestActions } from './request-actions.js';
import { RequestFacts } from './request-facts.js';
import './own-request.css';

const OPEN_REFRESH_MS = 10_000;
const ENDED_REFRESH_MS = 60_000;

function BackLink() {
  const t = useText();
  return (
    <Link className="standing-link" to={PAGES.Dashboard.path}>
      <Icon name="backward" />
      {t('ownRequest.back')}
    </Link>
  );
}

function Request({ request, onChange }: { request: OwnApplication; onChange: () => void }) {
  const t = useText();
  usePolling(onChange, isEnded(request.status) ? ENDED_REFRESH_MS : OPEN_REFRESH_MS);
  const { status } = request;
  const way = wayOfRequest(request);
  return (
    <>
      <PageHeading>{t('ownRequest.title', { category: request.category.label })}</PageHeading>
      <Card>
        <div className="own-request__badges">
          <ApplicationBadge request={request} />
          {request.is_emergency && <strong>{t('ownRequest.emergency')}</strong>}
        </div>
        <StateNow className="own-request__now" text={request.state_text} />
        {way !== null && <Way stations={way} detail={wayDetail(t, request.volunteer)} />}
        <AskedLine request={request} />
        {request.is_volunteer_changed && !isEnded(status) && (
          <p>{t(request.volunteer ? 'ownRequest.changed' : 'ownRequest.cannotCome')}</p>
        )}
        <VolunteerLine request={request} />
        {request.is_overdue && <Alert tone="waiting">{t('ownRequest.overdue')}</Alert>}
        <FeedbackPart request={request} onGiven={onChange} />
      </Card>
      <RequestFacts request={request} />
      <RequestActions request={request} onChange={onChange} />
    </>
  );
}

function OneRequest({ id }: { id: string }) {
  const t = useText();
  const load = useCallback(
    async (signal: AbortSignal): Promise<OwnApplication> =>
      noteRunning(await api.get('/applications/{id}', { params: { path: { id: Number(id) } }, signal })),
    [id],
  );
  const { data, error, reload } = useLoad(load);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <div className="page page--text own-request">
      <BackLink />
      {data !== null && <Request request={data} onChange={reload} />}
      {data === null && error === null && <Spinner />}
      {data === null && error !== null && (
        <>
          <PageHeading>{t('dashboard.title')}</PageHeading>
          {isMissing ? (
            <EmptyState icon="question" title={t('ownRequest.missingTitle')}>
              <p>{t('ownRequest.missingText')}</p>
              <BackLink />
            </EmptyState>
          ) : (
            <LoadFailure text={t('dashboard.failed')} onRetry={reload} />
          )}
        </>
      )}
    </div>
  );
}

/**
 * One of the person's own help requests: its state in words, who is coming, and the possible actions (rule
 * 122). An address without a number redirects to the list.
 */
export default function OwnRequestPage() {
  const { id } = useParams();
  return id ? <OneRequest id={id} /> : <Redirect to={PAGES.Dashboard.path} />;
}
