import type { MessageQueue } from '@karov/api-client';
import { MINUTE } from '@karov/domain';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
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
      rows={queues.map((row) => ({ ...row, id: row.lane }))}
    >
      <Col<MessageQueue>
        source="lane"
        label="messages_health.lane"
        disableSort
        render={({ lane }) => text(`messages_health.lanes.${lane}`)}
      />
      <Col source="waiting" label="messages_health.waiting" disableSort />
      <Col<MessageQueue>
        source="late"
        label="messages_health.late"
        disableSort
        render={(row) =>
          row.lane === 'broadcast' ? text('messages_health.by_pace') : spanWords(row.late_seconds, text)
        }
      />
      <Col source="held" label="messages_health.held" disableSort />
      <Col source="later" label="messages_health.later" disableSort />
      <Col<MessageQueue>
        source="sent"
        label="messages_health.sent"
        disableSort
        render={(row) => ofOwnTime(row, String(row.sent))}
      />
      <Col<MessageQueue>
        source="p50"
        label="messages_health.p50"
        disableSort
        render={(row) => ofOwnTime(row, spanWords(row.p50_seconds, text))}
      />
      <Col<MessageQueue>
        source="p99"
        label="messages_health.p99"
        disableSort
        render={(row) => ofOwnTime(row, spanWords(row.p99_seconds, text))}
      />
    </DataTable>
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
