import { defineSignal } from '../../platform/signals/signals.js';

/**
 * A person is removed for good: everything under way that involves them ends. Afterwards, in the same
 * transaction, their data are erased by the register of `privacy` (rule 233).
 */
export const personErased = defineSignal<{ userId: number }>('users.personErased');

/**
 * Staff deleted a person, which can be undone for some days: unanswered questions to them, and the search for
 * help for them, end in the same transaction.
 */
export const personDeleted = defineSignal<{ userId: number; actorId: number }>('users.personDeleted');

/**
 * A person's e-mail address is about to be replaced or removed: at this time the former address can still be
 * written to (rule 234).
 */
export const emailReplaced = defineSignal<{ userId: number }>('users.emailReplaced');

/** People were frozen or unfrozen, so their permissions have changed. */
export const freezeChanged = defineSignal<{ userIds: readonly number[] }>('users.freezeChanged');
