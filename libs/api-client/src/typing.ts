import { isRecord, LIMITS } from '@karov/domain';
import type { ChatTypingSignal } from './wire-talk.js';

/** Reads a signal that somebody is typing in a conversation (rule 205); null if it is not one. */
export function readTyping(signal: unknown): ChatTypingSignal | null {
  if (!isRecord(signal)) return null;
  const { context, context_id, person_id, writer_id, side } = signal;
  if ((context !== 'event' && context !== 'category') || (side !== 'staff' && side !== 'person')) return null;
  if (typeof context_id !== 'number' || typeof person_id !== 'number' || typeof writer_id !== 'number')
    return null;
  return { context, context_id, person_id, writer_id, side };
}

/**
 * Returns a function that says whether it is time to announce typing again: at most once in three seconds for
 * each conversation (rule 205).
 */
export function typingPace(now: () => number = () => performance.now()): (conversation: string) => boolean {
  const said = new Map<string, number>();
  return (conversation) => {
    const last = said.get(conversation);
    if (last !== undefined && now() - last < LIMITS.typingApartMs) return false;
    said.set(conversation, now());
    return true;
  };
}
