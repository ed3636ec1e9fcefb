import { type EmergencyStatus, serverNow } from '@karov/api-client';
import { addressForDisplay, naturally, PAGES } from '@karov/domain';
import { useLost, useSession } from '@karov/web';
import type { ReactNode } from 'react';
import { formatAgo, formatDateTime } from '../../core/dates.js';
import { useText } from '../../core/text.js';
import { usePolling } from '../../core/use-polling.js';
import { Alert } from '../../design/alert/alert.js';
import { Card } from '../../design/card/card.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { EmergencyNumbers } from '../../shared/emergency-numbers.js';
import { StateNow } from '../../shared/state-now.js';
import { stationsAt } from '../../shared/way/request-way.js';
import { Way, wayDetail } from '../../shared/way/way.js';
import { CloseButton } from './close-button.js';
import { Face, SearchRing } from './face.js';
import { ReachHelper } from './reach-helper.js';

const REFRESH_MS = 5_000;

interface StatusProps {
  status: EmergencyStatus;
}

/** The mark beside the state: the helper, the coordinator who has taken over, or nobody yet. */
function Mark({ status: { volunteer, coordinator, step, is_approved, asked } }: StatusProps) {
  if (volunteer) {
    const coming = step === 'arrived' ? 'done' : 'brand';
    return <Face name={volunteer.first_name} tone={is_approved === 1 ? coming : 'waiting'} />;
  }
  if (step === 'coordinator' && coordinator) return <Face name={coordinator.first_name} tone="brand" />;
  return <SearchRing asked={asked} />;
}

/**
 * How long ago the helper set out or arrived, with the approximate distance (rule 167), or when the request
 * was made.
 */
function Since({ status: { volunteer, time } }: StatusProps) {
  const t = useText();
  const detail = wayDetail(t, volunteer);
  if (detail !== '') return <p className="moment__since">{detail}</p>;
  if (time === null) return null;
  return (
    <p className="moment__since">
      <time dateTime={time} title={formatDateTime(time)}>
        {t('sos.raisedAgo', { ago: formatAgo(t, time, serverNow()) })}
      </time>
    </p>
  );
}

/** Further facts, one line each, announced as they arrive. */
function Facts({ status }: StatusProps) {
  const t = useText();
  const lost = useLost();
  const { volunteer, coordinator, step, asked, address, with_event, event } = status;
  return (
    <>
      <div className="moment__news" role="status">
        {volunteer === null && asked > 0 && <p>{t('dashboard.asked', { count: asked })}</p>}
        {lost === null && status.reject_volunteer && <Alert tone="waiting">{t('sos.rejected')}</Alert>}
        {coordinator && step !== 'coordinator' && (
          <p>{t('sos.coordinatorName', { name: coordinator.first_name })}</p>
        )}
      </div>
      {step !== 'arrived' && address !== '' && (
        <p>
          {t(volunteer === null ? 'sos.addressIs' : 'emergency.comesTo', {
            address: naturally(addressForDisplay(address)),
          })}
        </p>
      )}
      {with_event && event && (
        <p className="moment__since">{t('sos.withEvent', { event: naturally(event.name) })}</p>
      )}
    </>
  );
}

/** A link to write to the team, beside the numbers, for people who write instead of calling (rule 215). */
function WriteToTeam({ chat }: Pick<EmergencyStatus, 'chat'>) {
  const t = useText();
  const isWriting = useSession()?.writes === true;
  if (!chat || isWriting) return null;
  return (
    <Link
      className="button button--secondary"
      to={`${PAGES.Messages.path}?${chat.context}_id=${chat.context_id}`}
    >
      <Icon name="chat" />
      {t('emergency.writeStaff')}
    </Link>
  );
}

interface RunningEmergencyProps extends StatusProps {
  onChange: () => void;
  /** shown below the state, without moving it */
  children: ReactNode;
}

/**
 * The current state in one sentence, with the person involved and how to reach them; below it the numbers and
 * the steps. Reloaded every five seconds; every change of state is announced.
 */
export function RunningEmergency({ status, onChange, children }: RunningEmergencyProps) {
  const t = useText();
  const lost = useLost();
  usePolling(onChange, REFRESH_MS);
  const { volunteer, chat, step } = status;
  return (
    <div className="beside">
      <div className="stack">
        <Card>
          <div className="moment">
            <Mark status={status} />
            <StateNow className="moment__sentence" text={status.state_text} />
            {volunteer?.full_name && <p>{volunteer.full_name}</p>}
            <Since status={status} />
            <Facts status={status} />
          </div>
          {volunteer && <ReachHelper volunteer={volunteer} />}
        </Card>
        {children}
      </div>
      <div className="stack">
        <EmergencyNumbers chat={chat} />
        {lost === null && (
          <section className="moment__steps" aria-labelledby="steps">
            <h2 id="steps">{t('sos.stepsTitle')}</h2>
            <Way stations={stationsAt(step, false)} isTall />
          </section>
        )}
        <div className="moment__acts">
          <WriteToTeam chat={chat} />
          <CloseButton onClosed={onChange} />
        </div>
      </div>
    </div>
  );
}
