/**
 * The time during which a volunteer works for somebody; `to` is null if the end is not known in advance (rule
 * 47).
 */
export interface WorkSpan {
  from: Date;
  to: Date | null;
}

const HOUR_MS = 3_600_000;

/** How long a ride occupies its volunteer before and after the agreed time (rule 47), in hours. */
const RIDE = { before: 1, after: 2 } as const;

/**
 * Returns the time during which a volunteer who takes on a need works for it: around the hour of a ride, from
 * now on for anything else.
 */
export function workSpan(rideAt: Date | null, now: Date): WorkSpan {
  if (rideAt === null) return { from: now, to: null };
  return {
    from: new Date(rideAt.getTime() - RIDE.before * HOUR_MS),
    to: new Date(rideAt.getTime() + RIDE.after * HOUR_MS),
  };
}

/** How many hours before a ride its volunteer may report that they have set out. */
const SETS_OUT_HOURS_BEFORE = 4;

/**
 * Whether a volunteer may have set out already: at any time, except for a ride that is more than a few hours
 * away (rule 124).
 */
export function maySetOut(rideAt: Date | null, now: Date): boolean {
  return rideAt === null || now.getTime() >= rideAt.getTime() - SETS_OUT_HOURS_BEFORE * HOUR_MS;
}

/**
 * Whether a person with this work can take on more: nobody works for two people at a time, but an emergency
 * may be offered before a ride that is still to come (rule 47). The SQL function `stands_in_the_way` does the
 * same.
 */
export function isFreeFor(
  work: readonly WorkSpan[],
  wanted: WorkSpan,
  isEmergency: boolean,
  now: Date,
): boolean {
  return work.every((span) => !overlap(span, wanted) || (isEmergency && isRideToCome(span, now)));
}

function overlap(a: WorkSpan, b: WorkSpan): boolean {
  return (a.to === null || a.to > b.from) && (b.to === null || b.to > a.from);
}

function isRideToCome({ from, to }: WorkSpan, now: Date): boolean {
  return to !== null && from.getTime() + RIDE.before * HOUR_MS > now.getTime();
}
