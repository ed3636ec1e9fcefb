import type { Approval, EventUserStatus, EventVolunteerStatus, ProgressStep } from '@karov/domain';
import { isWaitingForApproval } from '@karov/domain';
import { useText } from '../core/text.js';
import { StatusBadge, type BadgeTone } from '../design/badge/StatusBadge.js';

const USER_TONES: Readonly<Record<EventUserStatus, BadgeTone>> = {
  pending: 'waiting', assigned: 'info', completed: 'done', reject: 'danger', closed: 'neutral',
};
const VOLUNTEER_TONES: Readonly<Record<EventVolunteerStatus, BadgeTone>> = {
  pending: 'waiting', accept: 'done', reject: 'danger', assigned: 'info', completed: 'done', closed: 'neutral',
};

interface UserRequestState {
  status: EventUserStatus;
  is_approved: Approval;
  progress?: ProgressStep | null;
}

/** The state of a help seeker's request; an unapproved assignment says that it waits (part 2 §4), an approved one how far the volunteer has come. */
export function UserRequestBadge({ status, is_approved, progress = null }: UserRequestState) {
  const t = useText();
  if (isWaitingForApproval({ status, is_approved })) return <StatusBadge tone="waiting">{t('common.waitingForManager')}</StatusBadge>;
  if (status === 'assigned' && progress) return <StatusBadge tone="info">{t(`common.progress.${progress}`)}</StatusBadge>;
  return <StatusBadge tone={USER_TONES[status]}>{t(`common.eventUserStatus.${status}`)}</StatusBadge>;
}

/** The state of a volunteer's call. */
export function VolunteerRequestBadge({ status, is_approved }: { status: EventVolunteerStatus; is_approved: Approval }) {
  const t = useText();
  if (isWaitingForApproval({ status, is_approved })) return <StatusBadge tone="waiting">{t('common.waitingForManager')}</StatusBadge>;
  return <StatusBadge tone={VOLUNTEER_TONES[status]}>{t(`common.eventVolunteerStatus.${status}`)}</StatusBadge>;
}
