import { defineSignal } from '../../platform/signals/signals.js';

/** An application changed: open views should reload. */
export const applicationChanged = defineSignal<{
  applicationId: number;
  userId: number;
  volunteerId: number | null;
}>('applications.changed');
