import { ValidationFailure } from '../../platform/errors/fail.js';
import type { ChatAddress, ChatContext, ChatRef } from './chat.types.js';

/** Returns the subject of a conversation in a request: either an event or a category. */
export function addressOf(wire: {
  event_id?: number;
  category_id?: number;
  receiver_id?: number;
}): ChatAddress {
  const named: [ChatContext, number | undefined][] = [
    ['event', wire.event_id],
    ['category', wire.category_id],
  ];
  const [first, second] = named.flatMap(([context, contextId]) =>
    contextId === undefined ? [] : [{ context, contextId, receiverId: wire.receiver_id }],
  );
  if (!first) throw new ValidationFailure([{ path: 'event_id', key: 'required', params: {} }]);
  if (second) throw new ValidationFailure([{ path: 'category_id', key: 'unknown', params: {} }]);
  return first;
}

/** The path at which staff open a conversation. */
export function staffPath({ context, contextId, personId }: ChatRef): string {
  return `/admin/messages?thread=${context}-${contextId}-${personId}`;
}

/** The path at which the person in a conversation opens it. */
export function personPath({ context, contextId }: ChatRef): string {
  return `/messages?${context}_id=${contextId}`;
}
