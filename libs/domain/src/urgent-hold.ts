import type { ProgressStep } from './applications.js';

/** Waiting times while somebody holds an urgent need, in seconds (rules 70, 71). */
export const URGENT_HOLD = {
  /**
   * the time after which the yes of a volunteer without an admin's confirmation is approved, unless staff
   * refuse
   */
  approveAfter: 120,
  /** the time after which an approved volunteer who is not on the way is asked, and others are called */
  setOutWithin: 300,
  /** the time of silence since the approval after which a reserve replaces a volunteer */
  silentFor: 600,
} as const;

/** The hold on an urgent need. */
export interface UrgentHold {
  /** When it is approved automatically; null while only staff decide. */
  approveAt: Date | null;
  approvedAt: Date | null;
  progress: ProgressStep | null;
}

/** The next step of a held urgent need. `until` is when that changes by itself; null means never. */
export type HoldTurn =
  | { kind: 'approve' }
  | { kind: 'replace' }
  | { kind: 'settle' }
  | { kind: 'rest'; until: Date }
  | { kind: 'call_on'; until: Date | null };

/**
 * When a yes is approved automatically: at once for a confirmed volunteer, otherwise after two minutes (rule
 * 70).
 */
export function approvalMoment(isConfirmed: boolean, saidYesAt: Date, now: Date): Date {
  if (isConfirmed) return now;
  return new Date(Math.max(now.getTime(), after(saidYesAt, URGENT_HOLD.approveAfter).getTime()));
}

/**
 * The next step of a held urgent need (rules 70, 71): an approval that is due; a reserve in place of a silent
 * volunteer; nothing while the volunteer is on the way or has time to set out; otherwise further calls.
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

/** How many more volunteers may be called; open calls and reserves count towards a wave. */
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
