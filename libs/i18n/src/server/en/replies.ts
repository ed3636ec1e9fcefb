import type { SameKeys } from '../../catalogue.js';
import type { replies as he } from '../he/replies.js';

/** The replies to people who answer an invitation by message, English. */
export const replies = {
  ready: 'Karov: thank you! We will write to you as soon as somebody needs you.',
  declined: 'Karov: thank you for answering. Maybe next time.',
  over: 'Karov: this call is over by now. Thank you!',
  coming: 'Karov: thank you! We have noted that all is as planned.',
  filled: 'Karov: somebody is already on it. Thank you for answering!',
  notComing: 'Karov: thank you for telling us. We are looking for somebody else, there is no need to come.',
  givenUp: 'Karov: thank you for telling us. It is noted, and there is no need to come.',
  passedOn:
    'Karov: we have passed on to our team what you wrote: a person reads it and answers where needed. You can also reply 1 (yes) or 2 (no).',
  read: 'Karov: we have passed on to our team what you wrote: a person reads it and answers where needed.',
  unclear: 'Karov: we did not understand your answer. Please reply 1 (yes) or 2 (no).',
  which:
    'Karov: more than one message waits for your answer. Please reply 1 (yes) or 2 (no) and then the number of the message, such as "1 %{number}". The numbers: %{numbers}',
  stopped:
    'Karov: We will send you no more general messages. Messages about your own requests and volunteering still come. Changed your mind? Reply START.',
  started: 'Karov: General messages will reach you again from now on.',
  received: 'Karov: thank you! Now we know that our messages reach you.',
  nothing: 'Karov: no call is waiting for an answer by message. All that is open is here: %{url}',
  refused: 'Karov: %{reason}',
} as const satisfies SameKeys<typeof he>;
