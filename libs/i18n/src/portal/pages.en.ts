import type { SameKeys } from '../catalogue.js';
import type { pagesHe } from './pages.he.js';

export const pagesEn = {
  menu: {
    dashboard: 'My help requests',
    newRequest: 'New help request',
    reference: 'Register somebody else',
    openRequests: 'Open requests',
    basket: 'My basket',
    eventRequests: 'Event requests',
    notifications: 'Sent messages',
    contact: 'Contact us',
    about: 'About Karov',
    instructions: 'How it works',
    regulations: 'Terms and privacy',
    accessibility: 'Accessibility statement',
    profile: 'Edit profile',
    footer: 'Information',
  },
  role: { switchTo: 'Switch to: %{role}', switched: 'Switched to: %{role}' },
  texts: {
    regulations: 'Terms and privacy',
    contents: 'On this page',
    print: 'Print',
    version: 'Version %{version}',
    failed: 'We could not load the text.',
    readers: 'Instructions for',
    readerUser: 'People who ask for help',
    readerVolunteer: 'Volunteers',
    readerManager: 'Event managers',
    readerAdmin: 'Admins',
    formTitle: 'The authorization form',
    formHebrew: 'Download the form in Hebrew (PDF)',
    formEnglish: 'Download the form in English (PDF)',
    toLogin: 'Sign in to your account',
  },
} as const satisfies SameKeys<typeof pagesHe>;
