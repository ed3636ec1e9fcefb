import type { WaitingCounts } from '@karov/api-client';
import { useUnread } from '../../shared/chat/chat-calls.js';
import { useWaitingCounts } from '../../shared/waiting-counts.js';

type Counted = Exclude<keyof WaitingCounts, 'newest_emergency'>;
/** The count of a rail entry: open matters, or unread messages. */
export type RailCount = Counted | 'unread';

/** The number behind an entry. Other parts of the frame already make both calls, so it costs none. */
export function useRailCounts(): (count: RailCount | undefined) => number {
  const { data } = useWaitingCounts();
  const unread = useUnread();
  return (count) => {
    if (count === undefined) return 0;
    if (count === 'unread') return unread;
    return data?.[count] ?? 0;
  };
}
