import { escalatedAfter, nextMorning } from '@karov/domain';
import type { DueWait, FirstClocks, Pace } from './desk-waits.repository.js';

const HOUR_MS = 3_600_000;
const DAY = 86_400;

/** Whether staff hear of it at any hour, and by telephone in the end: what is not urgent waits for the morning (rules 100, 220). */
export function isPressing(pace: Pace): boolean {
  return pace === 'emergency' || pace === 'urgent';
}

/** When staff hear of something again that they were told of now (rule 220): by growing steps and then hourly what is urgent, anything else by the day. */
export function heardAgainAt({ pace, rounds, eventToldAt }: Pick<DueWait, 'pace' | 'rounds' | 'eventToldAt'>, clocks: FirstClocks, now: Date): Date {
  if (isPressing(pace)) {
    const first = pace === 'emergency' ? clocks.emergency : clocks.urgent;
    const pause = escalatedAfter(rounds + 1, first) - escalatedAfter(rounds, first);
    return pause < DAY ? new Date(now.getTime() + pause * 1000) : nextMorning(now);
  }
  return pace === 'event' && eventToldAt === null ? new Date(now.getTime() + HOUR_MS) : nextMorning(now);
}

/** Until when something waits to be told although it is due: an event's needs are told once in an hour, what does not press by day; null: it is told now. */
export function heldUntil({ pace, eventToldAt }: Pick<DueWait, 'pace' | 'eventToldAt'>, morning: Date, now: Date): Date | null {
  if (isPressing(pace)) return null;
  if (pace === 'calm') return morning > now ? morning : null;
  const again = eventToldAt === null ? now.getTime() : eventToldAt.getTime() + HOUR_MS;
  return again > now.getTime() ? new Date(again) : null;
}

/** Who of the staff hears of something at its so many-th time; telephones ring for super admins alone. */
export interface Circle {
  manager: boolean;
  managers: boolean;
  regionAdmins: boolean;
  allAdmins: boolean;
  calls: boolean;
}

/** The circles of escalation: managers of the region, then all admins, then super admins by telephone; what is not urgent never rings. */
export function circleOf({ pace, rounds, kind, managerId, state }: Pick<DueWait, 'pace' | 'rounds' | 'kind' | 'managerId' | 'state'>): Circle {
  const isNeed = kind === 'need';
  if (isNeed && isPressing(pace)) return { manager: true, managers: true, regionAdmins: false, allAdmins: rounds > 0, calls: rounds > 1 };
  if (isNeed && pace === 'event') return { manager: true, managers: false, regionAdmins: rounds > 1, allAdmins: false, calls: false };
  const isOfEvent = managerId !== null;
  const isTheirs = isOfEvent && rounds === 0;
  const isEverybodys = kind === 'contact' && state === '';
  return {
    manager: isOfEvent,
    managers: isNeed || kind === 'answer',
    regionAdmins: !isTheirs && !isEverybodys,
    // who cannot see it hears nothing of it
    allAdmins: isEverybodys || (rounds > 0 && kind !== 'contact'),
    calls: false,
  };
}
