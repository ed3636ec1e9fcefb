import type { EventDetail, EventUserRequest } from '@karov/api-client';
import { Navigate } from 'react-router-dom';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { api } from '../../shared/api.js';
import { AssignAnybody } from '../../shared/assign/assign-anybody.js';
import { CallNext } from '../../shared/assign/call-next.js';
import { useText } from '../../shared/text.js';
import { TimelinePanel } from '../../shared/timeline/timeline-panel.js';
import { type Act, confirmationOf } from './acts.js';
import { AssignDialog } from './assign-dialog.js';
import { UserDetails, VolunteerDetails } from './details-dialog.js';
import { partKey, useReload } from './event-detail.js';
import { PairManyDialog } from './pair-many-dialog.js';
import { findWhoCouldCome } from './who-could-come.js';

/** The dialog or panel for the chosen action. */
export function Dialogs({
  act,
  event,
  chosen,
  onAct,
  onClose,
}: {
  act: Act;
  event: EventDetail;
  chosen: EventUserRequest | undefined;
  onAct: { ofNeed: (act: Act) => void; ofVolunteer: (act: Act) => void };
  onClose: () => void;
}) {
  const text = useText();
  const eventId = event.id;
  const reload = useReload(eventId);
  switch (act.kind) {
    case 'assign_volunteer':
    case 'assign_user':
    case 'phone_yes':
      return <AssignDialog act={act} event={event} onClose={onClose} />;
    case 'user_details':
      return (
        <UserDetails
          need={latest(event.event_user_requests, act.need)}
          eventId={eventId}
          onAct={onAct.ofNeed}
          onClose={onClose}
        />
      );
    case 'volunteer_details':
      return (
        <VolunteerDetails
          request={latest(event.event_volunteer_requests, act.request)}
          eventId={eventId}
          chosen={chosen}
          onAct={onAct.ofVolunteer}
          onClose={onClose}
        />
      );
    case 'new_request':
      return <Navigate to={`/create/new/help/request?user_id=${act.need.user.id}`} />;
    case 'pair_many':
      return <PairManyDialog event={event} onClose={onClose} />;
    case 'call_next':
      return (
        <CallNext
          name={act.need.user.full_name}
          callMore={(count) =>
            api.act('POST', '/event-user-requests/{id}/call-next', {
              params: { path: { id: act.need.id } },
              body: { count },
            })
          }
          onDone={() => void reload()}
          onClose={onClose}
        />
      );
    case 'assign_anybody':
      return (
        <AssignAnybody
          name={act.need.user.full_name}
          queryKey={['event', act.need.id]}
          find={(search, signal) => findWhoCouldCome(act.need.id, search, signal)}
          assign={({ volunteerId, hasSpoken }) =>
            api.act('POST', '/event-user-requests/{id}/volunteer', {
              params: { path: { id: act.need.id } },
              body: { volunteer_id: volunteerId, has_spoken: hasSpoken },
            })
          }
          onDone={() => void reload()}
          onClose={onClose}
        />
      );
    case 'timeline':
      return (
        <TimelinePanel
          name={act.need.user.full_name}
          load={(signal) =>
            api.get('/event-user-requests/{id}/timeline', { params: { path: { id: act.need.id } }, signal })
          }
          queryKey={partKey(eventId, 'timeline', act.need.id)}
          onClose={onClose}
        />
      );
    default:
      return <ConfirmAct confirmation={confirmationOf(act, text)} onDone={reload} onClose={onClose} />;
  }
}

/** What is shown follows the event while it is open. */
function latest<Row extends { id: number }>(rows: readonly Row[], opened: Row): Row {
  return rows.find(({ id }) => id === opened.id) ?? opened;
}
