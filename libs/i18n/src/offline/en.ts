import type { SameKeys } from '../catalogue.js';
import type { he } from './he.js';

/** English texts of the page that is shown instead of the portal on a phone without a connection. */
export const en = {
  title: 'No connection to Karov',
  notPossible:
    'Without a connection you cannot ask for help here, press the emergency button, answer a request or read messages. Nothing has been sent from this page.',
  possible: 'You can call. In an emergency call now:',
  police: 'Police',
  ambulance: 'Ambulance',
  fire: 'Fire and rescue',
  call: 'Call %{name}, %{number}',
  back: 'When the connection is back, the page opens by itself.',
  again: 'Try again',
} as const satisfies SameKeys<typeof he>;
