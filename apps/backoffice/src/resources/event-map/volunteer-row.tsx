import type { EventUserRequest, OpenVolunteer } from '@karov/api-client';
import { isWaitingForApproval } from '@karov/domain';
import { Typography } from '@mui/material';
import { memo } from 'react';
import { callRecordWords } from '../../shared/assign/call-record.js';
import { volunteerStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import type { Act } from './acts.js';
import type { Attention } from './attention.js';
import { PersonRow } from './person-row.js';
import { RowActs } from './row-acts.js';
import type { ListedVolunteer } from './shown.js';
import { volunteerActs } from './volunteer-acts.js';

interface VolunteerRowProps {
  listed: ListedVolunteer;
  /** the need that is chosen in the console */
  chosen: EventUserRequest | undefined;
  /** what is known of the volunteer who could come to the chosen need */
  candidate: OpenVolunteer | undefined;
  attention: Attention;
  /** true for the one row of the list whose main action is filled */
  isLeading: boolean;
  onAct: (act: Act) => void;
}

/** A volunteer in the event, the person they help, and the one main action. */
export const VolunteerRow = memo(function VolunteerRow({
  listed: { request, metres },
  chosen,
  candidate,
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
          {...volunteerActs(request, text, chosen)}
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
      {candidate && <Facts candidate={candidate} />}
      {isWaitingForApproval(request) && <span>{text('common.waitingForManager')}</span>}
    </PersonRow>
  );
});

/** What decides between several who could come: vehicle, load, what speaks against them, and what they said. */
function Facts({ candidate }: { candidate: OpenVolunteer }) {
  const text = useText();
  const words = [
    candidate.has_vehicle && text('assign.vehicle'),
    ...callRecordWords(candidate, text),
    !candidate.is_fitting && candidate.reason,
  ];
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {words.filter(Boolean).join(' · ')}
      </Typography>
      {candidate.said !== null && <TypedText>{candidate.said}</TypedText>}
    </>
  );
}
