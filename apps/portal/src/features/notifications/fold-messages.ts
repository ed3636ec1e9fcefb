import type { NotificationRow } from '@karov/api-client';
import { localDay } from '@karov/domain';

/** A message as its reader sees it: one entry, however many channels were used to send it. */
export interface Received extends Pick<NotificationRow, 'id' | 'created_at' | 'message'> {
  channels: readonly NotificationRow['action_type'][];
}

/** The messages of one day, newest first. */
export interface ReceivedDay {
  /** `YYYY-MM-DD` in Israel's time zone */
  day: string;
  messages: readonly Received[];
}

/**
 * Merges rows of the log into messages: an urgent message is sent over two channels at once (rule 35), but
 * its reader sees one message.
 */
function foldMessages(rows: readonly NotificationRow[]): Received[] {
  const folded = new Map<string, Received>();
  for (const { id, created_at, message, action_type } of rows) {
    const key = `${created_at} ${message}`;
    const known = folded.get(key);
    folded.set(
      key,
      known
        ? { ...known, channels: [...new Set([...known.channels, action_type])] }
        : { id, created_at, message, channels: [action_type] },
    );
  }
  return [...folded.values()];
}

/** Groups the folded messages by day, in order of arrival (rule 190). */
export function messagesByDay(rows: readonly NotificationRow[]): ReceivedDay[] {
  const days = new Map<string, Received[]>();
  for (const message of foldMessages(rows)) {
    const day = localDay(new Date(message.created_at));
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, messages]) => ({ day, messages }));
}
