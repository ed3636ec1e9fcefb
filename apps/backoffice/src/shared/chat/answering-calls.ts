import type { ChatAnswering } from '@karov/api-client';
import { useRead } from '../../kit/reads.js';
import { api } from '../api.js';
import { CHAT_KEY, type Conversation } from './chat-calls.js';

/**
 * Who is to answer in a conversation, who answered when that was decided, and a note that only staff read.
 */
export interface Giving {
  colleagueId: number;
  answererId: number | null;
  note: string;
}

/**
 * Loads the staff member who answers in a conversation, and the colleagues who may take it over (rule 208).
 */
export function useAnswering({ context, contextId: context_id, receiverId: receiver_id }: Conversation) {
  return useRead({
    key: [...CHAT_KEY, 'answering', context, context_id, receiver_id],
    read: (signal) =>
      api.get('/chats/answering', { params: { query: { context, context_id, receiver_id } }, signal }),
  });
}

/** Hands a conversation to a colleague, or takes it over. */
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
