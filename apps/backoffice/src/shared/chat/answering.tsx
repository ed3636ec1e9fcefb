import type { ChatAnswering } from '@karov/api-client';
import { Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { currentSession } from '../device-store.js';
import { useText } from '../text.js';
import { fieldErrorsOf, useAction } from '../use-action.js';
import { handOver, type Giving } from './answering-calls.js';
import { CHAT_KEY, type Conversation } from './chat-calls.js';
import { HandOverDialog } from './hand-over-dialog.js';

/** Who of the staff answers here: taking it, and handing it to a colleague (rule 208). */
export function Answering({ conversation, answering }: { conversation: Conversation; answering: ChatAnswering }) {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { answerer, is_mine: isMine, colleagues } = answering;
  const give = useAction({
    run: (giving: Pick<Giving, 'colleagueId' | 'note'>) => handOver(conversation, { ...giving, answererId: answerer?.id ?? null }),
    onDone: (_said, { colleagueId }) => {
      setAsking(false);
      const to = colleagues.find(({ id }) => id === colleagueId);
      notify(to ? text('chat.handed_over', { name: to.label }) : text('chat.taken'), { type: 'success' });
      return queries.invalidateQueries({ queryKey: CHAT_KEY });
    },
  });
  const others = colleagues.filter(({ id }) => id !== answerer?.id);
  const fault = fieldErrorsOf(give.error)['colleague_id']?.[0];
  // Who has it now is looked up again, so that the next try decides on what holds.
  const open = () => {
    give.reset();
    setAsking(true);
    void queries.invalidateQueries({ queryKey: [...CHAT_KEY, 'answering'] });
  };
  const take = () => {
    const id = currentSession()?.id;
    if (id === undefined) return;
    give.mutate({ colleagueId: id, note: '' }, { onError: () => void queries.invalidateQueries({ queryKey: [...CHAT_KEY, 'answering'] }) });
  };
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography sx={{ flexGrow: 1 }}>{whoAnswers(answering, text)}</Typography>
        {!isMine && (
          <Button size="small" loading={give.isPending && !isAsking} onClick={take}>
            {text('chat.take')}
          </Button>
        )}
        {others.length > 0 && (
          <Button size="small" onClick={open}>
            {text('chat.hand_over')}
          </Button>
        )}
      </Stack>
      {!isAsking && fault && (
        <Typography role="alert" color="error" variant="body2">
          {fault}
        </Typography>
      )}
      {isAsking && (
        <HandOverDialog
          colleagues={others}
          fault={fault}
          isBusy={give.isPending}
          onGive={(colleagueId, note) =>
            give.mutate({ colleagueId, note }, { onError: () => void queries.invalidateQueries({ queryKey: [...CHAT_KEY, 'answering'] }) })
          }
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
