import type { EventVolunteerRequest } from '@karov/api-client';
import { isWaitingForApproval } from '@karov/domain';
import { Typography } from '@mui/material';
import { volunteerStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import { LegendDialog } from './legend-dialog.js';
import { PersonCard } from './person-card.js';
import { SideList } from './side-list.js';
import { VolunteerActions } from './volunteer-actions.js';

interface VolunteerListProps {
  requests: readonly EventVolunteerRequest[];
  startsOpen: boolean;
  onAct: (act: Act) => void;
}

const ORDER: Readonly<Record<EventVolunteerRequest['status'], number>> = {
  accept: 0,
  assigned: 1,
  pending: 2,
  completed: 3,
  reject: 4,
  closed: 5,
};

/** The volunteers of the event; who is ready stands first. */
export function VolunteerList({ requests, startsOpen, onAct }: VolunteerListProps) {
  const text = useText();
  return (
    <SideList
      title={text('map.volunteers', { count: requests.length })}
      requests={requests.toSorted((a, b) => ORDER[a.status] - ORDER[b.status])}
      startsOpen={startsOpen}
      personOf={(request) => request.volunteer}
      empty={{ title: text('map.no_volunteers'), hint: text('map.no_volunteers_hint') }}
      legend={(close) => <LegendDialog kind="volunteers" onClose={close} />}
      renderItem={(request) => (
        <PersonCard
          person={request.volunteer}
          status={volunteerStatus(request, text)}
          isOutside={request.is_outside}
          actions={<VolunteerActions request={request} onAct={onAct} />}
          notes={
            <>
              {request.assigned_user && (
                <Typography variant="body2">
                  {text('details.assigned_to')}: {request.assigned_user.full_name}
                </Typography>
              )}
              {isWaitingForApproval(request) && <Typography variant="body2">{text('common.waitingForManager')}</Typography>}
            </>
          }
        />
      )}
    />
  );
}
