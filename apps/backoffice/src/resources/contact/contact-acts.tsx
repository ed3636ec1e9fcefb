import type { ContactThread } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { putBehind } from '../../shared/ready-answers/ready-answer-words.js';
import { ReadyAnswersMenu } from '../../shared/ready-answers/ready-answers-menu.js';
import { useText } from '../../shared/text.js';
import { seenIn, useContactReload } from './contact-calls.js';

interface ActsProps {
  thread: ContactThread;
  onDone: () => Promise<void>;
}

/** What the desk can do in a conversation: answer, record that it called back, close. */
export function ContactActs({ thread }: { thread: ContactThread }) {
  const text = useText();
  const reload = useContactReload(thread.id);
  return (
    <Stack spacing={2}>
      {thread.way === 'phone' ? (
        <Typography>{text('contacts.only_phone')}</Typography>
      ) : (
        <AnswerForm thread={thread} onDone={reload} />
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {thread.state === 'new' && <ActButton act="answered" thread={thread} onDone={reload} />}
        {thread.state !== 'closed' && <ActButton act="close" thread={thread} onDone={reload} />}
      </Stack>
    </Stack>
  );
}

/**
 * The form for an answer. The typed text stays when a colleague answers first; the colleague's words are then
 * shown above it.
 */
function AnswerForm({ thread, onDone }: ActsProps) {
  const text = useText();
  const notify = useNotify();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (words: string) => {
    setTyped(words);
    setMissing(false);
    send.reset();
  };
  const moved = async (error: unknown): Promise<never> => {
    await onDone();
    throw error;
  };
  const send = useAction({
    run: () =>
      api
        .act('POST', '/admin/contacts/{id}/replies', {
          params: { path: { id: thread.id } },
          body: { words: typed.trim(), seen: seenIn(thread) },
        })
        .catch(moved),
    shows: 'every field',
    onDone: async () => {
      setTyped('');
      notify(text('contacts.replied'), { type: 'success' });
      await onDone();
    },
  });
  const fault = isMissing ? text('contacts.missing') : send.fault;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setMissing(true);
    send.mutate();
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      <TextField
        id={id}
        inputRef={field}
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        label={text('contacts.answer')}
        value={typed}
        error={fault !== undefined}
        helperText={fault ?? text(thread.way === 'email' ? 'contacts.by_email' : 'contacts.by_portal')}
        onChange={({ target }) => write(target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.contactMessageMax, dir: 'auto' } }}
      />
      <ReadyAnswersMenu
        receiverLocale={thread.locale}
        field={field}
        onChoose={(words) => write(putBehind(typed, words))}
      />
      <Button type="submit" variant="contained" loading={send.isPending}>
        {text('contacts.send')}
      </Button>
    </Stack>
  );
}

const PATHS = { answered: '/admin/contacts/{id}/answered', close: '/admin/contacts/{id}/close' } as const;
const LABELS = { answered: 'contacts.mark', close: 'contacts.close' } as const;
const DONE = { answered: 'contacts.marked', close: 'contacts.closed' } as const;

function ActButton({ act, thread, onDone }: ActsProps & { act: keyof typeof PATHS }) {
  const text = useText();
  const notify = useNotify();
  const run = useAction({
    run: () =>
      api.act('POST', PATHS[act], { params: { path: { id: thread.id } }, body: { seen: seenIn(thread) } }),
    shows: 'every field',
    onDone: async () => {
      notify(text(DONE[act]), { type: 'success' });
      await onDone();
    },
  });
  const { fault } = run;
  return (
    <>
      <Button variant="outlined" loading={run.isPending} onClick={() => run.mutate()}>
        {text(LABELS[act])}
      </Button>
      {fault !== undefined && <Typography role="alert">{fault}</Typography>}
    </>
  );
}
