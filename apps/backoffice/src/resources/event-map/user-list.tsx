import type { EventUserRequest } from '@karov/api-client';
import { Typography } from '@mui/material';
import { needStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import { LegendDialog } from './legend-dialog.js';
import { PersonCard } from './person-card.js';
import { SideList } from './side-list.js';
import { UserActions } from './user-actions.js';

interface UserListProps {
  requests: readonly EventUserRequest[];
  startsOpen: boolean;
  onAct: (act: Act) => void;
}

/** What needs somebody soonest stands first. */
function urgency(need: EventUserRequest): number {
  if (need.needs_coordinator) return 0;
  if (need.abilities.includes('approve')) return 1;
  if (need.abilities.includes('assign')) return 2;
  return need.status === 'pending' || need.status === 'assigned' ? 3 : 4;
}

/** The help seekers of the event. */
export function UserList({ requests, startsOpen, onAct }: UserListProps) {
  const text = useText();
  return (
    <SideList
      title={text('map.users', { count: requests.length })}
      requests={requests.toSorted((a, b) => urgency(a) - urgency(b))}
      startsOpen={startsOpen}
      personOf={(need) => need.user}
      empty={{ title: text('map.no_users'), hint: text('map.no_users_hint') }}
      legend={(close) => <LegendDialog kind="users" onClose={close} />}
      renderItem={(need) => (
        <PersonCard
          person={need.user}
          status={needStatus(need, text)}
          isOutside={need.is_outside}
          actions={<UserActions need={need} onAct={onAct} />}
          notes={
            need.volunteer && (
              <Typography variant="body2">
                {text('details.volunteer')}: {need.volunteer.full_name}
              </Typography>
            )
          }
        />
      )}
    />
  );
}
