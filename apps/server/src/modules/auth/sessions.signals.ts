import { defineSignal } from '../../platform/signals/signals.js';

/** Which sessions have ended: one, or all of a person, perhaps but one. */
export type SessionsEnded = { sessionId: string } | { userId: number; exceptSessionId?: string };

/** Sessions have ended: their sockets are cut, and what one of them has asked for and still waits is taken back (rules 27, 234). */
export const sessionsEnded = defineSignal<SessionsEnded>('auth.sessionsEnded');

/** Passkeys were taken from somebody, and with them what they may have proved for somebody else (rule 234). */
export const passkeysRemoved = defineSignal<{ userId: number }>('auth.passkeysRemoved');
