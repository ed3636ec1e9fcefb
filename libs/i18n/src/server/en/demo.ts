import type { SameKeys } from '../../catalogue.js';
import type { demo as he } from '../he/demo.js';

/** The English texts of the demo: its accounts and its outbox. */
export const demo = {
  accounts: {
    superAdmin: 'super admin',
    admin: 'admin',
    managerNorth: 'manager, the north and Haifa',
    managerCenter: 'manager, the center and the south',
    seeker: 'help seeker, active',
    seekerWithoutDisability: 'help seeker, no disability chosen yet',
    seekerAway: 'help seeker, not here for a year (street: הרצל)',
    seekerInactive: 'help seeker, inactive',
    volunteer: 'volunteer, active',
    volunteerFrozen: 'volunteer, frozen',
    volunteerNotValidated: 'volunteer, police check still open',
    volunteerImported: 'volunteer, imported, not registered yet',
  },
  outbox: {
    title: 'Messages of the demo',
    intro: 'All messages that Karov sends in the demo, the newest first. None of them reaches a real person.',
    filter: 'Only messages to this number or address',
    empty: 'No message has been sent yet. Ask for a sign-in code and it appears here.',
    to: 'To',
    fresh: 'A new message has arrived',
    yes: 'Reply 1 (yes)',
    no: 'Reply 2 (no)',
    answered: 'The answer was sent',
    failed: 'The answer was not sent',
    otherLanguage: 'עברית',
  },
  events: {
    flood:
      'A flood in Be’er Sheva: streets under water and cellars to be cleared. We are checking who needs help at home.',
    parcels: 'Food parcels for the holiday, brought to the door.',
  },
  requests: {
    hospital: 'A ride to a check-up at the hospital. I have a walker that has to be folded.',
    groceries: 'Shopping for the weekend: milk, bread, vegetables and fruit. I will pay on the spot.',
    company: 'I would be glad if somebody came for a coffee once this week.',
    call: 'A short call in the evening. I am alone at home.',
    tap: 'The kitchen tap is leaking.',
    clinic: 'A ride to the clinic for a follow-up.',
    medicines: 'Fetch medicines from the pharmacy by the market.',
    lamp: 'Change a bulb in the living room. The ceiling is high.',
  },
} as const satisfies SameKeys<typeof he>;
