import { jittered } from '@karov/api-client';
import { useRefresh } from 'react-admin';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { api } from '../../shared/api.js';
import { AssignAnybody } from '../../shared/assign/assign-anybody.js';
import { CallNext } from '../../shared/assign/call-next.js';
import { useText } from '../../shared/text.js';
import { TimelinePanel } from '../../shared/timeline/timeline-panel.js';
import { assignVolunteer, confirmationOf, type RequestAct } from './request-acts.js';
import { RequestPanel } from './request-panel.js';
import { HelperPanel, SeekerPanel } from './request-people.js';

/**
 * The interval between reloads of the timeline, in milliseconds, because no live channel announces changes of
 * a single request.
 */
const TIMELINE_MS = jittered(5000);

interface RequestDialogsProps {
  act: RequestAct;
  onAct: (act: RequestAct) => void;
  onClose: () => void;
}

/** The dialog or panel for the chosen action. */
export function RequestDialogs({ act, onAct, onClose }: RequestDialogsProps) {
  const text = useText();
  const refresh = useRefresh();
  const { kind, request, tab } = act;
  switch (kind) {
    case 'details':
      return <RequestPanel request={request} onAct={onAct} onClose={onClose} />;
    case 'seeker':
      return <SeekerPanel request={request} startsWith={tab} onClose={onClose} />;
    case 'volunteer':
      return <HelperPanel request={request} startsWith={tab} onClose={onClose} />;
    case 'assign':
      return (
        <AssignAnybody
          name={request.user.full_name}
          queryKey={['application', request.id]}
          find={(search, signal) =>
            api.get('/admin/user/open-volunteers', {
              params: { query: { application_id: request.id, search } },
              signal,
            })
          }
          assign={(choice) => assignVolunteer(request.id, choice)}
          onDone={refresh}
          onClose={onClose}
        />
      );
    case 'call_next':
      return (
        <CallNext
          name={request.user.full_name}
          callMore={(count) =>
            api.act('POST', '/admin/applications/{id}/call-next', {
              params: { path: { id: request.id } },
              body: { count },
            })
          }
          onDone={refresh}
          onClose={onClose}
        />
      );
    case 'timeline':
      return (
        <TimelinePanel
          name={request.user.full_name}
          load={(signal) =>
            api.get('/admin/applications/{id}/timeline', { params: { path: { id: request.id } }, signal })
          }
          queryKey={['application', request.id, 'timeline']}
          refreshMs={TIMELINE_MS}
          onClose={onClose}
        />
      );
    default:
      return (
        <ConfirmAct confirmation={confirmationOf(kind, request, text)} onDone={refresh} onClose={onClose} />
      );
  }
}
