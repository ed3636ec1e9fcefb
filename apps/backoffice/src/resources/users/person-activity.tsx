import type { EventQuestion, PersonRequest, UserDoings, UserRecord } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { isolated } from '@karov/domain';
import { Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { useIsAdmin } from '../../shared/area.js';
import { type Translate, useText } from '../../shared/text.js';
import { formatSpan } from '../../shared/time.js';
import { Facts } from '../../shared/ui/facts.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { usePersonActivity } from './person-calls.js';
import { lookOfRequest, WAITING_REQUESTS } from './person-requests.js';
import { PersonSection } from './person-section.js';
import { hasRole } from './person-words.js';

/** Requests and events, each with a link to its page. */
function Requests({ requests }: { requests: readonly PersonRequest[] }) {
  const text = useText();
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none', inlineSize: '100%' }}>
      {requests.map(
        ({ id, kind, name, is_helper: isHelper, status, is_address_changed: isMoved, created_at }) => (
          <Stack
            component="li"
            key={`${kind}-${id}-${String(isHelper)}`}
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          >
            <StatusChip isShort {...lookOfRequest(status, text)} />
            {isMoved && WAITING_REQUESTS.includes(status) && (
              <StatusChip isShort tone="waiting" label={text('requests.address_changed')} />
            )}
            <Link component={RouterLink} to={kind === 'event' ? `/events/map/${id}` : `/requests/${id}`}>
              {name}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {text(isHelper ? 'people.panel.helps' : 'people.panel.asks')} · <RelativeTime at={created_at} />
            </Typography>
          </Stack>
        ),
      )}
    </Stack>
  );
}

/** A person's open matters; for a help seeker, a new request can be opened from here. */
export function WhatWaits({ person }: { person: UserRecord }) {
  const text = useText();
  const { data } = usePersonActivity(person.id);
  const waiting = data?.requests.filter(({ status }) => WAITING_REQUESTS.includes(status)) ?? [];
  return (
    <PersonSection title={text('people.panel.waits')}>
      {!data && <Skeleton width="100%" />}
      {data && waiting.length === 0 && (
        <Typography color="text.secondary">{text('people.panel.waits_none')}</Typography>
      )}
      {waiting.length > 0 && <Requests requests={waiting} />}
      {hasRole(person.roles, 'user') && (
        <Button
          size="small"
          variant="outlined"
          component={RouterLink}
          to={`/create/new/help/request?user_id=${person.id}`}
        >
          {text('people.panel.new_request')}
        </Button>
      )}
    </PersonSection>
  );
}

/** A person's requests and activities, their answers to calls, and the messages sent to them. */
export function PersonActivity({ person }: { person: UserRecord }) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const { data } = usePersonActivity(person.id);
  if (!data) return null;
  return (
    <>
      <PersonSection title={text('people.panel.doings')}>
        {data.requests.length === 0 ? (
          <Typography color="text.secondary">{text('people.panel.doings_none')}</Typography>
        ) : (
          <Requests requests={data.requests} />
        )}
      </PersonSection>
      {(data.calls ?? data.questions.length > 0) && <Answers calls={data.calls} questions={data.questions} />}
      {isAdmin && <Messages id={person.id} messages={data.messages} />}
    </>
  );
}

function Answers({ calls, questions }: Pick<UserDoings, 'calls' | 'questions'>) {
  const text = useText();
  return (
    <PersonSection title={text('people.panel.calls')}>
      {calls && <Calls calls={calls} />}
      {questions.length > 0 && <Questions questions={questions} />}
    </PersonSection>
  );
}

function answerLook(
  { kind, answer, is_open: isOpen }: EventQuestion,
  text: Translate,
): { tone: Tone; label: string } {
  if (answer === null)
    return isOpen
      ? { tone: 'waiting', label: text('people.panel.unanswered') }
      : { tone: 'neutral', label: text('people.panel.calls_silent') };
  return {
    tone: answer === 'no' ? 'neutral' : kind === 'ready' ? 'done' : 'info',
    label: text(`people.panel.answers.${kind}_${answer}`),
  };
}

/** The questions that the person was asked in events, with answers and response times. */
function Questions({ questions }: { questions: readonly EventQuestion[] }) {
  const text = useText();
  return (
    <Stack
      component="ul"
      aria-label={text('people.panel.questions')}
      spacing={1}
      sx={{ m: 0, p: 0, listStyle: 'none', inlineSize: '100%' }}
    >
      {questions.map((question) => (
        <Stack
          component="li"
          key={`${question.kind}-${question.event_id}-${question.asked_at}`}
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <StatusChip isShort {...answerLook(question, text)} />
          <Link component={RouterLink} to={`/events/map/${question.event_id}`}>
            {question.name}
          </Link>
          <Typography variant="body2" color="text.secondary">
            {text(`people.panel.asked.${question.kind}`)} · <RelativeTime at={question.asked_at} />
            {question.seconds !== null && (
              <> · {text('people.panel.answered_in', { time: isolated(formatSpan(question.seconds)) })}</>
            )}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function Calls({ calls }: { calls: NonNullable<UserDoings['calls']> }) {
  const text = useText();
  if (calls.asked === 0)
    return <Typography color="text.secondary">{text('people.panel.calls_none')}</Typography>;
  return (
    <Facts
      facts={[
        [text('people.panel.calls_asked'), String(calls.asked)],
        [text('people.panel.calls_accepted'), String(calls.accepted)],
        [text('people.panel.calls_declined'), String(calls.declined)],
        [text('people.panel.calls_silent'), String(calls.silent)],
        [
          text('people.panel.calls_speed'),
          calls.median_seconds !== null && <bdi dir="ltr">{formatSpan(calls.median_seconds)}</bdi>,
        ],
        [text('people.panel.calls_last'), calls.last_called_at && <RelativeTime at={calls.last_called_at} />],
      ]}
    />
  );
}

function Messages({ id, messages }: { id: number; messages: UserDoings['messages'] }) {
  const text = useText();
  const { data: types = [] } = useRead({
    key: ['notification-types'],
    read: (signal) => api.get('/notification-types', { signal }),
  });
  const filter = encodeURIComponent(JSON.stringify({ receiver_id: String(id) }));
  return (
    <PersonSection title={text('people.panel.messages')}>
      {messages.length === 0 && (
        <Typography color="text.secondary">{text('people.panel.messages_none')}</Typography>
      )}
      <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {messages.map(({ type, channel, sent_at }, index) => (
          <li key={index}>
            {types.find((one) => one.id === type)?.label ?? type} ·{' '}
            <bdi dir="ltr">{channel.toUpperCase()}</bdi> · <RelativeTime at={sent_at} />
          </li>
        ))}
      </Stack>
      {messages.length > 0 && (
        <Link component={RouterLink} to={`/notifications?filter=${filter}`}>
          {text('people.panel.messages_all')}
        </Link>
      )}
    </PersonSection>
  );
}
