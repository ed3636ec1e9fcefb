import type { SameKeys } from '../../catalogue.js';
import type { voice as he } from '../he/voice.js';

/** The words of a telephone call, English. */
export const voice: SameKeys<typeof he> = {
  greeting: 'Hello, Karov has a message for you. To hear it, press 9.',
  greetingUrgent: 'Hello, Karov has an urgent message for you. To hear it, press 9.',
  code: 'Hello, here is your Karov sign-in code. The code is: %{code}. Again: %{code}. Do not give this code to anybody.',
  hiddenCode: 'the Karov sign-in code, told in the call',
  question: 'To answer yes, press 1. To answer no, press 2. To hear this again, press 9.',
  yes: 'yes',
  no: 'no',
  again: 'To hear this again, press 9. To end the call, hang up.',
  test: 'This is a test call, so that we know that our messages reach you.',
  testQuestion:
    'To tell us that you have heard it, press 1. To hear this again, press 9. To get no more general messages, press 3.',
  star: 'star',
  onSite: 'on the Karov site',
  byDesk: 'by telephone, %{phone}',
  unknownKey: 'This key means nothing here.',
  noAnswer: 'We have received no answer. Thank you and goodbye.',
  goodbye: 'Thank you and goodbye.',
  over: 'This message is no longer valid. Thank you and goodbye.',
  said: {
    told: 'Your answer is: yes. Thank you very much! The details will come in another message.',
    ready: 'Your answer is: yes. Thank you very much! We will let you know when you are assigned.',
    declined: 'Your answer is: no. Thank you for answering.',
    coming: 'Your answer is: yes. Thank you very much!',
    notComing:
      'Your answer is: no. We will take care of somebody else, and there is no need to come. Thank you for answering.',
    givenUp: 'Your answer is: no. There is no need to come. Thank you for answering.',
    cancelled:
      'Your answer is: it is no longer needed. The request is cancelled, and whoever was to come will be told.',
    takenOver: 'The request is yours now. The details are on the site.',
    notTakenOver: 'Thank you. We will ask others of the team.',
    needsHelp:
      'Your answer is: you need help. We have begun to look after it and will let you know. In danger of life, call 1 0 1.',
    needsNothing: 'Your answer is: you need no help. Thank you.',
    filled: 'Somebody who helps has been found already. Thank you very much.',
    over: 'This request is closed already. Thank you very much.',
    again: 'We have your answer already. Thank you.',
    received: 'We know now that you have heard it. Thank you very much!',
    stopped:
      'You will get no more general messages. Messages about requests and assignments will come all the same.',
    refused: 'We could not take your answer. You can call us, %{phone}.',
  },
};
