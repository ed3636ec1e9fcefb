import { ApiError, type EmergencyPlace, FAULTS_FROM, ValidationError } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { lostNow } from '@karov/web';
import { useState } from 'react';
import { fetchComingPage } from '../../core/coming-page.js';
import { toastFailure } from '../../core/failures.js';
import { navigate } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { raiseEmergency } from './emergency-calls.js';

/** Whether the server gave no meaningful answer: there was no network or no server, or the server failed. */
function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= FAULTS_FROM);
}

interface RaisingOptions {
  onClose: () => void;
  /** given on the request's own page; if it is not given, that page opens */
  onRaised?: (() => void) | undefined;
}

interface Raising {
  /** a call is in progress, or the next page is loading */
  isBusy: boolean;
  /** the server has the request; its page is loading */
  isSent: boolean;
  /** the reason why the request was not sent */
  failure: string | null;
  send: (place: Promise<EmergencyPlace>) => void;
  /** Clears the reason why the request was not sent. */
  clear: () => void;
  /** Opens the page of the request. */
  show: () => void;
}

/**
 * The state of the press that asks for help. The request counts as sent when the server has it, even while
 * the next page is still loading or cannot be loaded.
 */
export function useRaising({ onClose, onRaised }: RaisingOptions): Raising {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const show = async () => {
    setBusy(true);
    try {
      await fetchComingPage(PAGES.Emergency.path);
    } catch {
      return setBusy(false);
    }
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
  const send = async (place: Promise<EmergencyPlace>) => {
    setBusy(true);
    setFailure(null);
    try {
      await raiseEmergency(await place);
    } catch (error) {
      return fail(error);
    }
    setSent(true);
    await show();
  };
  return {
    isBusy,
    isSent,
    failure,
    send: (place) => void send(place),
    clear: () => setFailure(null),
    show: () => void show(),
  };
}
