import type { MessageQueue } from '@karov/api-client';
import { MINUTE } from '@karov/domain';
import { DataTable } from '../../shared/table/data-table.js';
import { type Translate, useText } from '../../shared/text.js';

/** From this number of seconds on, minutes are clearer. */
const MANY_SECONDS = 90;

/**
 * The messages that wait, and how late sent messages were. Broadcasts are sent at their own pace, so their
 * delay means nothing.
 */
export function QueueTable({ queues }: { queues: readonly MessageQueue[] }) {
  const text = useText();
  const ofOwnTime = ({ lane }: MessageQueue, words: string) => (lane === 'broadcast' ? '' : words);
  return (
    <DataTable
      caption={text('messages_health.queues')}
      columns={[
        {
          key: 'lane',
          label: text('messages_health.lane'),
          render: ({ lane }) => text(`messages_health.lanes.${lane}`),
        },
        { key: 'waiting', label: text('messages_health.waiting'), render: ({ waiting }) => waiting },
        {
          key: 'late',
          label: text('messages_health.late'),
          render: (row) =>
            row.lane === 'broadcast' ? text('messages_health.by_pace') : spanWords(row.late_seconds, text),
        },
        { key: 'held', label: text('messages_health.held'), render: ({ held }) => held },
        { key: 'later', label: text('messages_health.later'), render: ({ later }) => later },
        {
          key: 'sent',
          label: text('messages_health.sent'),
          render: (row) => ofOwnTime(row, String(row.sent)),
        },
        {
          key: 'p50',
          label: text('messages_health.p50'),
          render: (row) => ofOwnTime(row, spanWords(row.p50_seconds, text)),
        },
        {
          key: 'p99',
          label: text('messages_health.p99'),
          render: (row) => ofOwnTime(row, spanWords(row.p99_seconds, text)),
        },
      ]}
      rows={queues.map((row) => ({ ...row, id: row.lane }))}
    />
  );
}

/** Returns a duration in words: less than a second, seconds, or minutes. */
function spanWords(seconds: number | null, text: Translate): string {
  if (seconds === null) return text('messages_health.none');
  if (seconds < 1) return text('messages_health.below_second');
  return seconds < MANY_SECONDS
    ? text('messages_health.seconds', { count: Math.round(seconds) })
    : text('messages_health.minutes', { count: Math.round(seconds / MINUTE) });
}
