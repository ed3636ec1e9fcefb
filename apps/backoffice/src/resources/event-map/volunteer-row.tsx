import type { EventVolunteerRequest } from '@karov/api-client';
import { isWaitingForApproval } from '@karov/domain';
import { Typography } from '@mui/material';
import { memo } from 'react';
import { volunteerStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import type { Attention } from './attention.js';
import { PersonRow } from './person-row.js';
import { RowActs } from './row-acts.js';
import { volunteerActs } from './volunteer-acts.js';

interface VolunteerRowProps {
  request: EventVolunteerRequest;
  attention: Attention;
  onAct: (act: Act) => void;
}

/** A volunteer in the event, the person they help, and the one main action. */
export const VolunteerRow = memo(function VolunteerRow({ request, attention, onAct }: VolunteerRowProps) {
  const text = useText();
  return (
    <PersonRow
      attention={attention}
      rowKey={`volunteer-${request.id}`}
      person={request.volunteer}
      status={volunteerStatus(request, text)}
      isOutside={request.is_outside}
      acts={<RowActs name={request.volunteer.full_name} {...volunteerActs(request, text)} onAct={onAct} />}
    >
      {request.assigned_user && (
        <Typography variant="body2">
          {text('details.assigned_to')}: {request.assigned_user.full_name}
        </Typography>
      )}
      {isWaitingForApproval(request) && (
        <Typography variant="body2">{text('common.waitingForManager')}</Typography>
      )}
    </PersonRow>
  );
});
