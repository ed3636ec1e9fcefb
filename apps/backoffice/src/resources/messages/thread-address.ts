import type { ChatThread } from '@karov/api-client';

/**
 * A conversation as named in the address of the page, such as `category-2-501`; used by links in messages and
 * on the first screen.
 */
export interface ThreadAddress {
  context: ChatThread['context'];
  contextId: number;
  personId: number;
}

/** Reads a conversation from the address; null if no such conversation can exist. */
export function readThread(text: string | null): ThreadAddress | null {
  const [, context, contextId, personId] =
    /^(event|category)-([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(text ?? '') ?? [];
  if (context !== 'event' && context !== 'category') return null;
  return { context, contextId: Number(contextId), personId: Number(personId) };
}

/** Writes a conversation for the address. */
export function threadAddress({
  context,
  context_id,
  person,
}: Pick<ChatThread, 'context' | 'context_id' | 'person'>): string {
  return `${context}-${context_id}-${person.id}`;
}
