import type { SameKeys } from '../catalogue.js';
import type { emergency as he } from './emergency.he.js';

/** The English texts of the emergency button and its confirmation, which every page needs. */
export const emergency = {
  title: 'In an emergency, call right away',
  police: 'Police',
  ambulance: 'Ambulance',
  fire: 'Fire and rescue',
  call: 'Call %{name}, %{number}',
  button: 'Emergency: ask for help now',
  tellDisability: 'Tell us about your disability',
  askTitle: 'Ask for urgent help now?',
  askText:
    'We will ask volunteers nearby right away to come to you, and let our team know. If a life is in danger, first call one of these numbers.',
  comesTo: 'Where to come: %{address}',
  comesHere: 'Where to come: where this device is now.',
  noAddress: 'We do not have your address yet: send where you are now, or call.',
  changeTo: 'To send it elsewhere:',
  toHome: 'To my home: %{address}',
  toOther: 'To the other address: %{address}',
  toHere: 'To where I am now',
  notLocated: 'We could not find out where you are. The address has not changed.',
  unproven: 'We will ask people to come to where this device is now. You can also write where you are.',
  whereAreYou: 'Where are you?',
  whereHint: 'Street, number and town, or what is nearby',
  confirm: 'Yes, ask for help now',
  sending: 'Sending your request…',
  sent: 'Your request was sent',
  sentText: 'We have your request and are already looking for help.',
  running: 'We are already working on your emergency request',
  showRunning: 'Your emergency request: what is happening',
  show: 'See what is happening',
  titleInWriting: 'In an emergency',
  inWriting: 'In writing, without a call',
  writeStaff: 'Write to the team',
  serverAway:
    'The server is not answering and the request was not sent. Call now: 100\u00a0police, 101\u00a0ambulance, 102\u00a0fire and rescue.',
  offline:
    'There is no connection and the request was not sent. Call now: 100\u00a0police, 101\u00a0ambulance, 102\u00a0fire and rescue.',
  refused: 'The request was not sent: %{reason}',
} as const satisfies SameKeys<typeof he>;
