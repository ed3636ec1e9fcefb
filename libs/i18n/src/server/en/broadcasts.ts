/** The English texts about broadcasts. */
export const broadcasts = {
  sent: 'The message is on its way.',
  sentBefore: 'This message has already been sent. Nothing was sent again.',
  stopped: 'What has not left will not be sent.',
  leftOut: {
    out_of_reach: 'Outside your regions',
    deleted: 'Deleted account',
    blocked: 'Blocked account',
    unsubscribed: 'Asked for no such messages',
    no_address: 'No e-mail address',
    no_number: 'No telephone number',
    no_texts: 'Take no text messages',
    bounced: 'The address takes no messages',
    no_telephone: 'Take neither text messages nor calls',
  },
} as const;
