import { LIMITS } from '@karov/domain';

/** Input that counts as activity (rule 130, "Activity"). */
const INPUTS = ['mousemove', 'pointerdown', 'click', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;
const LOOK_MS = 1000;
const IDLE_MS = LIMITS.inactivitySeconds * 1000;

export interface ActivityReports {
  /** the person has become active or inactive */
  report: (isActive: boolean) => void;
  /** the person is leaving the page: the last chance to send anything */
  leave: () => void;
}

/**
 * Watches a person's activity: inactive after 60 seconds without input, active again with the next input,
 * gone when the page is left. During input it reports every 60 seconds, because a person counts as online for
 * 90 seconds (rule 25).
 * @returns a function that ends the watch
 */
export function watchActivity(page: EventTarget, { report, leave }: ActivityReports): () => void {
  let lastInput = Date.now();
  let lastReport = Date.now();
  let isActive = true;
  const tell = (state: boolean) => {
    isActive = state;
    lastReport = Date.now();
    report(state);
  };
  const noteInput = () => {
    lastInput = Date.now();
    if (!isActive) tell(true);
  };
  const look = () => {
    if (!isActive) return;
    const now = Date.now();
    if (now - lastInput >= IDLE_MS) tell(false);
    else if (now - lastReport >= IDLE_MS) tell(true);
  };
  const timer = setInterval(look, LOOK_MS);
  tell(true);

  for (const input of INPUTS) page.addEventListener(input, noteInput, { passive: true, capture: true });
  page.addEventListener('pagehide', leave);
  return () => {
    clearInterval(timer);
    for (const input of INPUTS) page.removeEventListener(input, noteInput, { capture: true });
    page.removeEventListener('pagehide', leave);
  };
}

/** Signs off with a beacon. A beacon cannot carry headers, so the token is sent in its body (rule 25). */
export function sendGoodbye(token: string | null): void {
  if (!token) return;
  navigator.sendBeacon(
    '/api/activity',
    new Blob([JSON.stringify({ status: 0, token })], { type: 'application/json' }),
  );
}
