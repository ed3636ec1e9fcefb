import { ApiError, type EmergencyPlace, type EmergencyStatus, ValidationError } from '@karov/api-client';
import { LIMITS, PAGES } from '@karov/domain';
import { useState } from 'react';
import { lostNow } from '../../core/connection.js';
import { toastFailure } from '../../core/failures.js';
import { navigate } from '../../core/router.js';
import { useSession } from '../../core/session.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { Dialog } from '../../design/dialog/dialog.js';
import { TextField } from '../../design/field/text-field.js';
import { EmergencyNumbers } from '../emergency-numbers.js';
import { EmergencyAddress } from './emergency-address.js';
import { isRunning, loadEmergency, raiseEmergency } from './emergency-calls.js';
import { locate } from './locate.js';

const FAULTS_FROM = 500;

export interface EmergencyDialogProps {
  onClose: () => void;
  /** on the page of the request: reloads it; elsewhere that page opens */
  onRaised?: () => void;
}

/** There was no meaningful answer: no network, no server, or a failing one. */
function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= FAULTS_FROM);
}

/** The longest wait for the device's location after the press: help is requested in any case. */
const LOCATE_MS = 6_000;

/**
 * A person who may be new with this number has no known address: only the device's location and the written
 * words help (rule 237).
 */
async function whereTold({ words }: EmergencyPlace): Promise<EmergencyPlace> {
  return { ...(words && { words }), ...(await locate(LOCATE_MS)) };
}

function UnprovenPlace({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const t = useText();
  return (
    <>
      <p>{t('emergency.unproven')}</p>
      <TextField
        label={t('emergency.whereAreYou')}
        hint={t('emergency.whereHint')}
        value={words}
        maxLength={LIMITS.textMax}
        onChange={onChange}
      />
    </>
  );
}

interface WhereProps {
  status: EmergencyStatus | null;
  isUnproven: boolean;
  place: EmergencyPlace;
  onChange: (place: EmergencyPlace) => void;
}

/**
 * The place of the help: one of the person's addresses, or described by a person who may be new with the
 * number.
 */
function Where({ status, isUnproven, place, onChange }: WhereProps) {
  if (isUnproven)
    return <UnprovenPlace words={place.words ?? ''} onChange={(words) => onChange({ words })} />;
  return status && <EmergencyAddress status={status} place={place} onChange={onChange} />;
}

/**
 * The only confirmation of an emergency: its first control confirms. It shows the numbers at once and works
 * without waiting: a running request is looked up meanwhile, and an earlier press returns the running one.
 * Without a network it says so, and whom to call.
 */
export default function EmergencyDialog({ onClose, onRaised }: EmergencyDialogProps) {
  const t = useText();
  const { data: status } = useLoad(loadEmergency);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [place, setPlace] = useState<EmergencyPlace>({});
  const isUnproven = useSession()?.is_limited === true;
  const running = status !== null && isRunning(status);

  const show = () => {
    onClose();
    if (onRaised) return onRaised();
    navigate(PAGES.Emergency.path);
  };
  const fail = (error: unknown) => {
    setBusy(false);
    if (isUnreached(error))
      return setFailure(t(lostNow() === 'network' ? 'emergency.offline' : 'emergency.serverAway'));
    const [reason] = error instanceof ValidationError ? error.allTexts() : [];
    if (reason) return setFailure(t('emergency.refused', { reason }));
    toastFailure(error);
    onClose();
  };
  const confirm = () => {
    if (running) return show();
    setBusy(true);
    setFailure(null);
    (isUnproven ? whereTold(place) : Promise.resolve(place)).then(raiseEmergency).then(show, fail);
  };
  return (
    <Dialog title={t(running ? 'emergency.running' : 'emergency.askTitle')} onClose={onClose}>
      <div className="stack">
        {failure !== null && (
          <Alert tone="danger" isUrgent>
            {failure}
          </Alert>
        )}
        {!running && !isUnproven && <p>{t('emergency.askText')}</p>}
        <Button kind="danger" isWide isBusy={isBusy} onClick={confirm}>
          {t(running ? 'emergency.show' : 'emergency.confirm')}
        </Button>
        {!running && <Where status={status} isUnproven={isUnproven} place={place} onChange={setPlace} />}
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
