import type { WaitingCounts } from '@karov/api-client';
import { useUnread } from '../../shared/chat/chat-calls.js';
import { useWaitingCounts } from '../../shared/waiting-counts.js';

type Counted = Exclude<keyof WaitingCounts, 'newest_emergency'>;
/** What an entry of the rail counts: a number of what waits, or messages that nobody has read. */
export type RailCount = Counted | 'unread';

/** How much waits behind an entry; both questions are asked by others of the frame already. */
export function useRailCounts(): (count: RailCount | undefined) => number {
  const { data } = useWaitingCounts();
  const unread = useUnread();
  return (count) => {
    if (count === undefined) return 0;
    if (count === 'unread') return unread;
    return data?.[count] ?? 0;
  };
}
