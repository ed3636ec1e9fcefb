import type { SameKeys } from '../../catalogue.js';
import type { statuses as he } from '../he/statuses.js';
/** States in words, English. */
export const statuses = {
  eventUser: { pending: 'Pending', assigned: 'Assigned', completed: 'Completed', reject: 'Rejected', closed: 'Closed' },
} as const satisfies SameKeys<typeof he>;
