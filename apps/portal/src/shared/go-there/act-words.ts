import { type LinkAct, PROGRESS_STEPS, type ProgressStep } from '@karov/domain';
import type { Key } from '../../core/text.js';

/**
 * The words for a volunteer's actions on their work: the button and the confirmation, the same in events and
 * elsewhere.
 */
export const ACT_WORDS: Readonly<Record<LinkAct, { label: Key; done: Key }>> = {
  on_way: { label: 'volunteering.onWay', done: 'volunteering.onWayDone' },
  arrived: { label: 'volunteering.arrived', done: 'volunteering.arrivedDone' },
  complete: { label: 'volunteering.complete', done: 'volunteering.completeDone' },
  withdraw: { label: 'volunteering.withdraw', done: 'volunteering.withdrawDone' },
};

/**
 * Returns the label of an action's button; for help by telephone, the words do not mention coming or
 * arriving.
 */
export function actLabel(act: LinkAct, isByPhone: boolean, isThere = false): Key {
  if (isThere && act === 'withdraw') return 'volunteering.cannotHelp';
  if (isByPhone && act === 'complete') return 'volunteering.talked';
  return isByPhone && act === 'withdraw' ? 'volunteering.cannotCall' : ACT_WORDS[act].label;
}

/** Returns the question that asks for confirmation of an action. */
export function askedTitle(act: 'complete' | 'withdraw', isByPhone: boolean): Key {
  if (act === 'complete') return 'volunteering.confirmComplete';
  return isByPhone ? 'volunteering.confirmCannotCall' : 'volunteering.confirmWithdraw';
}

/**
 * Returns the next action among those that the server allows: a volunteer on site, or one who helps by
 * telephone, reports the end.
 */
export function nextAct(
  abilities: readonly string[],
  progress: ProgressStep | null,
  isByPhone: boolean,
): ProgressStep | 'complete' | null {
  if ((progress === 'arrived' || isByPhone) && abilities.includes('complete')) return 'complete';
  return PROGRESS_STEPS.find((step) => abilities.includes(step)) ?? null;
}
