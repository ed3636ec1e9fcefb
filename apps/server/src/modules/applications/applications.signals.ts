import { defineSignal } from '../../platform/signals/signals.js';
import type { ApplicationRecord } from './applications.types.js';

/**
 * An application waits for a volunteer and is to be dispatched. Sent inside the transaction that decides it; `filed` is the application when it
 * was written in that very transaction.
 */
export const applicationOpened = defineSignal<{ applicationId: number; filed?: ApplicationRecord }>('applications.opened');

/** A volunteer holds an application; `filled` were called for it too and are no longer needed. */
export const applicationSettled = defineSignal<{ applicationId: number; volunteerId: number; filled: readonly number[] }>('applications.settled');

/** An application is no longer to be served. */
export const applicationStopped = defineSignal<{ applicationId: number }>('applications.stopped');

/** A volunteer who was called answered no. */
export const applicationDeclined = defineSignal<{ applicationId: number; volunteerId: number }>('applications.declined');

/** A coordinator took an application over. */
export const applicationTakenOver = defineSignal<{ applicationId: number }>('applications.takenOver');

/** Something of an application changed: whoever looks at it should look again. */
export const applicationChanged = defineSignal<{ applicationId: number; userId: number; volunteerId: number | null }>('applications.changed');
