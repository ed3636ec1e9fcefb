import type { ProgressStep } from './applications.js';

/** Waiting times while a volunteer holds an urgent need, in seconds (rules 70, 71). */
export const URGENT_HOLD = {
  /**
   * the time after which the yes of a volunteer whom no admin has confirmed is approved, unless staff refuse
   */
  approveAfter: 120,
  /**
   * the time after which an approved volunteer who has not set out is asked whether they are coming, and
   * others are called
   */
  setOutWithin: 300,
  /** how long a volunteer may be silent after the approval before a reserve replaces them */
  silentFor: 600,
} as const;

/** What is known about a volunteer's hold on an urgent need. */
export interface UrgentHold {
  /** When the hold is approved automatically; null if only staff can approve it. */
  approveAt: Date | null;
  approvedAt: Date | null;
  progress: ProgressStep | null;
}

/** What happens next with a held urgent need. `until` is when this changes by itself; null means never. */
export type HoldTurn =
  | { kind: 'approve' }
  | { kind: 'replace' }
  | { kind: 'settle' }
  | { kind: 'rest'; until: Date }
  | { kind: 'call_on'; until: Date | null };

/**
 * Returns when a yes is approved automatically: at once for a confirmed volunteer, otherwise after two
 * minutes (rule 70).
 */
export function approvalMoment(isConfirmed: boolean, saidYesAt: Date, now: Date): Date {
  if (isConfirmed) return now;
  return new Date(Math.max(now.getTime(), after(saidYesAt, URGENT_HOLD.approveAfter).getTime()));
}

/**
 * Returns what happens next with a held urgent need (rules 70, 71): an approval that is due; a reserve in
 * place of a silent volunteer; nothing while the volunteer is on the way or has time to set out; otherwise
 * further calls.
 */
export function holdTurn(hold: UrgentHold, hasReserve: boolean, now: Date): HoldTurn {
  if (hold.approvedAt === null) {
    return hold.approveAt !== null && hold.approveAt <= now
      ? { kind: 'approve' }
      : { kind: 'call_on', until: hold.approveAt };
  }
  if (hold.progress !== null) return { kind: 'settle' };
  const [asked, silent] = [
    after(hold.approvedAt, URGENT_HOLD.setOutWithin),
    after(hold.approvedAt, URGENT_HOLD.silentFor),
  ];
  if (now < asked) return { kind: 'rest', until: asked };
  if (now < silent) return { kind: 'call_on', until: silent };
  return hasReserve ? { kind: 'replace' } : { kind: 'call_on', until: null };
}

/** Returns how many more volunteers may be called; open calls and reserves count towards a wave. */
export function freePlaces(wave: number, waiting: number, reserves: number): number {
  return Math.max(0, wave - waiting - reserves);
}

/** The whole minutes from one time to another, at least one. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000));
}

function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
