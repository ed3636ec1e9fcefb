import { defineSignal } from '../../platform/signals/signals.js';

/** An event changed: open views should reload. */
export const eventChanged = defineSignal<{ eventId: number }>('events.changed');

/** A volunteer of an event is ready and free. */
export const volunteerReady = defineSignal<{ eventId: number }>('events.volunteerReady');
