import type { SameKeys } from '../../catalogue.js';
import type { voice as he } from '../he/voice.js';

/** The English words of a telephone call. */
export const voice: SameKeys<typeof he> = {
  greeting: 'Hello, Karov has a message for you. To hear it, press 9.',
  greetingUrgent: 'Hello, Karov has an urgent message for you. To hear it, press 9.',
  code: 'Hello, this is your Karov sign-in code. The code is: %{code}. Again: %{code}. Do not give this code to anybody.',
  hiddenCode: 'the Karov sign-in code, read out in the call',
  question: 'To answer yes, press 1. To answer no, press 2. To hear this again, press 9.',
  yes: 'yes',
  no: 'no',
  again: 'To hear this again, press 9. To end the call, hang up.',
  test: 'This is a test call, so that we know that our messages reach you.',
  testQuestion:
    'To confirm that you heard it, press 1. To hear this again, press 9. To stop general messages, press 3.',
  star: 'star',
  onSite: 'on the Karov site',
  byDesk: 'by telephone, %{phone}',
  unknownKey: 'That key is not one of the choices.',
  noAnswer: 'We did not get an answer. Thank you and goodbye.',
  goodbye: 'Thank you and goodbye.',
  over: 'This message is no longer valid. Thank you and goodbye.',
  said: {
    told: 'Your answer is: yes. Thank you very much! The details will come in another message.',
    ready: 'Your answer is: yes. Thank you very much! We will let you know when you are needed.',
    declined: 'Your answer is: no. Thank you for answering.',
    coming: 'Your answer is: yes. Thank you very much!',
    notComing:
      'Your answer is: no. We will find somebody else, and there is no need to come. Thank you for answering.',
    givenUp: 'Your answer is: no. There is no need to come. Thank you for answering.',
    cancelled:
      'Your answer is: it is no longer needed. The request is cancelled, and the volunteer will be told.',
    takenOver: 'The request is yours now. The details are on the site.',
    notTakenOver: 'Thank you. We will ask others on the team.',
    needsHelp:
      'Your answer is: you need help. We are already working on it and will let you know. If a life is in danger, call 1 0 1.',
    needsNothing: 'Your answer is: you do not need help. Thank you.',
    filled: 'Somebody has already been found. Thank you very much.',
    over: 'This request is already closed. Thank you very much.',
    again: 'We already have your answer. Thank you.',
    received: 'We have your confirmation. Thank you very much!',
    stopped:
      'You will get no more general messages. Messages about requests and volunteering will still come.',
    refused: 'We could not record your answer. You can call us, %{phone}.',
  },
};
