import type { SameKeys } from '../catalogue.js';
import type { messageFaults as he } from './message-faults.he.js';

/** English: why a message did not arrive. */
export const messageFaults = {
  phone_off: 'The phone is off or out of reach',
  blocked: 'The number blocks messages',
  no_such_number: 'The number does not exist or is not in use',
  country: 'No messages are sent to numbers in this country',
  no_sms: 'The number cannot receive SMS',
  filtered: 'The carrier filtered the message out',
  stopped: 'The number asked for no more messages',
  no_whatsapp: 'The number is not on WhatsApp',
  template: 'WhatsApp has refused, paused or stopped this template',
  no_template:
    'More than 24 hours since their last WhatsApp message, and no approved template is set for this one',
  window_closed: 'More than 24 hours have passed since their last WhatsApp message',
  too_long: 'The message is too long for a WhatsApp template',
  push_refused: 'The push service refused the notification',
  content: 'WhatsApp does not accept the content of this message',
  no_such_mailbox: 'The e-mail address does not exist',
  mailbox_full: 'The mailbox is full',
  mailbox_closed: 'The mailbox is closed',
  mail_refused: 'The mail server refused the message',
  busy: 'The line was busy',
  no_answer: 'Nobody answered the call',
  machine: 'A machine answered the call',
  no_key: 'Somebody picked up and pressed no key',
  lost: 'It is not known how the call ended',
  over: 'The message was no longer valid when it was due to be sent',
  not_set_up: 'This channel is not set up',
  provider: 'A fault of the message provider',
  other: 'The message did not arrive',
} satisfies SameKeys<typeof he>;
