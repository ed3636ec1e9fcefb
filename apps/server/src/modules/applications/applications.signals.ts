import { defineSignal } from '../../platform/signals/signals.js';
import type { ApplicationRecord } from './applications.types.js';

/**
 * An application waits for a volunteer, and is dispatched if its category is. Sent inside the deciding
 * transaction; `filed` is the application when that transaction wrote it.
 */
export const applicationOpened = defineSignal<{ applicationId: number; filed?: ApplicationRecord }>(
  'applications.opened',
);

/** An application changed: open views should reload. */
export const applicationChanged = defineSignal<{
  applicationId: number;
  userId: number;
  volunteerId: number | null;
}>('applications.changed');
