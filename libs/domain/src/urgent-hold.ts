import type { ProgressStep } from './applications.js';

/** Waiting times while somebody holds an urgent need, in seconds (rules 70, 71). */
export const URGENT_HOLD = {
  /** time after which a yes of a volunteer whom no admin has confirmed is approved, unless staff refuse */
  approveAfter: 120,
  /** time after which an approved volunteer who is not on the way is asked, while others are called */
  setOutWithin: 300,
  /** time of silence since the approval after which a volunteer gives way to a reserve */
  silentFor: 600,
} as const;

/** How an urgent need is held. */
export interface UrgentHold {
  /** When it is approved by itself; null while staff alone decide. */
  approveAt: Date | null;
  approvedAt: Date | null;
  progress: ProgressStep | null;
}

/**
 * What a held urgent need wants now. `until`: the next moment at which that changes by itself; null: never.
 */
export type HoldTurn =
  | { kind: 'approve' }
  | { kind: 'replace' }
  | { kind: 'settle' }
  | { kind: 'rest'; until: Date }
  | { kind: 'call_on'; until: Date | null };

/**
 * When a yes is approved by itself: at once of somebody confirmed, else two minutes after it was said (rule
 * 70).
 */
export function approvalMoment(isConfirmed: boolean, saidYesAt: Date, now: Date): Date {
  if (isConfirmed) return now;
  return new Date(Math.max(now.getTime(), after(saidYesAt, URGENT_HOLD.approveAfter).getTime()));
}

/**
 * What a held urgent need wants (rules 70, 71): an approval that is due; a reserve in place of somebody
 * silent; nothing while somebody is on the way or has the time to set out; otherwise that others are called
 * on.
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

/** How many more may be called: those who are waited for and those in reserve take the places of a wave. */
export function freePlaces(wave: number, waiting: number, reserves: number): number {
  return Math.max(0, wave - waiting - reserves);
}

/** Whole minutes from one moment to another, at least one. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000));
}

function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
