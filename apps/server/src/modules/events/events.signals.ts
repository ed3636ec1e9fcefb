import { defineSignal } from '../../platform/signals/signals.js';

/** Something of an event changed: whoever looks at it should look again. */
export const eventChanged = defineSignal<{ eventId: number }>('events.changed');

/** A volunteer of an event is ready and free. */
export const volunteerReady = defineSignal<{ eventId: number }>('events.volunteerReady');

/** An event has stopped while people in it were in an emergency: they must not be left alone. */
export const emergenciesLeft = defineSignal<{ userIds: readonly number[] }>('events.emergenciesLeft');
