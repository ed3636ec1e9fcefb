import type { EmergencyPlace, EmergencyStatus } from '@karov/api-client';
import { LIMITS, PAGES } from '@karov/domain';
import { useLost, useSession } from '@karov/web';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchComingPage } from '../../core/coming-page.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { Dialog } from '../../design/dialog/dialog.js';
import { TextField } from '../../design/field/text-field.js';
import { EmergencyNumbers } from '../emergency-numbers.js';
import { EmergencyAddress } from './emergency-address.js';
import { isRunning, loadEmergency } from './emergency-calls.js';
import { locate } from './locate.js';
import { useRaising } from './use-raising.js';

export interface EmergencyDialogProps {
  onClose: () => void;
  /** reloads the request's page if that page is open; if it is not given, the page opens */
  onRaised?: () => void;
}

/**
 * The time during which presses are ignored: the dialog opens under the finger that pressed the button, so a
 * second tap or Enter of the same hand does not confirm.
 */
const SETTLES_AFTER_MS = 700;

/** The longest wait for the device's location after the press; help is requested even without it. */
const LOCATE_MS = 6_000;

/**
 * Returns the place to send. A person who may be new with this number has no known address, so only the
 * device's location and the written words help (rule 237).
 */
async function whereTold({ words }: EmergencyPlace): Promise<EmergencyPlace> {
  return { ...(words && { words }), ...(await locate(LOCATE_MS)) };
}

/** False for a short time after the dialog has opened. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Calls back when the server can be reached again. */
function useReconnected(onReconnected: () => void): void {
  const isLost = useLost() !== null;
  const wasLost = useRef(isLost);
  useEffect(() => {
    if (wasLost.current && !isLost) onReconnected();
    wasLost.current = isLost;
  });
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
 * The place where help is needed: one of the person's addresses, or a description by a person who may be new
 * with the number.
 */
function Where({ status, isUnproven, place, onChange }: WhereProps) {
  if (isUnproven)
    return <UnprovenPlace words={place.words ?? ''} onChange={(words) => onChange({ words })} />;
  return status && <EmergencyAddress status={status} place={place} onChange={onChange} />;
}

/** The numbers to call and the button to leave, below everything that leads to help. */
function Foot({ leave, onClose }: { leave: string; onClose: () => void }) {
  return (
    <>
      <EmergencyNumbers />
      <div className="emergency-leave">
        <Button kind="quiet" onClick={onClose}>
          {leave}
        </Button>
      </div>
    </>
  );
}

/** Shown once the request is sent, or when an earlier one is running; the button leads to its progress. */
function Under({ isBusy, onShow, children }: { isBusy: boolean; onShow: () => void; children?: ReactNode }) {
  const t = useText();
  return (
    <>
      {children}
      <Button isWide isBusy={isBusy} onClick={onShow}>
        {t('emergency.show')}
      </Button>
    </>
  );
}

/**
 * The only confirmation of an emergency: its first control confirms. It shows the numbers at once and can be
 * confirmed at once: a running request is looked up meanwhile, and a press before that returns the running
 * one. The page that follows is fetched while the dialog is open, so that only the press itself must reach
 * the server. Without a network the dialog says so, and says whom to call.
 */
export default function EmergencyDialog({ onClose, onRaised }: EmergencyDialogProps) {
  const t = useText();
  const { data: status, reload } = useLoad(loadEmergency);
  const [place, setPlace] = useState<EmergencyPlace>({});
  const isUnproven = useSession()?.is_limited === true;
  const { isBusy, isSent, failure, send, show, clear } = useRaising({ onClose, onRaised });
  const isSettled = useSettled();
  useReconnected(() => {
    clear();
    reload();
  });
  const running = !isSent && status !== null && isRunning(status);
  // Going back in the browser leaves the page, and closes the dialog.
  useEffect(() => {
    addEventListener('popstate', onClose);
    return () => removeEventListener('popstate', onClose);
  }, [onClose]);
  useEffect(() => void fetchComingPage(PAGES.Emergency.path).catch(() => null), []);

  const sending = isBusy && !isSent && !running ? t('emergency.sending') : '';
  if (isSent || running)
    return (
      <Dialog title={t(isSent ? 'emergency.sent' : 'emergency.running')} onClose={onClose}>
        <div className="stack">
          <Under isBusy={isBusy} onShow={show}>
            {isSent && <p role="status">{t('emergency.sentText')}</p>}
          </Under>
          <Foot leave={t('common.words.close')} onClose={onClose} />
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t('emergency.askTitle')} isLong onClose={onClose}>
      <div className="stack">
        {failure !== null && (
          <Alert tone="danger" isUrgent>
            {failure}
          </Alert>
        )}
        <Button
          kind="danger"
          isWide
          isBusy={isBusy}
          isOff={!isSettled}
          onClick={() => send(isUnproven ? whereTold(place) : Promise.resolve(place))}
        >
          {sending || t('emergency.confirm')}
        </Button>
        <p className="visually-hidden" role="status">
          {sending}
        </p>
        <Where status={status} isUnproven={isUnproven} place={place} onChange={setPlace} />
        {!isUnproven && <p>{t('emergency.askText')}</p>}
        <Foot leave={t('common.words.cancel')} onClose={onClose} />
      </div>
    </Dialog>
  );
}
