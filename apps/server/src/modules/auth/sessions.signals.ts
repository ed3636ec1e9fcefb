import { defineSignal } from '../../platform/signals/signals.js';

/** Whose sockets are to be cut, because their sessions have ended. */
export interface SessionsEnded {
  room: string;
  exceptRoom?: string;
}

/** Sessions have ended. */
export const sessionsEnded = defineSignal<SessionsEnded>('auth.sessionsEnded');
