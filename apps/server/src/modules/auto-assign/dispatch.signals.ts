import { defineSignal } from '../../platform/signals/signals.js';

/** Steps of runs are planned for a moment. */
export const stepPlanned = defineSignal<{ at: Date }>('autoAssign.stepPlanned');
