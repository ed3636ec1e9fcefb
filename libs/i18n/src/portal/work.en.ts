import type { SameKeys } from '../catalogue.js';
import { needMatters } from '../common/need-matters.en.js';
import type { workTexts as hebrew } from './work.he.js';

/** Texts of what a yes by a link has become, English: fetched once there is one. */
export const workTexts = {
  matter: needMatters,
  work: {
    call: 'Call',
    waiting: 'Thank you! We noted that you are ready',
    waitingUrgent: 'Thank you! The answer comes within two minutes',
    approved: 'You are approved and expected',
    onWay: 'On the way',
    arrived: 'You have arrived',
    completed: 'Help was given. Thank you from the heart!',
    withdrawn: 'Thank you for telling us',
    over: 'Thank you, it is no longer needed',
  },
} as const satisfies SameKeys<typeof hebrew>;
