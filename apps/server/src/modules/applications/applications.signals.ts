import { defineSignal } from '../../platform/signals/signals.js';
import type { ApplicationRecord } from './applications.types.js';

/**
 * An application waits for a volunteer, and is dispatched if its category is. Sent inside the transaction that decides it; `filed` is the application when it
 * was written in that very transaction.
 */
export const applicationOpened = defineSignal<{ applicationId: number; filed?: ApplicationRecord }>('applications.opened');

/** Something of an application changed: whoever looks at it should look again. */
export const applicationChanged = defineSignal<{ applicationId: number; userId: number; volunteerId: number | null }>('applications.changed');
