import type { EmergencyStatus } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useLost } from '../../core/connection.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Card } from '../../design/card/card.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { isRunning, loadEmergency } from '../../shared/emergency/emergency-calls.js';
import { RaiseButton } from '../../shared/emergency/raise-button.js';
import { EmergencyNumbers } from '../../shared/emergency-numbers.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { EndedEmergency } from './ended-emergency.js';
import { RunningEmergency } from './running-emergency.js';

/** Nothing is running: the large button, or why it is missing. */
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
      <h2>{t('sos.idleTitle')}</h2>
      <p>{t(isDone ? 'sos.doneText' : 'sos.idleText')}</p>
      {canRaise ? (
        <RaiseButton isWide onRaised={onRaised} />
      ) : (
        <Alert tone="info">
          <p>{t('sos.cannot')}</p>
          <Link className="button button--danger" to={PAGES.Profile.path}>
            {t('emergency.tellDisability')}
          </Link>
        </Alert>
      )}
    </Card>
  );
}

/** The shown data may be outdated: there is no network, or the server does not answer (rule 216). */
function MayBeOld({ hasFailed }: { hasFailed: boolean }) {
  const t = useText();
  const lost = useLost();
  if (lost === null && !hasFailed) return null;
  return (
    <Alert tone="waiting" isUrgent>
      {t(lost === 'network' ? 'sos.stale' : 'sos.serverAway')}
    </Alert>
  );
}

function Standing({ status, onChange }: { status: EmergencyStatus; onChange: () => void }) {
  if (isRunning(status)) return <RunningEmergency status={status} onChange={onChange} />;
  return (
    <>
      {status.ending && <EndedEmergency ending={status.ending} onChange={onChange} />}
      <IdleEmergency isDone={status.step === 'done'} canRaise={status.can_raise} onRaised={onChange} />
    </>
  );
}

/**
 * The person's own emergency request in plain words, step by step, and always the numbers to call (rules 50,
 * 167).
 */
export default function EmergencyPage() {
  const t = useText();
  const { data: status, error, reload } = useLoad(loadEmergency);
  return (
    <div className="page page--text">
      <PageHeading>{t('sos.title')}</PageHeading>
      <EmergencyNumbers chat={status?.chat ?? null} />
      {status === null && error === null && <Spinner />}
      {status === null && error !== null && <LoadFailure text={t('sos.failed')} onRetry={reload} />}
      {status !== null && <MayBeOld hasFailed={error !== null} />}
      {status !== null && <Standing status={status} onChange={reload} />}
    </div>
  );
}
