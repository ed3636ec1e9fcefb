import type { SameKeys } from '../catalogue.js';
import type { sos as he } from './sos.he.js';

/** Texts of the emergency page, English. */
export const sos = {
  title: 'Emergency request',
  idleTitle: 'Do you need help urgently?',
  idleText:
    'One press and one confirmation: we ask volunteers nearby and coordinators at once. Help comes to your own address.',
  cannot: 'The button works once a disability is registered in your account.',
  stepsTitle: 'Step by step',
  stepDone: 'Done',
  stepNow: 'Now',
  stepAhead: 'Still to come',
  raisedAgo: 'Sent %{ago}',
  withEvent: 'Your request was added to the event in your area: %{event}.',
  coordinatorName: '%{name} of the Karov team is taking care of it.',
  rejected: 'Whoever was going to come cannot make it. We are already looking for somebody else.',
  close: 'I no longer need help',
  closeTitle: 'Close the emergency request?',
  closeText: 'We stop looking, and tell whoever is on the way.',
  closeConfirm: 'Yes, close it',
  closed: 'The emergency request was closed',
  doneTitle: 'The emergency request has ended',
  helped: '%{name} helped you.',
  thanks: 'We are glad that you were not alone. Thank you for turning to us.',
  cancelledText: 'Thank you for telling us. If anything changes, you can press again at any time.',
  nobodyText:
    'No help reached you through us this time. If you still need help, ask again, and in danger call 100, 101 or 102.',
  doneText: 'If you still need help, you can ask again.',
  stale:
    'There is no internet connection right now, so something may have changed. The request you sent is kept.',
  serverAway:
    'Our server does not answer right now, so something may have changed. The request you sent is kept. If it cannot wait: 100, 101, 102.',
  lastKnown: 'As of %{time}: %{state}',
  failed: 'We could not check how the emergency request stands.',
} as const satisfies SameKeys<typeof he>;
