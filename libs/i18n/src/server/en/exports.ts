import type { SameKeys } from '../../catalogue.js';
import type { exports as he } from '../he/exports.js';

/** Column heads and words of the files that lists are saved as, English. */
export const exports = {
  lists: {
    acceptances: 'Awaiting approval', approvals: 'Assignments to approve', blockedIps: 'Blocked addresses', categories: 'Categories', contacts: 'Messages to support', eventRequests: 'Event help requests',
    events: 'Events', notifications: 'Notification log', options: 'Option lists', organizations: 'Organizations', pending: 'Without a volunteer', regions: 'Region permissions', requests: 'Requests',
    users: 'Users', vetting: 'Waiting for vetting', worries: 'Worries',
  },
  heads: {
    acceptedAt: 'Accepted', address: 'Address', answeredAt: 'Answered', approval: 'Needs approval', author: 'Added by', autoAssign: 'Auto-assign', category: 'Category', channel: 'Channel', city: 'Town',
    country: 'Country', created: 'Creation date', date: 'Date', description: 'Description', disability: 'Disability', distance: 'Distance (km)', email: 'E-mail', error: 'Fault', event: 'Event', hidden: 'Hidden',
    help: 'Kind of help', id: 'No.', ip: 'IP address', key: 'Key', kind: 'Kind', labelEn: 'In English', labelHe: 'In Hebrew', lastStopped: 'Last stopped', link: 'Registration link', list: 'List', manager: 'Manager',
    message: 'Content', name: 'Name', note: 'Note', organization: 'Organization', path: 'Path', phone: 'Telephone', place: 'Place', position: 'Position', radius: 'Radius (km)', reason: 'Reason', region: 'District',
    request: 'Request no.', roles: 'Roles', sentTo: 'Sent to', since: 'Waiting since', status: 'Status', subject: 'Subject', time: 'Time', until: 'Until', urgency: 'Urgency', user: 'Asking for help',
    userPhone: 'Telephone of who asks', validity: 'Valid until', volunteer: 'Volunteer', volunteerPhone: 'Telephone of the volunteer', volunteers: 'Volunteers',
  },
  words: { yes: 'Yes', no: 'No', answered: 'Answered', open: 'Open', waitsForApproval: 'Waiting for approval', wholeCountry: 'The whole country' },
  userStatuses: { activated: 'Activated', deactivated: 'Deactivated', deleted: 'Deleted' },
  vettingKinds: { police: 'Police certificate', guardian: 'Guardian’s approval', training: 'Training' },
  messageStatuses: { queued: 'Queued', sending: 'Sending', sent: 'Sent', delivered: 'Delivered', failed: 'Failed', cancelled: 'Cancelled' },
  categoryTypes: { ride: 'Ride', other: 'Other help' },
  urgencies: { none: '–', low: 'Low', medium: 'Medium', high: 'High' },
  helpTypes: { phone: 'By phone', physical: 'On site' },
} as const satisfies SameKeys<typeof he>;
