import { isRecord } from '@karov/domain';
import type { ChatAddress, ChatRef } from './chat.types.js';

/** The socket namespace of conversations. */
export const CHATS = '/chats';

/** The socket room in which a person follows all of their own conversations. */
export function ownRoomOf(personId: number): string {
  return `person-${personId}`;
}

/** The socket room of a conversation. */
export function roomOf({ context, contextId, personId }: ChatRef): string {
  return `${context}-${contextId}-${personId}`;
}

/** Returns the conversation named in a socket's message, or null. */
export function readAddress(body: unknown): ChatAddress | null {
  if (!isRecord(body) || (body['context'] !== 'event' && body['context'] !== 'category')) return null;
  const { context, context_id: contextId, person_id: personId } = body;
  if (!isId(contextId) || (personId !== undefined && !isId(personId))) return null;
  return { context, contextId, receiverId: personId };
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
