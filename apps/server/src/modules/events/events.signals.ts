import { defineSignal } from '../../platform/signals/signals.js';

/** An event changed: open views should reload. */
export const eventChanged = defineSignal<{ eventId: number }>('events.changed');

/** A volunteer of an event is ready and free. */
export const volunteerReady = defineSignal<{ eventId: number }>('events.volunteerReady');

/** An event has stopped with open emergencies, which must not be abandoned. */
export const emergenciesLeft = defineSignal<{ userIds: readonly number[] }>('events.emergenciesLeft');
