import type { SameKeys } from '../../catalogue.js';
import type { exports as he } from '../he/exports.js';

/** Column heads of exports, English. */
export const exports = {
  events: {
    id: 'No.', name: 'Event', status: 'Active', manager: 'Manager', address: 'Address', radius: 'Radius (km)', help: 'Kind of help',
    autoAssign: 'Auto-assign', note: 'System note', lastStopped: 'Last stopped', created: 'Created', yes: 'Yes', no: 'No',
  },
  blockedIps: { sheet: 'Blocked addresses', user: 'User', address: 'IP address', path: 'Path', reason: 'Reason', since: 'Since', until: 'Until' },
  eventRequests: { sheet: 'Event help requests', status: 'Status', event: 'Event', user: 'Asking for help', volunteer: 'Volunteer', created: 'Creation date' },
} as const satisfies SameKeys<typeof he>;
