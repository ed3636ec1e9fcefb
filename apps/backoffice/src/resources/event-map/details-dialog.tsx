import type { EventUserRequest, EventVolunteerRequest } from '@karov/api-client';
import { addressForDisplay } from '@karov/domain';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useRead } from '../../kit/reads.js';
import { ActButton } from '../../shared/acts/act-button.js';
import { api } from '../../shared/api.js';
import { PersonPanel } from '../../shared/chat/person-panel.js';
import { Matters, WaitingClock } from '../../shared/needs/need-facts.js';
import { PersonalDetails } from '../../shared/person/personal-details.js';
import { ShownAddress } from '../../shared/places/shown-address.js';
import { needStatus, volunteerStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';
import { Phone } from '../../shared/ui/phone.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import type { Act } from './acts.js';
import { partKey } from './event-detail.js';
import { entryText } from './history-text.js';
import { needActs } from './need-acts.js';
import type { RowAct } from './row-acts.js';
import { volunteerActs } from './volunteer-acts.js';

function History({
  kind,
  requestId,
  eventId,
}: {
  kind: 'user' | 'volunteer';
  requestId: number;
  eventId: number;
}) {
  const text = useText();
  const { data, isPending } = useRead({
    key: partKey(eventId, 'history', kind, requestId),
    read: (signal) =>
      api.get(`/activity-log/event/${kind}/request/{id}`, { params: { path: { id: requestId } }, signal }),
  });
  return (
    <section>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {text('details.history')}
      </Typography>
      {isPending && <Skeleton />}
      {data?.length === 0 && <Typography color="text.secondary">{text('details.no_history')}</Typography>}
      <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
        {data?.map((entry) => (
          <li key={entry.id}>
            {entryText(kind, entry, text)} · <RelativeTime at={entry.created_at} />
            {entry.system_note && <Typography color="text.secondary">{entry.system_note}</Typography>}
          </li>
        ))}
      </Box>
    </section>
  );
}

/** The same acts as in the person's row, which the panel covers; the details are what the panel shows. */
function PanelActs({ acts, onAct }: { acts: readonly RowAct[]; onAct: (act: Act) => void }) {
  const offered = acts.filter(({ act }) => act.kind !== 'user_details' && act.kind !== 'volunteer_details');
  if (offered.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', marginBlock: 1.5 }}>
      {offered.map(({ label, fullLabel, act, isDanger }) => (
        <ActButton
          key={fullLabel}
          tone="outlined"
          color={isDanger ? 'error' : 'primary'}
          label={label}
          fullLabel={fullLabel}
          onClick={() => onAct(act)}
        />
      ))}
    </Stack>
  );
}

/** The dialog about a help seeker in the event: details with history, and chat. */
export function UserDetails({
  need,
  eventId,
  onAct,
  onClose,
}: {
  need: EventUserRequest;
  eventId: number;
  onAct: (act: Act) => void;
  onClose: () => void;
}) {
  const text = useText();
  const { user, volunteer } = need;
  return (
    <PersonPanel
      title={text('act.details_of', { name: user.full_name })}
      conversation={{
        context: 'event',
        contextId: eventId,
        receiverId: user.id,
        name: user.full_name,
        contactNote: user.contact_note,
      }}
      canChat={!user.is_concealed}
      onClose={onClose}
    >
      <Matters matters={need.matters} floor={need.floor} />
      <PanelActs acts={needActs(need, text).acts} onAct={onAct} />
      <Facts
        facts={[
          [text('words.status'), <StatusChip key="status" {...needStatus(need, text)} />],
          [text('requests.waiting'), need.waiting_since && <WaitingClock since={need.waiting_since} />],
          [text('words.phone'), user.is_concealed ? text('map.concealed') : <Phone key="phone" of={user} />],
          [text('words.email'), user.email],
          [text('words.address'), <ShownAddress key="address" wire={user.address} />],
          [text('details.moved_to'), need.moved_to && <ShownAddress key="moved" wire={need.moved_to} />],
          [
            text('details.volunteer'),
            volunteer && (
              <>
                {volunteer.full_name} <Phone of={volunteer} />
              </>
            ),
          ],
          [text('words.system_note'), need.system_note],
          [text('details.created'), <RelativeTime key="created" at={need.created_at} />],
          [text('details.updated'), <RelativeTime key="updated" at={need.updated_at} />],
        ]}
      />
      {!user.is_concealed && (
        <PersonalDetails
          read={() => api.get('/event-user-requests/{id}/person', { params: { path: { id: need.id } } })}
        />
      )}
      <History kind="user" requestId={need.id} eventId={eventId} />
    </PersonPanel>
  );
}

/** The dialog about a volunteer in the event: details with history, and chat. */
export function VolunteerDetails({
  request,
  eventId,
  chosen,
  onAct,
  onClose,
}: {
  request: EventVolunteerRequest;
  eventId: number;
  /** the need that is chosen in the console */
  chosen: EventUserRequest | undefined;
  onAct: (act: Act) => void;
  onClose: () => void;
}) {
  const text = useText();
  const { volunteer, assigned_user: assigned } = request;
  return (
    <PersonPanel
      title={text('act.details_of', { name: volunteer.full_name })}
      conversation={{
        context: 'event',
        contextId: eventId,
        receiverId: volunteer.id,
        name: volunteer.full_name,
        contactNote: volunteer.contact_note,
      }}
      canChat={!volunteer.is_concealed}
      onClose={onClose}
    >
      <PanelActs acts={volunteerActs(request, text, chosen).acts} onAct={onAct} />
      <Facts
        facts={[
          [text('words.status'), <StatusChip key="status" {...volunteerStatus(request, text)} />],
          [
            text('words.phone'),
            volunteer.is_concealed ? text('map.concealed') : <Phone key="phone" of={volunteer} />,
          ],
          [text('words.address'), addressForDisplay(volunteer.address)],
          [text('details.assigned_to'), assigned?.full_name],
          [text('details.radius'), text('words.km', { value: request.radius })],
          [text('words.system_note'), request.system_note],
          [text('details.created'), <RelativeTime key="created" at={request.created_at} />],
          [text('details.updated'), <RelativeTime key="updated" at={request.updated_at} />],
        ]}
      />
      <History kind="volunteer" requestId={request.id} eventId={eventId} />
    </PersonPanel>
  );
}
