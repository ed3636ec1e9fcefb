import type { TimelineEntry } from '@karov/api-client';

/** One step, or several adjacent skipped people. */
export interface TimelineGroup {
  first: TimelineEntry;
  skipped: TimelineEntry[] | null;
}

/** Groups adjacent skips, so that the actual steps stay in view. */
export function inGroups(entries: readonly TimelineEntry[]): TimelineGroup[] {
  const groups: TimelineGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (entry.kind === 'skipped' && last?.skipped) last.skipped.push(entry);
    else groups.push({ first: entry, skipped: entry.kind === 'skipped' ? [entry] : null });
  }
  return groups;
}
