import { defineSignal } from '../../platform/signals/signals.js';

/** Steps of runs are planned for the given time. */
export const stepPlanned = defineSignal<{ at: Date }>('autoAssign.stepPlanned');
