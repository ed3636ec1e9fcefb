import { defineSignal } from '../../platform/signals/signals.js';
import type { ApplicationRecord } from './applications.types.js';

/**
 * An application waits for a volunteer and is to be dispatched. Sent inside the transaction that decides it; `filed` is the application when it
 * was written in that very transaction.
 */
export const applicationOpened = defineSignal<{ applicationId: number; filed?: ApplicationRecord }>('applications.opened');

/** A volunteer holds an application; `filled` were called for it too and are no longer needed. */
export const applicationSettled = defineSignal<{ applicationId: number; volunteerId: number; filled: readonly number[] }>('applications.settled');

/** A volunteer holds an emergency: its run goes on and watches that somebody comes (rule 71). */
export const emergencyHeld = defineSignal<{ applicationId: number; volunteerId: number }>('applications.emergencyHeld');

/** Somebody else said yes to an emergency that is held, and is in reserve. */
export const emergencyReserved = defineSignal<{ applicationId: number; volunteerId: number }>('applications.emergencyReserved');

/** The hold of an emergency was approved, or its volunteer has set out: the run looks again. */
export const emergencyMoved = defineSignal<{ applicationId: number }>('applications.emergencyMoved');

/** A coordinator recorded for the volunteer, who told them by telephone, that they are on the way. */
export const applicationStepRecorded = defineSignal<{ applicationId: number; volunteerId: number }>('applications.stepRecorded');

/** An application is no longer to be served. */
export const applicationStopped = defineSignal<{ applicationId: number }>('applications.stopped');

/** A volunteer who was called answered no. */
export const applicationDeclined = defineSignal<{ applicationId: number; volunteerId: number }>('applications.declined');

/** A coordinator took an application over; an emergency is dispatched on beside that. */
export const applicationTakenOver = defineSignal<{ applicationId: number; isEmergency: boolean }>('applications.takenOver');

/** Something of an application changed: whoever looks at it should look again. */
export const applicationChanged = defineSignal<{ applicationId: number; userId: number; volunteerId: number | null }>('applications.changed');
