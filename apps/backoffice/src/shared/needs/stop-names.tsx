import type { EventUserRequest } from '@karov/api-client';
import { isolated, isWaitingForApproval, localTime } from '@karov/domain';
import { Typography } from '@mui/material';
import { type Translate, useText } from '../text.js';

/** How many names are said; the rest is a number. */
const NAMED = 12;

interface StopNamesProps {
  needs: readonly Pick<
    EventUserRequest,
    | 'id'
    | 'status'
    | 'is_approved'
    | 'progress'
    | 'is_emergency'
    | 'waiting_since'
    | 'sets_out_until'
    | 'user'
    | 'volunteer'
  >[];
}

/**
 * What becomes of everybody in an event when it is stopped: emergencies go on, other requests that wait are
 * closed, a yes still waits for approval, and help at hand comes, unless its volunteer does not set out in time.
 */
export function StopNames({ needs }: StopNamesProps) {
  const text = useText();
  const waiting = needs.filter(({ waiting_since: since }) => since !== null);
  const approving = needs.filter(isWaitingForApproval);
  const assigned = needs.filter((need) => need.status === 'assigned' && !isWaitingForApproval(need));
  return (
    <>
      <Names
        title={text('events.stop_emergencies')}
        names={waiting.filter(({ is_emergency: isEmergency }) => isEmergency).map(nameOf)}
      />
      <Names
        title={text('events.stop_who_waits')}
        names={waiting.filter(({ is_emergency: isEmergency }) => !isEmergency).map(nameOf)}
      />
      <Names title={text('events.stop_to_approve')} names={approving.map(pairOf)} />
      <Names
        title={text('events.stop_not_set_out')}
        names={assigned.filter(hasNotSetOut).map((need) => withTime(need, text))}
      />
      <Names
        title={text('events.stop_who_comes')}
        names={assigned.filter((need) => !hasNotSetOut(need)).map(pairOf)}
      />
    </>
  );
}

type Need = StopNamesProps['needs'][number];

const hasNotSetOut = ({ progress }: Need): boolean => progress === null;

const nameOf = ({ id, user }: Need) => ({ id, words: user.full_name });

/** Who comes to whom, and until when they have to set out. */
function withTime(need: Need, text: Translate) {
  const pair = pairOf(need);
  if (need.sets_out_until === null) return pair;
  const time = isolated(localTime(new Date(need.sets_out_until)));
  return { ...pair, words: text('events.stop_until', { pair: pair.words, time }) };
}

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
