import type { CallRecord } from '@karov/api-client';
import type { Translate } from '../text.js';
import { shownSpan } from '../time.js';

/**
 * Returns the number of recent calls to a volunteer and the latest answers in words, to help choose among
 * several.
 */
export function callRecordWords({ recent_calls: recent, answers }: CallRecord, text: Translate): string[] {
  const { asked, answered, median_seconds: seconds } = answers;
  // the answers cover calls that have ended; the recent ones may all still be open
  if (asked === 0) return [recent === 0 ? text('assign.no_record') : text('assign.load', { count: recent })];
  const speed = seconds === null ? [] : [text('assign.speed', { time: shownSpan(seconds, text) })];
  return [
    text('assign.load', { count: recent }),
    text('assign.answers', { count: asked, answered }),
    ...speed,
  ];
}
