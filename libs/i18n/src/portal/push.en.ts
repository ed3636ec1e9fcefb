import type { SameKeys } from '../catalogue.js';
import type { pushTexts as hebrew } from './push.he.js';

/** Texts about notifications on a device, English: fetched when they are shown. */
export const pushTexts = {
  push: {
    offerTitle: 'Shall we tell you here, on this device?',
    offerVolunteer:
      'When somebody near you needs help, this device shows a notification, also while Karov is closed. The screen does not say who needs help or where. Messages still come as usual.',
    offerSeeker:
      'When there is news about your request, this device shows a notification, also while Karov is closed. The screen says nothing about you. Messages still come as usual.',
    accept: 'Yes, tell me',
    notNow: 'Not now',
    turnedOn: 'From now on this device shows notifications',
    turnedOff: 'This device shows no more notifications',
    notAllowed: 'The browser was not allowed to show notifications. Messages still come as usual.',
    title: 'Notifications on devices',
    text: 'Notifications come beside messages and have no personal details in them. After you sign out they do not appear.',
    here: 'Show notifications on this device',
    blocked:
      'The browser blocks notifications from Karov. You can change that in its settings for this site.',
    install:
      'On an iPhone or iPad, first add Karov to the home screen: choose “Add to Home Screen” in the share menu, and open Karov from there.',
    impossible: 'This browser cannot show notifications. Messages still come as usual.',
    thisDevice: 'This device',
    since: 'Since %{time}',
    end: 'Stop',
    endOf: 'Stop notifications on %{device}',
    ended: 'The device gets no more notifications',
  },
} as const satisfies SameKeys<typeof hebrew>;
