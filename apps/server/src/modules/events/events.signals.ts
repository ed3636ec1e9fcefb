import { defineSignal } from '../../platform/signals/signals.js';

/** Something of an event changed: whoever looks at it should look again. */
export const eventChanged = defineSignal<{ eventId: number }>('events.changed');

/** A help seeker needs somebody and the event calls by need. Sent inside the transaction that decides it. */
export const needOpened = defineSignal<{ needId: number; eventId: number; radiusKm: number }>('events.needOpened');

/** A volunteer holds an urgent need: its run goes on and watches that somebody comes (rule 71). */
export const urgentHeld = defineSignal<{ needId: number; eventId: number; radiusKm: number; volunteerId: number }>('events.urgentHeld');

/** Somebody else said yes to an urgent need that is held, and is in reserve. */
export const urgentReserved = defineSignal<{ needId: number; volunteerId: number }>('events.urgentReserved');

/** The hold of an urgent need was approved, or its volunteer has set out: the run looks again. */
export const urgentMoved = defineSignal<{ needId: number }>('events.urgentMoved');

/** A coordinator recorded for the volunteer, who told them by telephone, that they are on the way. */
export const needStepRecorded = defineSignal<{ needId: number; volunteerId: number }>('events.needStepRecorded');

/** A need has somebody. */
export const needSettled = defineSignal<{ needId: number; volunteerId: number }>('events.needSettled');

/** A need is no longer to be served: the seeker said no, the event stopped, or calling by need was switched off. */
export const needsStopped = defineSignal<{ needIds: readonly number[] }>('events.needsStopped');

/** A volunteer called for a need answered no. */
export const callDeclined = defineSignal<{ needId: number; volunteerId: number }>('events.callDeclined');

/** Volunteers called for a need are no longer needed there. */
export const callsFilled = defineSignal<{ needId: number; volunteerIds: readonly number[] }>('events.callsFilled');

/** A volunteer of an event is ready and free. */
export const volunteerReady = defineSignal<{ eventId: number }>('events.volunteerReady');

/** A coordinator took a need over; an urgent one is dispatched on beside that. */
export const needTakenOver = defineSignal<{ needId: number; userId: number; isUrgent: boolean }>('events.needTakenOver');

/** An event has stopped while people in it were in an emergency: they must not be left alone. */
export const emergenciesLeft = defineSignal<{ userIds: readonly number[] }>('events.emergenciesLeft');
