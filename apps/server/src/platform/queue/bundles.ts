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
/** BullMQ's priority of what can wait; 0 goes first. */
const LATER = 10;

/**
 * Nudges as jobs. An alarm, which waits, is a job of its own under its key, once. What is to be done now is put together, up to ten in a job,
 * urgent and other apart: a job costs the queue more than a nudge.
 */
export function bundled(name: string, nudges: readonly Nudge[]): BundleJob[] {
  const once = [...new Map(nudges.map((nudge) => [nudge.key, nudge])).values()];
  const now = once.filter(isNow);
  const groups = [
    ...slices(now.filter((nudge) => nudge.isUrgent)), ...slices(now.filter((nudge) => !nudge.isUrgent)),
    ...once.filter((nudge) => !isNow(nudge)).map((alarm) => [alarm]),
  ];
  return groups.map((group) => toJob(name, group));
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
    opts: { ...JOB_OPTIONS, ...(group.length === 1 ? { jobId: first?.key } : {}), delay: Math.max(0, first?.delayMs ?? 0), priority: isUrgent ? 0 : LATER },
  };
}

function slices(nudges: readonly Nudge[]): Nudge[][] {
  return Array.from({ length: Math.ceil(nudges.length / BUNDLE_SIZE) }, (_, n) => nudges.slice(n * BUNDLE_SIZE, (n + 1) * BUNDLE_SIZE));
}
