import type { OwnApplication } from '@karov/api-client';
import { APPLICATION_LOOKS } from '@karov/design';
import { shownApplicationStatus } from '@karov/domain';
import { useText } from '../../core/text.js';
import { StatusBadge } from '../../design/badge/status-badge.js';

/** The state of the person's own help request. */
export function ApplicationBadge({ request }: { request: Pick<OwnApplication, 'status' | 'ended_by'> }) {
  const t = useText();
  const status = shownApplicationStatus(request.status, request.ended_by);
  return (
    <StatusBadge tone={APPLICATION_LOOKS[status]}>{t(`common.applicationStatus.${status}`)}</StatusBadge>
  );
}
