import type { ChatAnswering } from '@karov/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { CHAT_KEY, type Conversation } from './chat-calls.js';

/**
 * The new answerer of a conversation, the one at the time of the decision, and a note that only staff read.
 */
export interface Giving {
  colleagueId: number;
  answererId: number | null;
  note: string;
}

/** The member of staff who answers in a conversation, and the colleagues who may take it (rule 208). */
export function useAnswering({ context, contextId: context_id, receiverId: receiver_id }: Conversation) {
  return useQuery({
    queryKey: [...CHAT_KEY, 'answering', context, context_id, receiver_id],
    queryFn: ({ signal }) =>
      api.get('/chats/answering', { params: { query: { context, context_id, receiver_id } }, signal }),
  });
}

/** Hands a conversation to a colleague, or takes it. */
export async function handOver(
  { context, contextId, receiverId }: Conversation,
  { colleagueId, answererId, note }: Giving,
): Promise<ChatAnswering> {
  const { data } = await api.send('POST', '/chats/hand-over', {
    body: {
      context,
      context_id: contextId,
      receiver_id: receiverId,
      colleague_id: colleagueId,
      ...(answererId === null ? {} : { answerer_id: answererId }),
      ...(note === '' ? {} : { note }),
    },
  });
  return data;
}
