import type { EventRequestRow } from '@karov/api-client';
import { Button, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { VolunteerAnswers } from '../../shared/answers/volunteer-answers.js';
import { api } from '../../shared/api.js';
import { PersonPanel } from '../../shared/chat/person-panel.js';
import { Notes } from '../../shared/notes/notes.js';
import { PersonalDetails } from '../../shared/person/personal-details.js';
import { useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { SidePanel } from '../../shared/ui/side-panel.js';
import { EventActions } from './event-actions.js';
import type { EventAct } from './event-acts.js';
import { EventState } from './event-state.js';

interface EventPanelProps {
  row: EventRequestRow;
  onClose: () => void;
}

/** The panel with a request in an event, next to the list. */
export function EventRequestPanel({
  row,
  onAct,
  onClose,
}: EventPanelProps & { onAct: (act: EventAct) => void }) {
  const text = useText();
  const { user, volunteer, event } = row;
  const place = { about: 'event-user-requests', id: row.id } as const;
  return (
    <SidePanel
      title={text('requests.request_of', { category: event.name, name: user?.full_name ?? '' })}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <EventState row={row} />
        <EventActions row={row} onAct={onAct} />
        <Facts
          facts={[
            [
              text('words.event'),
              <Link key="event" component={RouterLink} to={`/events/map/${event.id}`}>
                {event.name}
              </Link>,
            ],
            [
              text('requests.user'),
              user && (
                <PersonButton
                  key="user"
                  kind="seeker"
                  name={user.full_name}
                  onClick={() => onAct({ kind: 'seeker', row })}
                />
              ),
            ],
            [
              text('requests.volunteer'),
              volunteer && (
                <PersonButton
                  key="volunteer"
                  kind="volunteer"
                  name={volunteer.full_name}
                  onClick={() => onAct({ kind: 'volunteer', row })}
                />
              ),
            ],
            [text('requests.notes'), row.system_note],
            [text('requests.created'), <RelativeTime key="created" at={row.creation_date} />],
            [text('details.updated'), <RelativeTime key="updated" at={row.updated_at} />],
          ]}
        />
        <VolunteerAnswers place={place} />
        <Notes place={place} />
      </Stack>
    </SidePanel>
  );
}

/** A name that opens the details of the person. */
export function PersonButton({
  kind,
  name,
  onClick,
}: {
  kind: 'seeker' | 'volunteer';
  name: string;
  onClick: () => void;
}) {
  const text = useText();
  return (
    <Button
      size="small"
      onClick={onClick}
      aria-label={text(`requests.${kind}_of`, { name })}
      sx={{ p: 0, minInlineSize: 0, textAlign: 'start' }}
    >
      {name}
    </Button>
  );
}

/** The panel about a help seeker or volunteer in an event: details, and the chat about the event. */
export function EventPersonPanel({ row, kind, onClose }: EventPanelProps & { kind: 'seeker' | 'volunteer' }) {
  const text = useText();
  const { user, volunteer, event } = row;
  const person = kind === 'seeker' ? user : volunteer;
  if (!person) return null;
  return (
    <PersonPanel
      title={text(`requests.${kind}_of`, { name: person.full_name })}
      conversation={{
        context: 'event',
        contextId: event.id,
        receiverId: person.id,
        name: person.full_name,
        contactNote: person.contact_note,
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          [text('words.event'), event.name],
          [text('requests.speaking'), person.spoken_to.writes && text('common.writing.does')],
          [text('common.words.contactNote'), person.contact_note],
          [text('words.status'), <EventState key="status" row={row} />],
          [text('requests.volunteer'), kind === 'seeker' && volunteer?.full_name],
          [text('details.assigned_to'), kind === 'volunteer' && user?.full_name],
        ]}
      />
      {kind === 'seeker' && (
        <PersonalDetails
          read={() => api.get('/event-user-requests/{id}/person', { params: { path: { id: row.id } } })}
        />
      )}
    </PersonPanel>
  );
}
