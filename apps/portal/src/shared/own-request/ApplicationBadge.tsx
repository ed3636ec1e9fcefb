import { APPLICATION_LOOKS } from '@karov/design';
import type { ApplicationStatus } from '@karov/domain';
import { useText } from '../../core/text.js';
import { StatusBadge } from '../../design/badge/StatusBadge.js';

/** The state of an own help request. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const t = useText();
  return <StatusBadge tone={APPLICATION_LOOKS[status]}>{t(`common.applicationStatus.${status}`)}</StatusBadge>;
}
