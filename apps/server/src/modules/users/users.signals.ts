import { defineSignal } from '../../platform/signals/signals.js';

/**
 * A person is deleted for good, and what is known about them is erased afterwards, in the same transaction,
 * by the register of `privacy` (rule 233): whatever goes on with them ends.
 */
export const personErased = defineSignal<{ userId: number }>('users.personErased');

/**
 * Staff deleted a person, which can be undone for some days: what waits for an answer of theirs, or is sought
 * for them, ends in the same transaction.
 */
export const personDeleted = defineSignal<{ userId: number; actorId: number }>('users.personDeleted');

/**
 * Somebody's e-mail address is about to give way to another, or to none: the former one can still be written
 * to (rule 234).
 */
export const emailReplaced = defineSignal<{ userId: number }>('users.emailReplaced');

/** People were frozen or unfrozen: what they may see and do has changed. */
export const freezeChanged = defineSignal<{ userIds: readonly number[] }>('users.freezeChanged');
