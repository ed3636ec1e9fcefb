import { quietUntil, type RestUntil } from './quiet-times.js';

/** A day before a ride, and two hours before. */
export const RIDE_REMINDERS = ['day', 'hours'] as const;
export type RideReminder = (typeof RIDE_REMINDERS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How long before the ride each is said, how long after the approval at the earliest, and how short before it
 * no more.
 */
const TIMES: Readonly<Record<RideReminder, { before: number; afterApproval: number; notWithin: number }>> = {
  day: { before: 24 * HOUR_MS, afterApproval: 3 * HOUR_MS, notWithin: 4 * HOUR_MS },
  // Within the hour before the ride a volunteer who has not set out is asked about that instead (rule 149).
  hours: { before: 2 * HOUR_MS, afterApproval: 30 * MINUTE_MS, notWithin: 70 * MINUTE_MS },
};

/**
 * How long a reminder two hours before waits for an answer before a coordinator hears of it. In milliseconds.
 */
export const REMINDER_ANSWER_MS = 30 * MINUTE_MS;

/**
 * When both sides of a ride are reminded (rule 164); null where it would come too close to the approval or to
 * the ride. The one a day before waits for the morning (rule 100); the one two hours before waits for
 * nothing. A day is 24 hours, whatever the clocks do in it.
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

/** Whether it is too late for a reminder, which nobody could write at its moment. */
export function isReminderMissed(kind: RideReminder, { dueAt }: { dueAt: Date }, now: Date): boolean {
  return now.getTime() > dueAt.getTime() - TIMES[kind].notWithin;
}
