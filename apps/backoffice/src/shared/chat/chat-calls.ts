import { type ChatMessage, jittered } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { type ChosenPicture } from '@karov/web/chat';
import { useRead } from '../../kit/reads.js';
import { api } from '../api.js';

/** Whom a conversation is with and what it is about: an event, or a category of help (rule 142 "Chat"). */
export interface Conversation {
  context: 'event' | 'category';
  contextId: number;
  /** the help seeker or volunteer */
  receiverId: number;
  name: string;
  /** the note on how they want to be reached */
  contactNote: string;
}

/** The interval between reloads of an open conversation, in addition to its live channel, in milliseconds. */
const MESSAGES_MS = jittered(5000);
/** The interval between reloads of unread counts, in milliseconds. */
const UNREAD_MS = jittered(20_000);

/** The root key of all chat queries. */
export const CHAT_KEY = ['chats'] as const;

/** Loads the messages of a conversation, oldest first. */
function readMessages(
  { context, contextId, receiverId: receiver_id }: Conversation,
  signal: AbortSignal,
): Promise<ChatMessage[]> {
  return context === 'event'
    ? api.get('/chats', { params: { query: { event_id: contextId, receiver_id } }, signal })
    : api.get('/chats/categories', { params: { query: { category_id: contextId, receiver_id } }, signal });
}

/** Loads the messages of a conversation, oldest first, and keeps them up to date while it is open. */
export function useMessages(conversation: Conversation) {
  const { context, contextId, receiverId } = conversation;
  return useRead({
    key: [...CHAT_KEY, 'messages', context, contextId, receiverId],
    read: (signal) => readMessages(conversation, signal),
    refetchInterval: MESSAGES_MS,
  });
}

/** Sends a message (POST /chats). */
export function sendMessage(conversation: Conversation, sms: string): Promise<string | null> {
  const { context, contextId, receiverId } = conversation;
  return api.act('POST', '/chats', {
    body: { sms, [context === 'event' ? 'event_id' : 'category_id']: contextId, receiver_id: receiverId },
  });
}

/** Sends a picture and its words as one message (rule 200). */
export function sendPicture(
  conversation: Conversation,
  sms: string,
  { file, sendKey }: ChosenPicture,
  description: string,
): Promise<string | null> {
  const { context, contextId, receiverId } = conversation;
  const where = context === 'event' ? { event_id: contextId } : { category_id: contextId };
  return api.act('POST', '/chats/pictures', {
    multipart: true,
    body: {
      sms,
      description: description.trim(),
      send_key: sendKey,
      ...where,
      receiver_id: receiverId,
      picture: file,
    },
  });
}

/** Loads the language in which the person in a conversation reads; undefined until it is known. */
export function useReceiverLocale({ context, contextId, receiverId }: Conversation): Locale | undefined {
  const where = context === 'event' ? { event_id: contextId } : { category_id: contextId };
  const { data } = useRead({
    key: ['chat-receiver', context, contextId, receiverId],
    read: (signal) =>
      api.get('/chats/receiver', { params: { query: { ...where, receiver_id: receiverId } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.locale;
}

/** Loads the conversations of the signed-in person, newest first. */
export function useThreads() {
  return useRead({
    key: [...CHAT_KEY, 'threads'],
    read: (signal) => api.get('/chats/threads', { signal }),
    refetchInterval: UNREAD_MS,
  });
}

/** Returns the number of unread messages in a conversation. */
export function useUnreadOf({ context, contextId, receiverId }: Conversation): number {
  const threads = useThreads().data ?? [];
  const thread = threads.find(
    (one) => one.context === context && one.context_id === contextId && one.receiver_id === receiverId,
  );
  return thread?.unread ?? 0;
}

/** Returns the number of unread messages in all conversations. */
export function useUnread(): number {
  const { data } = useRead({
    key: [...CHAT_KEY, 'unread'],
    read: (signal) => api.get('/chats/unread', { signal }),
    refetchInterval: UNREAD_MS,
  });
  return data?.total ?? 0;
}
