import { isWaitingForApproval } from '@karov/domain';
import { memo } from 'react';
import { volunteerStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import type { Attention } from './attention.js';
import { PersonRow } from './person-row.js';
import { RowActs } from './row-acts.js';
import type { ListedVolunteer } from './shown.js';
import { volunteerActs } from './volunteer-acts.js';

interface VolunteerRowProps {
  listed: ListedVolunteer;
  attention: Attention;
  /** true for the one row of the list whose main action is filled */
  isLeading: boolean;
  onAct: (act: Act) => void;
}

/** A volunteer in the event, the person they help, and the one main action. */
export const VolunteerRow = memo(function VolunteerRow({
  listed: { request, metres },
  attention,
  isLeading,
  onAct,
}: VolunteerRowProps) {
  const text = useText();
  return (
    <PersonRow
      attention={attention}
      rowKey={`volunteer-${request.id}`}
      person={request.volunteer}
      status={volunteerStatus(request, text)}
      isOutside={request.is_outside}
      metres={metres}
      acts={
        <RowActs
          name={request.volunteer.full_name}
          {...volunteerActs(request, text)}
          isLeading={isLeading}
          onAct={onAct}
        />
      }
    >
      {request.assigned_user && (
        <span>
          {text('details.assigned_to')}: {request.assigned_user.full_name}
        </span>
      )}
      {isWaitingForApproval(request) && <span>{text('common.waitingForManager')}</span>}
    </PersonRow>
  );
});
