import { defineSignal } from '../../platform/signals/signals.js';

/** The sessions that ended: one, or all of a person's, perhaps except one. */
export type SessionsEnded = { sessionId: string } | { userId: number; exceptSessionId?: string };

/** Sessions have ended: their sockets are cut, and their pending requests are withdrawn (rules 27, 234). */
export const sessionsEnded = defineSignal<SessionsEnded>('auth.sessionsEnded');

/**
 * Somebody continues in another session on the same device, for example after a switch of roles: the former
 * session's pending requests now belong to the new one (rule 234). The signal is sent before the former
 * session ends.
 */
export const sessionReplaced = defineSignal<{ from: string; to: string }>('auth.sessionReplaced');

/**
 * A person's passkeys were removed; what they may have proved for somebody else is no longer valid (rule
 * 234).
 */
export const passkeysRemoved = defineSignal<{ userId: number }>('auth.passkeysRemoved');
