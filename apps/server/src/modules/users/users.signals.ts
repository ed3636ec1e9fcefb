import { defineSignal } from '../../platform/signals/signals.js';

/** A person is deleted for good: whoever keeps something about them forgets it, in the same transaction. `phone` is E.164. */
export const personErased = defineSignal<{ userId: number; phone: string }>('users.personErased');

/** People were frozen or unfrozen: what they may see and do has changed. */
export const freezeChanged = defineSignal<{ userIds: readonly number[] }>('users.freezeChanged');
