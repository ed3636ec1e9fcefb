import { LIMITS } from '@karov/domain';
import { usePicture } from '@karov/web/chat';
import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { putBehind } from '../ready-answers/ready-answer-words.js';
import { ReadyAnswersMenu } from '../ready-answers/ready-answers-menu.js';
import { useText } from '../text.js';
import { CHAT_KEY, type Conversation, sendMessage, sendPicture, useReceiverLocale } from './chat-calls.js';
import { PictureField } from './picture-field.js';

/** Returns whether a message was just sent and its pause has not ended (rule 135). */
function usePause(): [boolean, () => void] {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (!isPaused) return;
    const timer = setTimeout(() => setIsPaused(false), LIMITS.chatLockMs);
    return () => clearTimeout(timer);
  }, [isPaused]);
  return [isPaused, () => setIsPaused(true)];
}

/**
 * The form to write a message: Enter sends, Shift and Enter start a new line. After sending, the button is
 * disabled for two seconds (rule 135).
 */
export function MessageForm({
  conversation,
  onTyping,
}: {
  conversation: Conversation;
  onTyping?: () => void;
}) {
  const text = useText();
  const notify = useNotify();
  const queries = useReads();
  const id = useId();
  const [sms, setSms] = useState('');
  const [isPaused, pause] = usePause();
  const picture = usePicture((problem, max) => text(`chat.picture.${problem}`, { max }));
  const field = useRef<HTMLTextAreaElement>(null);
  const receiverLocale = useReceiverLocale(conversation);
  const send = useAction({
    run: () =>
      picture.chosen
        ? sendPicture(conversation, sms.trim(), picture.chosen, picture.description)
        : sendMessage(conversation, sms.trim()),
    shows: ['sms', 'picture'],
    onDone: () => {
      setSms('');
      picture.clear();
      pause();
      notify(text('chat.sent'), { type: 'success' });
      void queries.again(CHAT_KEY);
    },
  });
  const { sms: fault, picture: pictureFault } = send.faults;
  const isBlocked = (sms.trim() === '' && !picture.chosen) || isPaused || picture.isPreparing;

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isBlocked) send.mutate();
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      <TextField
        id={id}
        inputRef={field}
        fullWidth
        multiline
        minRows={2}
        maxRows={6}
        label={text('chat.message')}
        value={sms}
        error={Boolean(fault)}
        helperText={fault ?? text('chat.hint')}
        onChange={({ target }) => {
          setSms(target.value);
          send.reset();
          if (target.value.trim() !== '') onTyping?.();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.noteMax, dir: 'auto' } }}
      />
      <PictureField picture={picture} fault={pictureFault} isBusy={send.isPending} onChange={send.reset}>
        <ReadyAnswersMenu
          receiverLocale={receiverLocale}
          field={field}
          onChoose={(words) => {
            setSms(putBehind(sms, words));
            send.reset();
          }}
        />
      </PictureField>
      <Button type="submit" variant="contained" disabled={isBlocked} loading={send.isPending}>
        {text('chat.send')}
      </Button>
    </Stack>
  );
}
