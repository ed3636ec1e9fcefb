import type { Act } from './acts.js';
import { AssignDialog } from './assign-dialog.js';
import { ConfirmAct } from './confirm-act.js';
import { UserDetails, VolunteerDetails } from './details-dialog.js';
import { TimelinePanel } from './timeline-panel.js';

/** The dialog or panel of what was chosen. */
export function Dialogs({ act, eventId, onClose }: { act: Act; eventId: number; onClose: () => void }) {
  switch (act.kind) {
    case 'assign_volunteer':
    case 'assign_user':
      return <AssignDialog act={act} eventId={eventId} onClose={onClose} />;
    case 'user_details':
      return <UserDetails need={act.need} eventId={eventId} onClose={onClose} />;
    case 'volunteer_details':
      return <VolunteerDetails request={act.request} eventId={eventId} onClose={onClose} />;
    case 'timeline':
      return <TimelinePanel need={act.need} eventId={eventId} onClose={onClose} />;
    default:
      return <ConfirmAct act={act} eventId={eventId} onClose={onClose} />;
  }
}
