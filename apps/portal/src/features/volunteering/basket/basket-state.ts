import type { BasketRow } from '@karov/api-client';
import { APPROVAL } from '@karov/domain';
import type { BadgeTone } from '../../../design/badge/status-badge.js';

/** The colour and icon for the state of an accepted request; the server provides the words (rule 1). */
export function basketTone({ is_approved: isApproved, ended, application }: BasketRow): BadgeTone {
  if (ended === 'completed') return 'done';
  if (ended === 'rejected') return 'danger';
  if (ended !== null) return 'neutral';
  if (application.is_overdue || isApproved === APPROVAL.declined) return 'danger';
  return isApproved === APPROVAL.waiting ? 'waiting' : 'info';
}

/** Whether somebody else may still change the request. */
export function isUnderWay({ ended }: BasketRow): boolean {
  return ended === null;
}
