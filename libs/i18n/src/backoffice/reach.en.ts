import type { SameKeys } from '../catalogue.js';
import type { reachHe } from './reach.he.js';

/** Texts about which people messages reach. */
export const reachEn: SameKeys<typeof reachHe> = {
  reach: {
    title: 'Whom messages reach',
    intro: 'By which channels a message would reach each person now, and whom it would not reach at all.',
    counts: 'How many people, by the number of channels that reach them',
    levels: { many: 'Two channels or more', one: 'One channel', none: 'No channel' },
    level: 'Reached by',
    person: 'Name',
    phone: 'Telephone',
    channels: 'Channels that reach',
    bounced: 'Channels that were refused',
    last_delivered: 'Last message received',
    last_answered: 'Last answer',
    never: 'Never',
    no_channel: 'None',
    empty: 'Nobody is here.',
    empty_hint: 'Choose another district or remove a filter.',
    section: 'Do messages arrive',
    states: {
      works: 'A message would go this way',
      bounced: 'Messages were refused',
      not_chosen: 'Not chosen as a way to be reached',
      no_address: 'No address or number',
      landline: 'A landline, which takes calls only',
      no_calls: 'A call does not suit',
    },
    delivered_at: 'A message was received %{when}',
    sent_at: 'A message left %{when}, with no word yet that it was received',
    failed_at: 'Refused %{when}: %{why}',

    unsubscribed: 'No messages to many',
    push: 'Notifications on devices',
    all_messages: 'All messages in the log',
    test: 'Send a test message',
    test_message:
      'This is a test, so that we know that our messages reach you. Please answer with the word: received',
    all_listed: 'All in the list (%{count})',
    ticked: 'Those who are ticked (%{count})',
    check: 'Check',
    failed: 'We could not check.',
  },
};
