import type { ChatView } from '../chat.types.js';

/** A need that a conversation is about. */
export interface ConversationNeed {
  needId: number;
  state: string;
  /** The member of staff who has taken it over. */
  coordinatorId: number | null;
  createdAt: Date;
}

/**
 * To which need a new message belongs: the newest that goes on, else the newest, of those that the writer may
 * see (rule 206). `needs` stand in that order.
 */
export function needWrittenTo(needs: readonly ConversationNeed[], view: ChatView): ConversationNeed | null {
  const states = view.kind === 'districts' ? view.states : null;
  return needs.find(({ state }) => states === null || states.includes(state)) ?? null;
}
