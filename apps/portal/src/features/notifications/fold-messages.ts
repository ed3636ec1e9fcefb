import type { NotificationRow } from '@karov/api-client';

/** A message as it is read: once, whatever channels it came by. */
export interface Received extends Pick<NotificationRow, 'id' | 'created_at' | 'message'> {
  channels: readonly NotificationRow['action_type'][];
}

/** Rows of the log as messages: urgent ones go out over two channels at once (rule 35), and are one message to whoever reads them. */
export function foldMessages(rows: readonly NotificationRow[]): Received[] {
  const folded = new Map<string, Received>();
  for (const { id, created_at, message, action_type } of rows) {
    const key = `${created_at} ${message}`;
    const known = folded.get(key);
    folded.set(key, known ? { ...known, channels: [...new Set([...known.channels, action_type])] } : { id, created_at, message, channels: [action_type] });
  }
  return [...folded.values()];
}
