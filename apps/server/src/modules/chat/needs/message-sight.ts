import type { ChatView } from '../chat.types.js';

/**
 * Returns an SQL condition on the messages `m` that a view includes: staff of some districts read the
 * messages that belong to needs there or to no need (rule 206). Its parameter, numbered from `$from`, is the
 * same as that of `withinView`.
 */
export function shownOf(view: ChatView, from: number): string {
  if (view.kind !== 'districts' || view.states === null) return 'true';
  return `(m.need_id IS NULL OR EXISTS (SELECT 1 FROM conversation_needs n WHERE n.need_id = m.need_id AND n.state = ANY($${from})))`;
}

/** The parameter of that condition: the districts. */
export function sightValues(view: ChatView): unknown[] {
  return view.kind === 'districts' && view.states !== null ? [view.states] : [];
}
