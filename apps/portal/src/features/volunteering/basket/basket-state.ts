import type { BasketRow } from '@karov/api-client';
import { APPROVAL } from '@karov/domain';
import type { BadgeTone } from '../../../design/badge/status-badge.js';

/** The colour and icon of how an accepted request stands; the server says it in words (rule 1). */
export function basketTone({ is_approved: isApproved, ended, application }: BasketRow): BadgeTone {
  if (ended === 'completed') return 'done';
  if (ended === 'rejected') return 'danger';
  if (ended !== null) return 'neutral';
  if (application.is_overdue || isApproved === APPROVAL.declined) return 'danger';
  return isApproved === APPROVAL.waiting ? 'waiting' : 'info';
}

/** Whether something may still change by somebody else's hand. */
export function isUnderWay({ ended }: BasketRow): boolean {
  return ended === null;
}
