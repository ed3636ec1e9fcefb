import { Skeleton, Stack } from '@mui/material';
import { useCallback, useEffect } from 'react';
import { useReads } from '../../kit/reads.js';
import { useChannel } from '../live/use-channel.js';
import { LoadFailure } from '../ui/load-failure.js';
import { ContactNote } from '../ui/phone.js';
import { Answering } from './answering.js';
import { useAnswering } from './answering-calls.js';
import { CHAT_KEY, type Conversation, useMessages } from './chat-calls.js';
import { MessageForm } from './message-form.js';
import { MessageList } from './message-list.js';
import { TypingLine } from './typing-line.js';
import { useTyping } from './use-typing.js';

/** A conversation with a help seeker or a volunteer (rule 137, rule 37). */
export function Chat({
  conversation,
  focusId = null,
}: {
  conversation: Conversation;
  focusId?: number | null;
}) {
  const messages = useMessages(conversation);
  const queries = useReads();
  const { context, contextId, receiverId } = conversation;
  const reload = useCallback(() => queries.again(CHAT_KEY), [queries]);
  const newest = messages.data?.at(-1)?.id;
  const answering = useAnswering(conversation).data;
  const { typist, onLine, say } = useTyping(conversation, newest);
  useChannel(
    { namespace: '/chats', topic: { context, context_id: contextId, person_id: receiverId } },
    `${context}-${contextId}-${receiverId}`,
    reload,
    onLine,
  );
  useEffect(() => {
    if (newest !== undefined)
      for (const counts of ['threads', 'unread']) void queries.again([...CHAT_KEY, counts]);
  }, [newest, queries]);

  return (
    <Stack spacing={2}>
      <ContactNote note={conversation.contactNote} />
      {answering && newest !== undefined && <Answering conversation={conversation} answering={answering} />}
      {messages.isError && <LoadFailure onRetry={() => void messages.refetch()} />}
      {messages.isPending && <Skeleton variant="rounded" height={160} />}
      {messages.data && <MessageList messages={messages.data} name={conversation.name} focusId={focusId} />}
      <TypingLine
        typist={typist}
        conversation={conversation}
        messages={messages.data ?? []}
        answering={answering}
      />
      <MessageForm conversation={conversation} onTyping={say} />
    </Stack>
  );
}
