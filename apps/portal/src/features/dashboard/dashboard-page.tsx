import type { ListedApplication, OwnApplication, OwnEventRequest } from '@karov/api-client';
import { isEnded } from '@karov/domain';
import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { useSession } from '../../core/session.js';
import { useText } from '../../core/text.js';
import { useList } from '../../core/use-list.js';
import { useLoad } from '../../core/use-load.js';
import { usePolling } from '../../core/use-polling.js';
import { AccountAlert } from '../../shared/account-alert.js';
import { accountState } from '../../shared/account-state.js';
import { Greeting } from '../../shared/brand/greeting.js';
import { UnreadNotice } from '../../shared/chat/unread-notice.js';
import { loadEmergency } from '../../shared/emergency/emergency-calls.js';
import { Applications } from './applications.js';
import { EmergencyCard } from './emergency-card.js';
import { EventRequests, isUnderWay } from './event-requests.js';
import './dashboard.css';

const REFRESH_MS = 10_000;
/** when nothing is under way */
const REST_MS = 60_000;
const NO_FILTERS: readonly string[] = [];

/** Without `type=list` the server returns whole requests. */
const isWhole = (row: ListedApplication): row is OwnApplication => Object.hasOwn(row, 'state_text');

/**
 * The help seeker's first screen (rule 122): the emergency, requests under way as steps, the link to a new
 * one, and past requests; kept up to date.
 */
export default function DashboardPage() {
  const t = useText();
  const person = useSession();
  const canAsk = person !== null && accountState(person) === null;
  const loadEvents = useCallback(
    (signal: AbortSignal): Promise<OwnEventRequest[]> => api.get('/event/requests', { signal }),
    [],
  );
  const emergency = useLoad(loadEmergency);
  const listed = useList('/applications', NO_FILTERS);
  const applications = { ...listed, rows: listed.rows?.filter(isWhole) ?? null };
  const events = useLoad(loadEvents);
  const isEventOpen = (events.data ?? []).some(isUnderWay);
  const isAnyUnderWay = isEventOpen || (applications.rows ?? []).some(({ status }) => !isEnded(status));
  const { reload: reloadApplications } = applications;
  const { reload: reloadEvents } = events;
  const { reload: reloadEmergency } = emergency;
  const refresh = useCallback(() => {
    reloadApplications();
    reloadEvents();
    reloadEmergency();
  }, [reloadApplications, reloadEvents, reloadEmergency]);
  usePolling(refresh, isAnyUnderWay ? REFRESH_MS : REST_MS);

  return (
    <div className="page page--text">
      <Greeting hello={person && t('dashboard.hello', { name: person.full_name })}>
        {t('dashboard.title')}
      </Greeting>
      <AccountAlert />
      <UnreadNotice />
      <EmergencyCard status={emergency.data} />
      {isEventOpen && <EventRequests list={events} />}
      <Applications list={applications} canAsk={canAsk} />
      {!isEventOpen && <EventRequests list={events} />}
    </div>
  );
}
