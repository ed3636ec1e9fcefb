import type { ChatAnswering } from '@karov/api-client';
import { session } from '@karov/web';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { useText } from '../text.js';
import { type Giving, handOver } from './answering-calls.js';
import { CHAT_KEY, type Conversation } from './chat-calls.js';
import { HandOverDialog } from './hand-over-dialog.js';

/**
 * The staff member who answers in this conversation, with buttons to take it over or hand it to a colleague
 * (rule 208).
 */
export function Answering({
  conversation,
  answering,
}: {
  conversation: Conversation;
  answering: ChatAnswering;
}) {
  const text = useText();
  const notify = useNotify();
  const queries = useReads();
  const [isAsking, setAsking] = useState(false);
  const { answerer, is_mine: isMine, colleagues } = answering;
  const hand = (giving: Pick<Giving, 'colleagueId' | 'note'>) =>
    handOver(conversation, { ...giving, answererId: answerer?.id ?? null });
  const readAnew = (place: readonly string[] = []) => queries.again([...CHAT_KEY, ...place]);
  const give = useAction({
    run: hand,
    shows: ['colleague_id'],
    onDone: (_said, { colleagueId }) => {
      setAsking(false);
      notify(
        text('chat.handed_over', { name: colleagues.find(({ id }) => id === colleagueId)?.label ?? '' }),
        { type: 'success' },
      );
      return readAnew();
    },
  });
  // a separate action, because a conversation that was just taken over may be handed on before everything has
  // reloaded
  const taking = useAction({
    run: hand,
    shows: ['colleague_id'],
    onDone: () => {
      notify(text('chat.taken'), { type: 'success' });
      return readAnew();
    },
  });
  const others = colleagues.filter(({ id }) => id !== answerer?.id);
  // also shows a refusal that came after its dialog was closed
  const faultBeside = taking.fault ?? give.fault;
  // Reloads who answers, so that the next attempt is decided on current data.
  const lookAgain = { onError: () => void readAnew(['answering']) };
  const open = () => {
    give.reset();
    taking.reset();
    setAsking(true);
    void readAnew(['answering']);
  };
  const take = () => {
    const id = session.get()?.id;
    if (id !== undefined) taking.mutate({ colleagueId: id, note: '' }, lookAgain);
  };
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography sx={{ flexGrow: 1 }}>{whoAnswers(answering, text)}</Typography>
        {!isMine && (
          <Button size="small" loading={taking.isPending} onClick={take}>
            {text('chat.take')}
          </Button>
        )}
        {others.length > 0 && (
          <Button size="small" onClick={open}>
            {text('chat.hand_over')}
          </Button>
        )}
      </Stack>
      {!isAsking && faultBeside && (
        <Typography role="alert" color="error" variant="body2">
          {faultBeside}
        </Typography>
      )}
      {isAsking && (
        <HandOverDialog
          colleagues={others}
          fault={give.fault}
          isBusy={give.isPending}
          onGive={(colleagueId, note) => give.mutate({ colleagueId, note }, lookAgain)}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

function whoAnswers({ answerer, is_mine: isMine }: ChatAnswering, text: ReturnType<typeof useText>): string {
  if (isMine) return text('chat.answered_by_me');
  return answerer ? text('chat.answered_by', { name: answerer.full_name }) : text('chat.answered_by_nobody');
}
