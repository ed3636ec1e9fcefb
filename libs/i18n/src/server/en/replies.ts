import type { SameKeys } from '../../catalogue.js';
import type { replies as he } from '../he/replies.js';

/** The English replies to people who answer an invitation by message. */
export const replies = {
  ready: 'Karov: thank you! We will send you a message as soon as somebody needs you.',
  declined: 'Karov: thank you for answering. Maybe next time.',
  over: 'Karov: this request is already closed. Thank you!',
  coming: 'Karov: thank you! We have noted that all is as planned.',
  filled: 'Karov: somebody is already helping. Thank you for answering!',
  notComing:
    'Karov: thank you for telling us. We are looking for somebody else, and there is nothing more for you to do.',
  givenUp: 'Karov: thank you for telling us. There is nothing more for you to do.',
  passedOn:
    'Karov: we passed what you wrote on to our team, and will answer if needed. You can also reply 1 (yes) or 2 (no).',
  read: 'Karov: we passed what you wrote on to our team, and will answer if needed.',
  unclear: 'Karov: we did not understand your answer. Please reply 1 (yes) or 2 (no).',
  which:
    'Karov: more than one message is waiting for your answer. Please reply 1 (yes) or 2 (no) and then the number of the message, such as "1 %{number}". The numbers: %{numbers}',
  stopped:
    'Karov: we will send you no more general messages. Messages about your own requests and volunteering still come. Changed your mind? Reply START.',
  started: 'Karov: general messages will reach you again from now on.',
  received: 'Karov: thank you! Now we know that our messages reach you.',
  nothing: 'Karov: nothing is waiting for an answer by message. Everything open is here: %{url}',
  refused: 'Karov: %{reason}',
} as const satisfies SameKeys<typeof he>;
