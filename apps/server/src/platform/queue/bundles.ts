import type { JobsOptions } from 'bullmq';

/** What a nudge carries: ids only; the handler reads the state again (architecture, "What must happen is a row"). */
export interface JobData {
  id: number;
  step?: number;
}

/** A nudge: what to do, under which key it stands once, and how long it waits. */
export interface Nudge {
  data: JobData;
  key: string;
  delayMs?: number;
  /** Goes before everything that is not urgent. */
  isUrgent?: boolean;
}

/** What a job of the queue carries: nudges that came at the same time and can be done side by side. */
export interface Bundle {
  items: JobData[];
  isUrgent: boolean;
}

/** A job as BullMQ takes it. */
export interface BundleJob {
  name: string;
  data: Bundle;
  opts: JobsOptions;
}

const JOB_OPTIONS: JobsOptions = { removeOnComplete: true, removeOnFail: 1000, attempts: 5, backoff: { type: 'exponential', delay: 1000 } };
const BUNDLE_SIZE = 10;
/** Alarms of the same tenth of a second ring together, at its end. */
const SLOT_MS = 100;
/** BullMQ's priority of what can wait; 0 goes first. */
const LATER = 10;

/**
 * Nudges as jobs, up to ten in one, since a job costs the queue more than a nudge: what is to be done now, and alarms that ring within the same
 * tenth of a second; urgent and other apart. One that is alone stands under its key, once.
 */
export function bundled(name: string, nudges: readonly Nudge[]): BundleJob[] {
  const groups = new Map<string, Nudge[]>();
  for (const nudge of new Map(nudges.map((nudge) => [nudge.key, nudge])).values()) {
    const group = `${nudge.isUrgent ?? false} ${slotOf(nudge)}`;
    groups.set(group, [...(groups.get(group) ?? []), nudge]);
  }
  const jobs = [...groups.values()].flatMap(slices).map((group) => toJob(name, group));
  return jobs.sort((a, b) => Number(b.data.isUrgent) - Number(a.data.isUrgent));
}

/** The tenth of a second in which a nudge is due; 0 for now. */
function slotOf(nudge: Nudge): number {
  return isNow(nudge) ? 0 : Math.ceil((nudge.delayMs ?? 0) / SLOT_MS);
}

/** Whether a nudge is no alarm that waits. */
export function isNow(nudge: Nudge): boolean {
  return (nudge.delayMs ?? 0) <= 0;
}

function toJob(name: string, group: readonly Nudge[]): BundleJob {
  const [first] = group;
  const isUrgent = first?.isUrgent ?? false;
  return {
    name,
    data: { items: group.map(({ data }) => data), isUrgent },
    opts: { ...JOB_OPTIONS, ...(group.length === 1 ? { jobId: first?.key } : {}), delay: Math.max(0, ...group.map((nudge) => nudge.delayMs ?? 0)), priority: isUrgent ? 0 : LATER },
  };
}

function slices(nudges: readonly Nudge[]): Nudge[][] {
  return Array.from({ length: Math.ceil(nudges.length / BUNDLE_SIZE) }, (_, n) => nudges.slice(n * BUNDLE_SIZE, (n + 1) * BUNDLE_SIZE));
}
