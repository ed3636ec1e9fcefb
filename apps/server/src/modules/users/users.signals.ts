import { defineSignal } from '../../platform/signals/signals.js';

/**
 * A person is removed for good: everything under way with them ends. In the same transaction their data is
 * erased afterwards, by the register of `privacy` (rule 233).
 */
export const personErased = defineSignal<{ userId: number }>('users.personErased');

/**
 * Staff deleted a person, which can be undone for some days: unanswered questions to them, and searches for
 * help for them, end in the same transaction.
 */
export const personDeleted = defineSignal<{ userId: number; actorId: number }>('users.personDeleted');

/**
 * Somebody's e-mail address is about to be replaced or removed: the former address can still be written to
 * (rule 234).
 */
export const emailReplaced = defineSignal<{ userId: number }>('users.emailReplaced');

/** People were frozen or unfrozen: their permissions have changed. */
export const freezeChanged = defineSignal<{ userIds: readonly number[] }>('users.freezeChanged');
