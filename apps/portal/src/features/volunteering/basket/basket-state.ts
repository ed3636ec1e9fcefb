import type { BasketRow } from '@karov/api-client';
import { APPROVAL, type AssignmentEnd, type ProgressStep } from '@karov/domain';
import type { Key } from '../../../core/text.js';
import type { BadgeTone } from '../../../design/badge/StatusBadge.js';

export interface BasketState {
  tone: BadgeTone;
  text: Key;
}

const ENDS: Readonly<Record<AssignmentEnd, BasketState>> = {
  declined: { tone: 'neutral', text: 'volunteering.stateDeclined' },
  rejected: { tone: 'danger', text: 'volunteering.stateRejected' },
  withdrawn: { tone: 'neutral', text: 'volunteering.stateWithdrawn' },
  released: { tone: 'neutral', text: 'volunteering.stateReleased' },
  completed: { tone: 'done', text: 'volunteering.stateCompleted' },
  over: { tone: 'neutral', text: 'volunteering.stateOver' },
};
const STEPS: Readonly<Record<ProgressStep, Key>> = { on_way: 'volunteering.stateOnWay', arrived: 'volunteering.stateArrived' };

/** How an accepted request stands: waiting until it is approved (part 1 §4, decision 1), then how far the volunteer has come. */
export function basketState({ is_approved, ended, progress }: BasketRow): BasketState {
  if (ended !== null) return ENDS[ended];
  if (is_approved === APPROVAL.waiting) return { tone: 'waiting', text: 'volunteering.stateWaiting' };
  if (is_approved === APPROVAL.declined) return ENDS.rejected;
  return { tone: 'info', text: progress === null ? 'volunteering.stateApproved' : STEPS[progress] };
}

/** Whether something may still change by somebody else's hand. */
export function isUnderWay({ ended }: BasketRow): boolean {
  return ended === null;
}
