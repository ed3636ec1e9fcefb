import { Skeleton, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useChannel } from '../live/use-channel.js';
import { LoadFailure } from '../ui/load-failure.js';
import { CHAT_KEY, useMessages, type Conversation } from './chat-calls.js';
import { ContactNote } from '../ui/phone.js';
import { MessageForm } from './message-form.js';
import { MessageList } from './message-list.js';

/** A conversation with a help seeker or a volunteer (rule 137, rule 37). */
export function Chat({ conversation }: { conversation: Conversation }) {
  const messages = useMessages(conversation);
  const queries = useQueryClient();
  const { context, contextId, receiverId } = conversation;
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: CHAT_KEY }), [queries]);
  useChannel({ namespace: '/chats', topic: { context, context_id: contextId, person_id: receiverId } }, `${context}-${contextId}-${receiverId}`, reload);
  const newest = messages.data?.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) for (const counts of ['threads', 'unread']) void queries.invalidateQueries({ queryKey: [...CHAT_KEY, counts] });
  }, [newest, queries]);

  return (
    <Stack spacing={2}>
      <ContactNote note={conversation.contactNote} />
      {messages.isError && <LoadFailure onRetry={() => void messages.refetch()} />}
      {messages.isPending && <Skeleton variant="rounded" height={160} />}
      {messages.data && <MessageList messages={messages.data} name={conversation.name} />}
      <MessageForm conversation={conversation} />
    </Stack>
  );
}
