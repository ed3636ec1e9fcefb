import type { SameKeys } from '../catalogue.js';
import type { visitorRequest as he } from './visitor-request.he.js';

/** The English texts of the signed-out help request. */
export const visitorRequest = {
  title: 'Ask for help without signing in',
  have: 'Do you have an account?',
  signIn: 'Sign in',
  phoneTitle: 'What number can we reach you on?',
  phoneIntro: 'We confirm the number with a code, so that we know the request is really yours.',
  phone: 'Phone: %{phone}',
  otherPhone: 'Another phone',
  checkFailed: 'We could not check the details. What you filled in is saved.',
  knownTitle: 'You have asked us before',
  knownQuestion: 'Which details should we use?',
  usePrevious: 'Use previous details',
  useNew: 'Write other details',
  nothing: 'Not given',
  full_name: 'Full name',
  email: 'E-mail',
  disability_id: 'Type of disability',
  other_disability: 'Which disability?',
  residential_address: 'Home address',
  arrival_address: 'Work address or another one',
  comments: 'What else should we know?',
  channels: 'How may we reach you?',
  is_phone: 'Phone call',
  is_confirm: 'Agreement to the terms',
  is_authorize: 'Permission to keep details',
  readTerms: 'Read the terms of use and the privacy policy',
  changedTitle: 'The details differ from those we have',
  changedText: 'These details have changed:',
  sendNew: 'Send with the new details',
  sendPrevious: 'Send with the previous details',
  thanksTitle: 'We received your request',
  thanksText:
    'We are already looking for somebody to help. When we find them, we will send a message to your phone.',
  thanksNext:
    'To see at any time what is happening, to change or to cancel, sign in with the same phone number.',
  toLogin: 'Sign in and follow it',
  askMore: 'Ask for more help',
} as const satisfies SameKeys<typeof he>;
