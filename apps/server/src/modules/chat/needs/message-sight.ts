import type { ChatView } from '../chat.types.js';

/**
 * A condition on the messages `m` in a view: staff of some districts read the messages of needs there or of
 * no need (rule 206). Its parameter is the one of `withinView`, from `$from` on.
 */
export function shownOf(view: ChatView, from: number): string {
  if (view.kind !== 'districts' || view.states === null) return 'true';
  return `(m.need_id IS NULL OR EXISTS (SELECT 1 FROM conversation_needs n WHERE n.need_id = m.need_id AND n.state = ANY($${from})))`;
}

/** The parameter for that condition: the districts. */
export function sightValues(view: ChatView): unknown[] {
  return view.kind === 'districts' && view.states !== null ? [view.states] : [];
}
