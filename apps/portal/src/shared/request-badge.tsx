import { CALL_LOOKS, NEED_LOOKS } from '@karov/design';
import type { Approval, EventUserStatus, EventVolunteerStatus, ProgressStep } from '@karov/domain';
import { isWaitingForApproval } from '@karov/domain';
import { useText } from '../core/text.js';
import { StatusBadge } from '../design/badge/status-badge.js';

interface UserRequestState {
  status: EventUserStatus;
  is_approved: Approval;
  progress?: ProgressStep | null;
  /** the assignment will be approved without a confirmation (rule 70) */
  is_approved_soon: boolean;
}

/**
 * The state of a help seeker's request; an unapproved assignment is shown as waiting (rule 139), or as
 * answered within two minutes (rule 70); an approved assignment with the volunteer's progress.
 */
export function UserRequestBadge({
  status,
  is_approved,
  progress = null,
  is_approved_soon: isSoon,
}: UserRequestState) {
  const t = useText();
  if (isWaitingForApproval({ status, is_approved }))
    return (
      <StatusBadge tone={NEED_LOOKS.waitingForApproval}>
        {t(isSoon ? 'common.approvedSoon' : 'common.waitingForManager')}
      </StatusBadge>
    );
  if (status === 'assigned' && progress)
    return <StatusBadge tone={NEED_LOOKS.assigned}>{t(`common.progress.${progress}`)}</StatusBadge>;
  return <StatusBadge tone={NEED_LOOKS[status]}>{t(`common.eventUserStatus.${status}`)}</StatusBadge>;
}

/** The state of a volunteer's call. */
export function VolunteerRequestBadge({
  status,
  is_approved,
}: {
  status: EventVolunteerStatus;
  is_approved: Approval;
}) {
  const t = useText();
  if (isWaitingForApproval({ status, is_approved }))
    return <StatusBadge tone={NEED_LOOKS.waitingForApproval}>{t('common.waitingForManager')}</StatusBadge>;
  return <StatusBadge tone={CALL_LOOKS[status]}>{t(`common.eventVolunteerStatus.${status}`)}</StatusBadge>;
}
