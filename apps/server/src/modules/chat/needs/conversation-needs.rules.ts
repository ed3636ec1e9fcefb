import type { ChatView } from '../chat.types.js';

export interface ConversationNeed {
  needId: number;
  state: string;
  /** The member of staff who has taken the need over. */
  coordinatorId: number | null;
  createdAt: Date;
}

/**
 * The need to which a new message belongs: the newest live one, otherwise the newest ended one, among those
 * that the writer may see (rule 206). `needs` are sorted in that order.
 */
export function needWrittenTo(needs: readonly ConversationNeed[], view: ChatView): ConversationNeed | null {
  const states = view.kind === 'districts' ? view.states : null;
  return needs.find(({ state }) => states === null || states.includes(state)) ?? null;
}
