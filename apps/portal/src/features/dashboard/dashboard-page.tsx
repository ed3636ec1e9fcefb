import type { ListedApplication, OwnApplication, OwnEventRequest } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useSession } from '@karov/web';
import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { useText } from '../../core/text.js';
import { useList } from '../../core/use-list.js';
import { useLoad } from '../../core/use-load.js';
import { usePolling } from '../../core/use-polling.js';
import { EmptyState } from '../../design/card/empty-state.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { AccountAlert } from '../../shared/account-alert.js';
import { accountState } from '../../shared/account-state.js';
import { Greeting } from '../../shared/brand/greeting.js';
import { UnreadNotice } from '../../shared/chat/unread-notice.js';
import { loadEmergency } from '../../shared/emergency/emergency-calls.js';
import { EmergencyNumbers } from '../../shared/emergency-numbers.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PastEventRequests } from './event-requests.js';
import { Live, type LiveMatters, liveMatters } from './live.js';
import { PastRequests } from './past-requests.js';
import './dashboard.css';

const REFRESH_MS = 10_000;
/** the interval when nothing is under way */
const REST_MS = 60_000;
const NO_FILTERS: readonly string[] = [];

/** Without `type=list` the server returns complete requests. */
const isWhole = (row: ListedApplication): row is OwnApplication => Object.hasOwn(row, 'state_text');

/**
 * A link to a new request; it is the main action unless an emergency is running or a helper on the way can be
 * called.
 */
function AskLink({ isMain }: { isMain: boolean }) {
  const t = useText();
  return (
    <Link className={`button button--${isMain ? 'primary' : 'secondary'}`} to={PAGES.NewHelpRequest.path}>
      {t('dashboard.newRequest')}
    </Link>
  );
}

/** Whether a new request is the main action: no emergency is running and no helper can be called. */
function mayAskFirst({ emergency, requests }: LiveMatters): boolean {
  return emergency === null && requests.every(({ volunteer }) => !volunteer?.phone);
}

/** Loads the person's own matters and keeps them up to date, more often while something is live. */
function useOwnMatters() {
  const loadEvents = useCallback(
    (signal: AbortSignal): Promise<OwnEventRequest[]> => api.get('/event/requests', { signal }),
    [],
  );
  const emergency = useLoad(loadEmergency);
  const listed = useList('/applications', NO_FILTERS);
  const applications = { ...listed, rows: listed.rows?.filter(isWhole) ?? null };
  const events = useLoad(loadEvents);
  const { rows, reload: reloadApplications } = applications;
  const { reload: reloadEvents } = events;
  const { reload: reloadEmergency } = emergency;
  const live = liveMatters({
    emergency: emergency.data,
    requests: rows ?? [],
    events: events.data ?? [],
  });
  const refresh = useCallback(() => {
    reloadApplications();
    reloadEvents();
    reloadEmergency();
  }, [reloadApplications, reloadEvents, reloadEmergency]);
  usePolling(refresh, live.isAny ? REFRESH_MS : REST_MS);
  const hasFailed = [
    { data: rows, error: applications.error },
    { data: events.data, error: events.error },
  ].some(({ data, error }) => data === null && error !== null);
  return { live, applications, events: events.data ?? [], hasFailed, refresh };
}

/** Shown when nothing is live: says that the page is loading, or that there is nothing yet. */
function NothingLive({ rows, canAsk }: { rows: readonly OwnApplication[] | null; canAsk: boolean }) {
  const t = useText();
  if (rows === null) return <Spinner />;
  if (rows.length > 0) return null;
  return (
    <EmptyState icon="hands" title={t('dashboard.emptyTitle')}>
      {canAsk && <p>{t('dashboard.emptyText')}</p>}
    </EmptyState>
  );
}

/**
 * The help seeker's first screen (rule 122): live matters first, then a new request, the numbers to call, and
 * past requests.
 */
export default function DashboardPage() {
  const t = useText();
  const person = useSession();
  const canAsk = person !== null && accountState(person) === null;
  const { live, applications, events, hasFailed, refresh } = useOwnMatters();
  const { rows } = applications;
  const hello = person && t('dashboard.hello', { name: person.full_name });
  const others = (
    <>
      <AccountAlert />
      <UnreadNotice />
      {!live.isAny && !hasFailed && <NothingLive rows={rows} canAsk={canAsk} />}
      {canAsk && <AskLink isMain={mayAskFirst(live)} />}
      {live.emergency === null && <EmergencyNumbers />}
      <PastRequests list={applications} />
      <PastEventRequests rows={events} />
    </>
  );
  return (
    <div className="page page--text">
      <Greeting isQuiet={live.isAny || rows === null} hello={hello}>
        {t('dashboard.title')}
      </Greeting>
      {hasFailed && <LoadFailure text={t('dashboard.failed')} onRetry={refresh} />}
      {live.isAny ? (
        <div className="beside">
          <Live matters={live} onChange={refresh} />
          <div className="stack">{others}</div>
        </div>
      ) : (
        others
      )}
    </div>
  );
}
