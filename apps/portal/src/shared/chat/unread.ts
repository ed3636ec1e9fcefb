import { createStore } from '@karov/web';
import { api } from '../../core/api.js';

/** The number of the team's messages that the reader has not seen. */
export const unreadMessages = createStore(0);

/** Loads the number of unread messages again; a failure leaves it unchanged. */
export async function refreshUnread(): Promise<void> {
  const answer = await api.get('/chats/unread').catch(() => null);
  if (answer) unreadMessages.set(answer.total);
}
