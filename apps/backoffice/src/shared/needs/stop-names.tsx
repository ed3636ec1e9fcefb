import type { EventUserRequest } from '@karov/api-client';
import { Typography } from '@mui/material';
import { useText } from '../text.js';

/** How many names are said; the rest is a number. */
const NAMED = 12;

interface StopNamesProps {
  needs: readonly Pick<
    EventUserRequest,
    'id' | 'status' | 'progress' | 'is_emergency' | 'waiting_since' | 'user' | 'volunteer'
  >[];
}

/**
 * Who still waits for help in an event, emergencies first, whose volunteer has not set out, and to whom help is on
 * its way, before the event is stopped.
 */
export function StopNames({ needs }: StopNamesProps) {
  const text = useText();
  const waiting = needs
    .filter(({ waiting_since: since }) => since !== null)
    .toSorted((one, other) => Number(other.is_emergency) - Number(one.is_emergency));
  const assigned = needs.filter(({ status }) => status === 'assigned');
  return (
    <>
      <Names
        title={text('events.stop_who_waits')}
        names={waiting.map(({ id, user, is_emergency: isEmergency }) => ({
          id,
          words: isEmergency ? `${text('console.emergency')} · ${user.full_name}` : user.full_name,
        }))}
      />
      <Names title={text('events.stop_not_set_out')} names={assigned.filter(hasNotSetOut).map(pairOf)} />
      <Names
        title={text('events.stop_who_comes')}
        names={assigned.filter((need) => !hasNotSetOut(need)).map(pairOf)}
      />
    </>
  );
}

type Need = StopNamesProps['needs'][number];

const hasNotSetOut = ({ progress }: Need): boolean => progress === null;

const pairOf = ({ id, user, volunteer }: Need) => ({
  id,
  words: [user.full_name, volunteer?.full_name].filter(Boolean).join(' · '),
});

function Names({ title, names }: { title: string; names: readonly { id: number; words: string }[] }) {
  const text = useText();
  if (names.length === 0) return null;
  return (
    <section>
      <Typography variant="h3">{title}</Typography>
      <ul style={{ margin: 0 }}>
        {names.slice(0, NAMED).map(({ id, words }) => (
          <li key={id}>
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
      {names.length > NAMED && (
        <Typography>{text('events.stop_more', { count: names.length - NAMED })}</Typography>
      )}
    </section>
  );
}
