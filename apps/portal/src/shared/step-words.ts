import type { ProgressStep } from '@karov/domain';
import type { Key } from '../core/text.js';

/**
 * The label of each step on the way to a person, and the confirmation; the same in events and for single
 * requests.
 */
export const STEP_WORDS: Readonly<Record<ProgressStep, { label: Key; done: Key }>> = {
  on_way: { label: 'volunteering.onWay', done: 'volunteering.onWayDone' },
  arrived: { label: 'volunteering.arrived', done: 'volunteering.arrivedDone' },
};
