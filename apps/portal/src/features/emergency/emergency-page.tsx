import type { EmergencyStatus } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useLost, useStore } from '@karov/web';
import { useEffect, useRef } from 'react';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Card } from '../../design/card/card.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { emergencyNews, isRunning, loadEmergency } from '../../shared/emergency/emergency-calls.js';
import { RaiseButton } from '../../shared/emergency/raise-button.js';
import { EmergencyNumbers } from '../../shared/emergency-numbers.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { StaleNotice } from '../../shared/stale-notice.js';
import { EndedEmergency } from './ended-emergency.js';
import { RunningEmergency } from './running-emergency.js';
import './emergency-page.css';

/** Shown while no emergency is running: the large button, or the reason why it is missing. */
function IdleEmergency({
  isDone,
  canRaise,
  onRaised,
}: {
  isDone: boolean;
  canRaise: boolean;
  onRaised: () => void;
}) {
  const t = useText();
  return (
    <Card>
      <div className="moment">
        <h2 className={isDone ? 'moment__kicker' : 'moment__sentence'}>{t('sos.idleTitle')}</h2>
        <p>{t(isDone ? 'sos.doneText' : 'sos.idleText')}</p>
      </div>
      {canRaise ? (
        <RaiseButton isWide onRaised={onRaised} />
      ) : (
        <Alert tone="info">
          <p>{t('sos.cannot')}</p>
          <Link className="button button--primary" to={PAGES.Profile.path}>
            {t('emergency.tellDisability')}
          </Link>
        </Alert>
      )}
    </Card>
  );
}

/**
 * Says that the shown data may be outdated: there is no network, or the server does not answer (rule 216).
 */
function MayBeOld({ hasFailed }: { hasFailed: boolean }) {
  const t = useText();
  const lost = useLost();
  if (lost === null && !hasFailed) return null;
  return <StaleNotice>{t(lost === 'network' ? 'sos.stale' : 'sos.serverAway')}</StaleNotice>;
}

/** Moves the focus to the top of the page, because the button that was pressed no longer exists. */
function readFromTheTop(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus();
}

/** Moves the focus to the top when the running emergency has ended. */
function useEndOf(isRunningNow: boolean): void {
  const wasRunning = useRef(isRunningNow);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasRunning.current && !isRunningNow && isLost) readFromTheTop();
    wasRunning.current = isRunningNow;
  }, [isRunningNow]);
}

interface StandingProps {
  status: EmergencyStatus;
  hasFailed: boolean;
  onChange: () => void;
}

function Standing({ status, hasFailed, onChange }: StandingProps) {
  useEndOf(isRunning(status));
  if (isRunning(status))
    return (
      <RunningEmergency status={status} onChange={onChange}>
        <MayBeOld hasFailed={hasFailed} />
      </RunningEmergency>
    );
  const raised = () => {
    readFromTheTop();
    onChange();
  };
  return (
    <>
      <MayBeOld hasFailed={hasFailed} />
      {status.ending && <EndedEmergency ending={status.ending} onChange={onChange} />}
      <IdleEmergency isDone={status.step === 'done'} canRaise={status.can_raise} onRaised={raised} />
      <EmergencyNumbers />
    </>
  );
}

/**
 * The person's own emergency: one sentence that says what is happening, and always the numbers to call (rules
 * 50, 167).
 */
export default function EmergencyPage() {
  const t = useText();
  const news = useStore(emergencyNews);
  const { data: status, error, reload } = useLoad(loadEmergency, news);
  useEffect(() => () => emergencyNews.set(null), []);
  return (
    <div className="page page--text page--moment">
      <PageHeading>{t('sos.title')}</PageHeading>
      {status !== null && <Standing status={status} hasFailed={error !== null} onChange={reload} />}
      {status === null && (
        <>
          {error === null ? <Spinner /> : <LoadFailure text={t('sos.failed')} onRetry={reload} />}
          <EmergencyNumbers />
        </>
      )}
    </div>
  );
}
