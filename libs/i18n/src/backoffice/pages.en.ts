import type { SameKeys } from '../catalogue.js';
import type { pagesHe } from './pages.he.js';

export const pagesEn = {
  texts: {
    failed: 'We could not load the text.',
    print: 'Print',
    version: 'Version %{version}',
    readers: 'Instructions for',
    reader: { user: 'People who ask for help', volunteer: 'Volunteers', manager: 'Event managers', admin: 'Admins' },
  },
  contact: {
    title: 'Contact the support desk',
    intro: 'Write to us, and we will come back to you on the phone of your account. Support hours: %{hours}.',
    subject: 'Subject',
    message: 'Message',
    send: 'Send',
    sent: 'Contact query submitted successfully.',
    too_short: 'Please write at least %{min} characters.',
  },
  contacts: {
    title: 'Support inbox',
    sender: 'From',
    subject: 'Subject',
    message: 'Message',
    created: 'Sent',
    state: 'State',
    mark: 'Mark as answered',
    mark_of: 'Mark "%{subject}" as answered',
    marked: 'The message was marked as answered.',
    empty: 'There are no messages.',
    empty_hint: 'What people write appears here, and is mailed to the support desk.',
  },
} as const satisfies SameKeys<typeof pagesHe>;
