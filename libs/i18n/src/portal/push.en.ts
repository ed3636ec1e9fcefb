import type { SameKeys } from '../catalogue.js';
import type { pushTexts as hebrew } from './push.he.js';

/** The English texts about notifications on a device, loaded when they are shown. */
export const pushTexts = {
  push: {
    offerTitle: 'Would you like notifications on this device?',
    offerVolunteer:
      'When somebody near you needs help, this device shows a notification, even while the site is closed. It does not say who needs help or where. Messages still come as usual.',
    offerSeeker:
      'When there is news about your request, this device shows a notification, even while the site is closed. It says nothing about you. Messages still come as usual.',
    accept: 'Yes, tell me',
    notNow: 'Not now',
    turnedOn: 'Notifications are on for this device',
    turnedOff: 'Notifications are off for this device',
    notAllowed: 'The browser was not allowed to show notifications. Messages still come as usual.',
    title: 'Notifications on devices',
    text: 'Notifications come in addition to messages and contain no personal details. After you sign out they do not appear.',
    here: 'Show notifications on this device',
    blocked: 'Your browser blocks our notifications. You can change that in its settings for this site.',
    install:
      'On an iPhone or iPad, first add Karov to the home screen: choose “Add to Home Screen” in the share menu, and open Karov from there.',
    impossible: 'This browser cannot show notifications. Messages still come as usual.',
    thisDevice: 'This device',
    since: 'Since %{time}',
    end: 'Stop',
    endOf: 'Stop notifications on %{device}',
    ended: 'The device will get no more notifications',
  },
} as const satisfies SameKeys<typeof hebrew>;
