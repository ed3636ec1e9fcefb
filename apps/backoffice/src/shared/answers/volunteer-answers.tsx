import type { StaffAnswer } from '@karov/api-client';
import type { AnswerAbility } from '@karov/domain';
import { naturally } from '@karov/domain';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { Chat } from '../chat/chat.js';
import type { DeskPlace } from '../notes/note-calls.js';
import { useText } from '../text.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { LoadFailure } from '../ui/load-failure.js';
import { Phone } from '../ui/phone.js';
import { RelativeTime } from '../ui/relative-time.js';
import { SidePanel } from '../ui/side-panel.js';
import { StatusChip } from '../ui/status-chip.js';
import { TypedText } from '../ui/typed-text.js';
import { answersKey, handleAnswer, useAnswers } from './answer-calls.js';

/**
 * What volunteers answered other than yes or no about a request or in an event: the text, buttons to call and
 * reply, and its actions (rules 146, 147). Renders nothing if there are no answers.
 */
export function VolunteerAnswers({ place }: { place: DeskPlace }) {
  const text = useText();
  const titleId = useId();
  const { data, isError, refetch } = useAnswers(place);
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={1.5}>
      <Typography variant="h3" component="h2" id={titleId}>
        {text('volunteer_answers.title')}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((answer) => (
          <Answer key={answer.id} answer={answer} place={place} />
        ))}
      </Stack>
    </Stack>
  );
}

function Answer({ answer, place }: { answer: StaffAnswer; place: DeskPlace }) {
  const text = useText();
  const { volunteer, words, channel, said_at: saidAt, request, handled } = answer;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        borderInlineStart: '3px solid',
        borderColor: handled ? 'divider' : 'primary.main',
        paddingInlineStart: 1.5,
      }}
    >
      <Typography component="div">
        <strong>
          <bdi>{volunteer.full_name}</bdi>
        </strong>{' '}
        · <Phone of={volunteer} />
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {words === null ? text('volunteer_answers.late_yes') : <TypedText>{words}</TypedText>}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text(`volunteer_answers.channel.${channel}`)} · <RelativeTime at={saidAt} />
        {place.about === 'events' && request && (
          <> · {text('volunteer_answers.about', { name: naturally(request.name) })}</>
        )}
      </Typography>
      {handled && (
        <StatusChip
          tone="neutral"
          label={text('volunteer_answers.handled', {
            outcome: text(`volunteer_answers.outcome.${handled.outcome}`),
            name: naturally(handled.by),
          })}
        />
      )}
      <AnswerActs answer={answer} place={place} />
    </Box>
  );
}

function AnswerActs({ answer, place }: { answer: StaffAnswer; place: DeskPlace }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const cache = useReads();
  const [asked, setAsked] = useState<'assign' | 'chat' | null>(null);
  const { volunteer, conversation, abilities } = answer;
  const name = volunteer.full_name;
  const handle = useAction({
    run: (ability: AnswerAbility) => handleAnswer(answer.id, ability),
    onDone: async (message) => {
      setAsked(null);
      notify(message ?? '', { type: 'success' });
      await cache.again(answersKey(place));
      refresh();
    },
  });
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {abilities.map((ability) => (
        <Button
          key={ability}
          size="small"
          variant="outlined"
          aria-label={text(`volunteer_answers.${ability}_of`, { name })}
          disabled={handle.isPending}
          onClick={() => (ability === 'assign' ? setAsked('assign') : handle.mutate(ability))}
        >
          {text(`volunteer_answers.${ability}`)}
        </Button>
      ))}
      {conversation && (
        <Button
          size="small"
          aria-label={text('volunteer_answers.write_of', { name })}
          onClick={() => setAsked('chat')}
        >
          {text('volunteer_answers.write')}
        </Button>
      )}
      {asked === 'assign' && (
        <ConfirmDialog
          title={text('volunteer_answers.assign_title', { name })}
          body={text('volunteer_answers.assign_body', { name })}
          confirmLabel={text('volunteer_answers.assign')}
          isBusy={handle.isPending}
          onConfirm={() => handle.mutate('assign')}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'chat' && conversation && (
        <SidePanel title={text('volunteer_answers.write_title', { name })} onClose={() => setAsked(null)}>
          <Chat
            conversation={{
              context: conversation.context,
              contextId: conversation.context_id,
              receiverId: volunteer.id,
              name,
              contactNote: volunteer.contact_note,
            }}
          />
        </SidePanel>
      )}
    </Stack>
  );
}
