import type { WaitingCount } from '@karov/api-client';
import { useUnread } from '../../shared/chat/chat-calls.js';
import { useWaitingCounts } from '../../shared/waiting-counts.js';

/** What the number beside a rail entry counts: open matters, or unread messages. */
export type RailCount = WaitingCount | 'unread';

/**
 * Returns the numbers beside the entries. Other parts of the frame already make both calls, so this makes
 * none of its own.
 */
export function useRailCounts(): (count: RailCount | undefined) => number {
  const { data } = useWaitingCounts();
  const unread = useUnread();
  return (count) => {
    if (count === undefined) return 0;
    if (count === 'unread') return unread;
    return data?.[count] ?? 0;
  };
}
