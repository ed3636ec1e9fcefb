import type { EmergencyStatus } from '@karov/api-client';
import { useState } from 'react';
import { useLost } from '../../core/connection.js';
import { formatDateTime } from '../../core/dates.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { usePolling } from '../../core/use-polling.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { Card } from '../../design/card/card.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { Icon, type IconName } from '../../design/icon/icon.js';
import { CallVolunteer } from '../../shared/call-link.js';
import { closeEmergency } from '../../shared/emergency/emergency-calls.js';
import { StateNow } from '../../shared/state-now.js';
import { type StepOnTheWay, stepsOf } from './help-steps.js';
import './emergency-page.css';

const REFRESH_MS = 5_000;

const ICONS: Readonly<Record<StepOnTheWay['state'], IconName>> = {
  done: 'check',
  now: 'clock',
  ahead: 'circle',
};
const WORDS = { done: 'sos.stepDone', now: 'sos.stepNow', ahead: 'sos.stepAhead' } as const;

function Steps({ status }: { status: EmergencyStatus }) {
  const t = useText();
  return (
    <ol className="way">
      {stepsOf(status.step).map(({ name, state }) => (
        <li
          key={name}
          className={`way__step way__step--${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <Icon name={ICONS[state]} />
          <span>
            {t(`sos.steps.${name}`)} <span className="way__word">({t(WORDS[state])})</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * The volunteers who want to help; the one who is coming, with a call button, only after the assignment's
 * approval (rules 30, 74).
 */
function Coming({
  volunteer,
  isApproved,
}: {
  volunteer: NonNullable<EmergencyStatus['volunteer']>;
  isApproved: boolean;
}) {
  const t = useText();
  return (
    <>
      <p>
        {t(isApproved ? 'sos.volunteer' : 'sos.wants', { name: volunteer.full_name ?? volunteer.first_name })}
      </p>
      <CallVolunteer volunteer={volunteer} />
    </>
  );
}

function CloseButton({ onClosed }: { onClosed: () => void }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = async () => {
    setBusy(true);
    const message = await closeEmergency();
    showToast('done', message ?? t('sos.closed'));
    onClosed();
  };
  const fail = (error: unknown) => {
    setBusy(false);
    setAsking(false);
    toastFailure(error);
  };
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t('sos.close')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('sos.closeTitle')}
          confirmLabel={t('sos.closeConfirm')}
          kind="danger"
          isBusy={isBusy}
          onConfirm={() => void close().catch(fail)}
          onClose={() => setAsking(false)}
        >
          <p>{t('sos.closeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The present state, reloaded every five seconds; every change of state is announced. */
export function RunningEmergency({ status, onChange }: { status: EmergencyStatus; onChange: () => void }) {
  const t = useText();
  const lost = useLost();
  usePolling(onChange, REFRESH_MS);
  const { volunteer, coordinator, event, asked, time } = status;
  return (
    <Card>
      <h2>{t('sos.now')}</h2>
      <StateNow className="way__state" text={status.state_text} />
      <div role="status">
        {asked > 0 && status.step !== 'searching' && <p>{t('dashboard.asked', { count: asked })}</p>}
        {lost === null && status.reject_volunteer && <Alert tone="waiting">{t('sos.rejected')}</Alert>}
      </div>
      {volunteer && <Coming volunteer={volunteer} isApproved={status.is_approved === 1} />}
      {coordinator && status.step !== 'coordinator' && (
        <p>{t('sos.coordinatorName', { name: coordinator.first_name })}</p>
      )}
      {lost === null && (
        <>
          <h3>{t('sos.stepsTitle')}</h3>
          <Steps status={status} />
        </>
      )}
      {status.with_event && event && <p>{t('sos.withEvent', { event: event.name })}</p>}
      {time !== null && (
        <p className="way__since">{t('sos.raisedAt', { time: `\u2066${formatDateTime(time)}\u2069` })}</p>
      )}
      <CloseButton onClosed={onChange} />
    </Card>
  );
}
