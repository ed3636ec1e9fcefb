import type { ChatThread } from '@karov/api-client';

/** Identifies a conversation: about an event, or about the requests of a category. */
export type ChatAddress = Pick<ChatThread, 'context' | 'context_id'>;

/** Returns the conversation named in an address of the portal (`?category_id=…`, `?event_id=…`), or null. */
export function addressIn(search: URLSearchParams): ChatAddress | null {
  for (const context of ['category', 'event'] as const) {
    const id = Number(search.get(`${context}_id`));
    if (Number.isInteger(id) && id > 0) return { context, context_id: id };
  }
  return null;
}

/** The query for a conversation, for the portal's addresses and for API calls. */
export function queryOf({
  context,
  context_id: id,
}: ChatAddress): { category_id: number } | { event_id: number } {
  return context === 'category' ? { category_id: id } : { event_id: id };
}
