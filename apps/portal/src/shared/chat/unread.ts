import { api } from '../../core/api.js';
import { createStore } from '../../core/store.js';

/** How many messages of the team are new to the reader. */
export const unreadMessages = createStore(0);

/** Asks again; a failure leaves the number as it is. */
export async function refreshUnread(): Promise<void> {
  const answer = await api.get('/chats/unread').catch(() => null);
  if (answer) unreadMessages.set(answer.total);
}
