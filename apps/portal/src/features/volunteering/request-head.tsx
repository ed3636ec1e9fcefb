import type { OpenApplication } from '@karov/api-client';
import { isUrgentPriority } from '@karov/domain';
import type { ReactNode } from 'react';
import { useText } from '../../core/text.js';
import { StatusBadge } from '../../design/badge/status-badge.js';

interface RequestHeadProps {
  id: string;
  request: OpenApplication;
  /** further badges */
  children?: ReactNode;
}

/** The kind of help and, if it is urgent, a badge that says so by colour, icon and word. */
export function RequestHead({ id, request, children }: RequestHeadProps) {
  const t = useText();
  const isUrgent = isUrgentPriority(request.label_priority) === 1;
  return (
    <div className="request__head">
      <h3 id={id}>{request.category.label}</h3>
      {request.is_emergency && (
        <StatusBadge tone="danger" icon="alert">
          {t('volunteering.emergency')}
        </StatusBadge>
      )}
      {isUrgent && !request.is_emergency && (
        <StatusBadge tone="waiting" icon="alert">
          {t('volunteering.urgent')}
        </StatusBadge>
      )}
      {children}
    </div>
  );
}
