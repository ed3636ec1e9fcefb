import type { SameKeys } from '../catalogue.js';
import type { sos as he } from './sos.he.js';

/** The English texts of the emergency page. */
export const sos = {
  title: 'Emergency request',
  idleTitle: 'Do you need help urgently?',
  idleText:
    'Press and confirm, and we will ask volunteers nearby and our team right away. We will give them your address.',
  cannot: 'To use the button, your account needs to have a disability registered.',
  stepsTitle: 'Step by step',
  stepDone: 'Done',
  stepNow: 'Now',
  stepAhead: 'Still to come',
  raisedAgo: 'Sent %{ago}',
  addressIs: 'The address we have: %{address}',
  withEvent: 'Your request was added to the event in your area: %{event}.',
  coordinatorName: '%{name} from the Karov team is taking care of it.',
  rejected: 'The person who was going to come cannot make it. We are already looking for somebody else.',
  close: 'I no longer need help',
  closeTitle: 'Close the emergency request?',
  closeText: 'We will stop looking and tell anyone who is on the way.',
  closeConfirm: 'Yes, close it',
  closed: 'The emergency request was closed',
  doneTitle: 'The emergency request has ended',
  helped: '%{name} helped you.',
  thanks: 'We are glad that you were not alone. Thank you for asking us.',
  cancelledText: 'Thank you for telling us. If anything changes, you can press again at any time.',
  nobodyText:
    'This time we could not bring you help. If you still need it, you can ask again. In danger, call 100, 101 or 102.',
  doneText: 'If you still need help, you can ask again.',
  stale:
    'There is no internet connection right now, so something may have changed. The request you sent is safe.',
  serverAway:
    'Our server is not answering right now, so something may have changed. The request you sent is safe. If it cannot wait: 100, 101, 102.',
  lastKnown: 'As of %{time}: %{state}',
  failed: 'We could not check what is happening with the emergency request.',
} as const satisfies SameKeys<typeof he>;
