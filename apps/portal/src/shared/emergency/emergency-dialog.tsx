import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, ValidationError, type EmergencyPlace } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { lostNow } from '../../core/connection.js';
import { toastFailure } from '../../core/failures.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { Dialog } from '../../design/dialog/dialog.js';
import { EmergencyNumbers } from '../emergency-numbers.js';
import { EmergencyAddress } from './emergency-address.js';
import { isRunning, loadEmergency, raiseEmergency } from './emergency-calls.js';

const FAULTS_FROM = 500;

export interface EmergencyDialogProps {
  onClose: () => void;
  /** on the page of the request: it looks again; elsewhere that page is opened */
  onRaised?: () => void;
}

/** Nothing came back that tells anything: no network, no server, or one that fails. */
function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= FAULTS_FROM);
}

/**
 * The one confirmation of an emergency: its first control confirms. It shows the numbers at once and works without waiting for anything: a running request is found meanwhile,
 * and a press that comes before that is answered with the running one. Without a network it says so, and whom to call.
 */
export default function EmergencyDialog({ onClose, onRaised }: EmergencyDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const { data: status } = useLoad(loadEmergency);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [place, setPlace] = useState<EmergencyPlace>({});
  const running = status !== null && isRunning(status);

  const show = () => {
    onClose();
    if (onRaised) return onRaised();
    void navigate(PAGES.Emergency.path);
  };
  const fail = (error: unknown) => {
    setBusy(false);
    if (isUnreached(error)) return setFailure(t(lostNow() === 'network' ? 'emergency.offline' : 'emergency.serverAway'));
    const [reason] = error instanceof ValidationError ? error.allTexts() : [];
    if (reason) return setFailure(t('emergency.refused', { reason }));
    toastFailure(error);
    onClose();
  };
  const confirm = () => {
    if (running) return show();
    setBusy(true);
    setFailure(null);
    raiseEmergency(place).then(show, fail);
  };
  return (
    <Dialog title={t(running ? 'emergency.running' : 'emergency.askTitle')} onClose={onClose}>
      <div className="stack">
        {failure !== null && (
          <Alert tone="danger" isUrgent>
            {failure}
          </Alert>
        )}
        {!running && <p>{t('emergency.askText')}</p>}
        <Button kind="danger" isWide isBusy={isBusy} onClick={confirm}>
          {t(running ? 'emergency.show' : 'emergency.confirm')}
        </Button>
        {status !== null && !running && <EmergencyAddress status={status} place={place} onChange={setPlace} />}
        <EmergencyNumbers />
        <div className="emergency-leave">
          <Button kind="quiet" onClick={onClose}>
            {t(running ? 'common.words.close' : 'common.words.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
