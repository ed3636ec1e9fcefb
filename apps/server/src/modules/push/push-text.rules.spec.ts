import { pushText } from './push.rules.js';

it.each([
  ['offer', 'application_call', true, 'push.offer'],
  ['offer', 'event_volunteer', true, 'push.offer'],
  ['emergency', 'application_call', true, 'push.offerUrgent'],
  ['emergency', 'event_volunteer', true, 'push.offerUrgent'],
  ['emergency', null, true, 'push.newsUrgent'],
  ['event_invite', 'event_volunteer', true, 'push.event_invite'],
  ['system', null, false, 'push.news'],
] as const)(
  'a message of type %s with a link of %s reads as what it is',
  (type, secretKind, isUrgent, key) => {
    expect(pushText({ type, secretKind, isUrgent })).toBe(key);
  },
);
