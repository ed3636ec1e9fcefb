import type { ApplicationStatus } from '@karov/domain';
import { useText } from '../../core/text.js';
import { StatusBadge, type BadgeTone } from '../../design/badge/StatusBadge.js';

/** Part 1 §4: open waits, in treatment is under way, completed is done, the others are not. */
const TONES: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  open: 'waiting', 'in treatment': 'info', completed: 'done', closed: 'danger', reject: 'danger', expired: 'danger',
};

/** The state of an own help request. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const t = useText();
  return <StatusBadge tone={TONES[status]}>{t(`ownRequest.status.${status}`)}</StatusBadge>;
}
