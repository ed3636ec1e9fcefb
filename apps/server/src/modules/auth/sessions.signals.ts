import { defineSignal } from '../../platform/signals/signals.js';

/** Which sessions have ended: one, or all of a person, perhaps but one. */
export type SessionsEnded = { sessionId: string } | { userId: number; exceptSessionId?: string };

/**
 * Sessions have ended: their sockets are cut, and what one of them has asked for and still waits is taken
 * back (rules 27, 234).
 */
export const sessionsEnded = defineSignal<SessionsEnded>('auth.sessionsEnded');

/**
 * Somebody goes on in another session on the same device, as after a switch of roles: what the one before has
 * asked for is the other's (rule 234). Sent before that one ends.
 */
export const sessionReplaced = defineSignal<{ from: string; to: string }>('auth.sessionReplaced');

/**
 * Passkeys were taken from somebody, and with them what they may have proved for somebody else (rule 234).
 */
export const passkeysRemoved = defineSignal<{ userId: number }>('auth.passkeysRemoved');
