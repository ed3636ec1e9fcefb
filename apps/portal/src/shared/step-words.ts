import type { ProgressStep } from '@karov/domain';
import type { Key } from '../core/text.js';

/**
 * What a volunteer presses on the way to somebody, and what is said once it is noted; the same in events and
 * for single requests.
 */
export const STEP_WORDS: Readonly<Record<ProgressStep, { label: Key; done: Key }>> = {
  on_way: { label: 'volunteering.onWay', done: 'volunteering.onWayDone' },
  arrived: { label: 'volunteering.arrived', done: 'volunteering.arrivedDone' },
};
