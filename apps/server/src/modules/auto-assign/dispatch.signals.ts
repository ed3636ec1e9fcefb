import { defineSignal } from '../../platform/signals/signals.js';

/** A run's next step was set: an alarm is wanted for it. */
export const stepPlanned = defineSignal<{ runId: number; step: number; at: Date }>('autoAssign.stepPlanned');
