import { DAY, escalatedAfter, nextMorning } from '@karov/domain';
import type { DueWait, FirstClocks, Pace } from './desk-waits.repository.js';

const HOUR_MS = 3_600_000;

/**
 * Whether staff are notified at any hour, and eventually by telephone; other matters wait for the morning
 * (rules 100, 220).
 */
export function isPressing(pace: Pace): boolean {
  return pace === 'emergency' || pace === 'urgent';
}

/**
 * Returns when staff are notified again (rule 220): of urgent matters at growing intervals and then every
 * hour, of other matters only by day.
 */
export function heardAgainAt(
  { pace, rounds, eventToldAt }: Pick<DueWait, 'pace' | 'rounds' | 'eventToldAt'>,
  clocks: FirstClocks,
  now: Date,
): Date {
  if (isPressing(pace)) {
    const first = pace === 'emergency' ? clocks.emergency : clocks.urgent;
    const pause = escalatedAfter(rounds + 1, first) - escalatedAfter(rounds, first);
    return pause < DAY ? new Date(now.getTime() + pause * 1000) : nextMorning(now);
  }
  return pace === 'event' && eventToldAt === null ? new Date(now.getTime() + HOUR_MS) : nextMorning(now);
}

/**
 * Returns until when a due matter is held back: an event's needs are reported once an hour, other matters by
 * day; null means that it is reported now.
 */
export function heldUntil(
  { pace, eventToldAt }: Pick<DueWait, 'pace' | 'eventToldAt'>,
  morning: Date,
  now: Date,
): Date | null {
  if (isPressing(pace)) return null;
  if (pace === 'calm') return morning > now ? morning : null;
  const again = eventToldAt === null ? now.getTime() : eventToldAt.getTime() + HOUR_MS;
  return again > now.getTime() ? new Date(again) : null;
}

/** The members of staff to notify in a given round; only super admins are telephoned. */
export interface Circle {
  manager: boolean;
  managers: boolean;
  regionAdmins: boolean;
  allAdmins: boolean;
  calls: boolean;
}

/**
 * Returns the circle for a round of the escalation: first the managers of the region, then all admins, then
 * super admins by telephone. What belongs to an event is its manager's, and only emergencies are also the other
 * managers', who do not see the event (rule 51). A matter that is not urgent never leads to a call.
 */
export function circleOf({
  pace,
  rounds,
  kind,
  managerId,
  state,
}: Pick<DueWait, 'pace' | 'rounds' | 'kind' | 'managerId' | 'state'>): Circle {
  const isNeed = kind === 'need' || kind === 'left';
  const isOfEvent = managerId !== null;
  if (isNeed && isPressing(pace)) {
    const managers = !isOfEvent || pace === 'emergency';
    return { manager: true, managers, regionAdmins: false, allAdmins: rounds > 0, calls: rounds > 1 };
  }
  if (isNeed && pace === 'event')
    return { manager: true, managers: false, regionAdmins: rounds > 1, allAdmins: false, calls: false };
  const isTheirs = isOfEvent && rounds === 0;
  const isEverybodys = kind === 'contact' && state === '';
  return {
    manager: isOfEvent,
    managers: !isOfEvent && (isNeed || kind === 'answer'),
    regionAdmins: !isTheirs && !isEverybodys,
    // people who cannot see the matter are not notified
    allAdmins: isEverybodys || (rounds > 0 && kind !== 'contact'),
    calls: false,
  };
}
