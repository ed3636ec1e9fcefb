import { quietUntil, type RestUntil } from './quiet-times.js';

/** The reminders of a ride: a day before it, and two hours before it. */
export const RIDE_REMINDERS = ['day', 'hours'] as const;
export type RideReminder = (typeof RIDE_REMINDERS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * For each reminder: how long before the ride it is sent, how long after the approval at the earliest, and
 * how long before the ride it is too late.
 */
const TIMES: Readonly<Record<RideReminder, { before: number; afterApproval: number; notWithin: number }>> = {
  day: { before: 24 * HOUR_MS, afterApproval: 3 * HOUR_MS, notWithin: 4 * HOUR_MS },
  // Within the last hour before the ride, a volunteer who has not set out is asked whether they have, instead
  // (rule 149).
  hours: { before: 2 * HOUR_MS, afterApproval: 30 * MINUTE_MS, notWithin: 70 * MINUTE_MS },
};

/** How long, in milliseconds, the two-hour reminder waits for an answer before a coordinator is notified. */
export const REMINDER_ANSWER_MS = 30 * MINUTE_MS;

/**
 * Returns when both sides of a ride are reminded (rule 164); null if that is too close to the approval or to
 * the ride. The reminder a day before waits for the morning (rule 100); the one two hours before never waits.
 * A day is 24 hours, regardless of clock changes.
 */
export function reminderMoment(
  kind: RideReminder,
  { dueAt, approvedAt }: { dueAt: Date; approvedAt: Date },
  restUntil?: RestUntil,
): Date | null {
  const { before, afterApproval, notWithin } = TIMES[kind];
  const earliest = new Date(Math.max(dueAt.getTime() - before, approvedAt.getTime() + afterApproval));
  const moment = (kind === 'day' ? quietUntil(earliest, restUntil) : null) ?? earliest;
  return moment.getTime() <= dueAt.getTime() - notWithin ? moment : null;
}

/** Whether it is too late for a reminder that could not be sent at its time. */
export function isReminderMissed(kind: RideReminder, { dueAt }: { dueAt: Date }, now: Date): boolean {
  return now.getTime() > dueAt.getTime() - TIMES[kind].notWithin;
}
