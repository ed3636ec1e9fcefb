import {
  DUTY_STATES,
  type DutyState,
  freePlaces,
  type HelpType,
  nextMorning,
  type SkipReason,
  WISH_KINDS,
  type WishKind,
} from '@karov/domain';
import type { SoughtNeed } from '../needs/index.js';
import type { Candidate, NearbyVolunteer } from '../volunteers/index.js';
import { type FittingPerson, inCallingOrder } from './pairing/pairing-cost.js';

/** The policy of a run (rules 38, 42, 43), in kilometres and minutes. */
export interface DispatchPolicy {
  ringStepKm: number;
  waitMinutes: number;
  maxRings: number;
  maxRadiusKm: number;
  /** The maximum number of volunteers called at the same time. */
  wave: number;
}

/** The admins' settings (rules 38, 42, 43), in kilometres and minutes. */
export interface DispatchSettings {
  radius: number;
  time: number;
  maxRadiusKm: number;
  maxRings: number;
  emergencyWave: number;
}

const ORDINARY_WAVE = 1;

/** The policy of a need's run, derived from the settings. Help by phone has a single ring of any width. */
export function policyOf(
  settings: DispatchSettings,
  { isUrgent, helpType }: { isUrgent: boolean; helpType: HelpType },
): DispatchPolicy {
  return {
    ringStepKm: settings.radius,
    waitMinutes: settings.time,
    maxRings: helpType === 'phone' ? 1 : settings.maxRings,
    maxRadiusKm: settings.maxRadiusKm,
    wave: isUrgent ? settings.emergencyWave : ORDINARY_WAVE,
  };
}

/** The state of a run. */
export interface RunPosition {
  ring: number;
  radiusKm: number;
  /**
   * For each volunteer who was called and has not answered, the time until which the run waits for their
   * answer.
   */
  waitingUntil: readonly Date[];
  /** The number of reserves for the need besides its holder (rule 71); 0 if omitted. */
  reserves?: number;
}

/**
 * Why a volunteer was chosen: they are the nearest suitable one; they meet the wishes better than nearer
 * ones; they have been called less often lately; or the nearest one goes to another need of the event (rules
 * 41, 72).
 */
type ChoiceReason = 'nearest' | 'wishes' | 'rested' | 'shared';

/** A volunteer to call, and the reason. */
export interface Choice {
  candidate: Candidate;
  reason: ChoiceReason;
  /** The wishes that this volunteer does not meet. */
  missed: WishKind[];
}

/** A help seeker's wishes about a volunteer, beyond the conditions that apply to everybody. */
export interface Wishes {
  /** If empty, any language is fine. */
  languages: readonly string[];
  gender: string | null;
  /** Whether the volunteer should offer to handle equipment. */
  equipment: boolean;
}

/** No wishes. */
const NO_WISHES: Wishes = { languages: [], gender: null, equipment: false };

/**
 * How several needs of one event share volunteers: the one called first for this need, and those who go to
 * other needs.
 */
export interface Shared {
  first: number | null;
  elsewhere: ReadonlySet<number>;
}

/** A need that shares no volunteers with others. */
const ALONE: Shared = { first: null, elsewhere: new Set() };

/**
 * The next step of a run. "full" means that enough volunteers have said yes, and the run waits for no answer.
 */
export type NextStep =
  | { kind: 'invite'; choices: Choice[]; waitUntil: Date; nextStepAt: Date }
  | { kind: 'grow'; ring: number; radiusKm: number }
  | { kind: 'wait'; nextStepAt: Date }
  | { kind: 'full' }
  | { kind: 'exhausted' };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/**
 * Decides the next step of a run from the volunteers who may be called within its ring (rules 41 to 43). A
 * pure function: the same position, candidates and time give the same step.
 */
export function nextStep(
  policy: DispatchPolicy,
  run: RunPosition,
  candidates: readonly Candidate[],
  now: Date,
  wishes: Wishes = NO_WISHES,
  shared: Shared = ALONE,
): NextStep {
  const earliest = earliestOf(run.waitingUntil);
  const free = placesOf(policy, run);
  if (free === 0) return earliest ? { kind: 'wait', nextStepAt: earliest } : { kind: 'full' };
  const choices = choose(candidates, free, wishes, shared);
  if (choices.length > 0) {
    const waitUntil = new Date(now.getTime() + policy.waitMinutes * MINUTE_MS);
    return { kind: 'invite', choices, waitUntil, nextStepAt: earliest ?? waitUntil };
  }
  const wider = widerRing(policy, run);
  if (wider) return { kind: 'grow', ...wider };
  return earliest ? { kind: 'wait', nextStepAt: earliest } : { kind: 'exhausted' };
}

/** Returns how many more volunteers may be called at this time. */
export function placesOf(
  policy: DispatchPolicy,
  run: Pick<RunPosition, 'waitingUntil' | 'reserves'>,
): number {
  return freePlaces(policy.wave, run.waitingUntil.length, run.reserves ?? 0);
}

/**
 * Returns when an exhausted search next looks for volunteers who have become free: after a day without
 * success once an hour, after a week once a day.
 */
export function looksAgainAt(begunAt: Date, minutes: number, now: Date): Date {
  const age = now.getTime() - begunAt.getTime();
  if (age > WEEK_MS) return nextMorning(now);
  return new Date(now.getTime() + (age > DAY_MS ? HOUR_MS : minutes * MINUTE_MS));
}

/** A need for which volunteers are called: its event, if any, and whether it is an emergency. */
interface CallingNeed {
  eventId: number | null;
  isEmergency: boolean;
}

/**
 * The volunteers called within one batch. Nobody is called for two ordinary needs of one event, while a call
 * to an emergency is allowed in addition (rule 40); a call for one need counts as a recent call for the next.
 */
export class Called {
  private readonly times = new Map<number, number>();
  private readonly inEvents = new Set<string>();

  constructor(private readonly now: Date) {}

  /** Returns the volunteers who may still be called for a need, with their current data. */
  left({ eventId, isEmergency }: CallingNeed, candidates: readonly Candidate[]): Candidate[] {
    return candidates
      .filter(({ userId }) => isEmergency || !this.inEvents.has(`${eventId} ${userId}`))
      .map((candidate) => this.standing(candidate));
  }

  add({ eventId, isEmergency }: CallingNeed, choices: readonly Choice[]): void {
    for (const { userId } of choices.map(({ candidate }) => candidate)) {
      this.times.set(userId, (this.times.get(userId) ?? 0) + 1);
      if (eventId !== null && !isEmergency) this.inEvents.add(`${eventId} ${userId}`);
    }
  }

  private standing(candidate: Candidate): Candidate {
    const times = this.times.get(candidate.userId);
    return times === undefined
      ? candidate
      : { ...candidate, recentCalls: candidate.recentCalls + times, lastCalledAt: this.now };
  }
}

/**
 * Chooses from the ring by the wishes met (rule 72), then by fewer recent calls, longer rest and distance
 * (rule 41); where needs of an event share volunteers, the volunteer given to this need comes first.
 */
export function choose(
  candidates: readonly Candidate[],
  count: number,
  wishes: Wishes = NO_WISHES,
  shared: Shared = ALONE,
): Choice[] {
  const rated = candidates.map((candidate) => ({ candidate, missed: missedWishes(candidate, wishes) }));
  const nearest = rated.reduce<Rated | null>(
    (best, one) => (best && best.candidate.distanceM <= one.candidate.distanceM ? best : one),
    null,
  );
  const isNearestElsewhere = nearest !== null && shared.elsewhere.has(nearest.candidate.userId);
  return rated
    .filter(({ candidate }) => !shared.elsewhere.has(candidate.userId))
    .sort(
      (a, b) =>
        Number(b.candidate.userId === shared.first) - Number(a.candidate.userId === shared.first) ||
        byChoice(a, b),
    )
    .slice(0, Math.max(0, count))
    .map((one) => ({ ...one, reason: isNearestElsewhere ? 'shared' : reasonFor(one, nearest) }));
}

type Rated = Omit<Choice, 'reason'>;

function byChoice(a: Rated, b: Rated): number {
  return inCallingOrder(
    fittingPerson(a.candidate, a.missed.length),
    fittingPerson(b.candidate, b.missed.length),
  );
}

/** A volunteer who may be called, in the form that pairing uses. */
export function fittingPerson(
  { userId, distanceM, recentCalls, lastCalledAt }: Candidate,
  missedWishes: number,
): FittingPerson {
  return { volunteerId: userId, distanceM, missedWishes, recentCalls, lastCalledAt };
}

function reasonFor({ candidate, missed }: Rated, nearest: Rated | null): ChoiceReason {
  if (!nearest || candidate.distanceM === nearest.candidate.distanceM) return 'nearest';
  return missed.length < nearest.missed.length ? 'wishes' : 'rested';
}

const MISSES: Readonly<Record<WishKind, (candidate: Candidate, wishes: Wishes) => boolean>> = {
  language: ({ languages }, wishes) =>
    wishes.languages.length > 0 && !wishes.languages.some((language) => languages.includes(language)),
  gender: ({ gender }, wishes) => wishes.gender !== null && gender !== wishes.gender,
  equipment: ({ handlesEquipment }, wishes) => wishes.equipment && !handlesEquipment,
};

/** The wishes that a volunteer does not meet. */
export function missedWishes(candidate: Candidate, wishes: Wishes): WishKind[] {
  return WISH_KINDS.filter((kind) => MISSES[kind](candidate, wishes));
}

/** Somebody's wishes about their helper. */
export interface ToldDemand {
  languages: readonly string[];
  gender: string | null;
  /** Whether the person would rather wait than be helped by somebody of another gender. */
  isGenderMust: boolean;
  needsEquipment: boolean;
  isUrgent: boolean;
}

/**
 * Returns the wishes that exclude volunteers instead of only ranking them: a language, and a gender for
 * people who would rather wait; in an emergency no wish excludes anybody (rule 72).
 */
export function demandOf(told: ToldDemand): Pick<NeedDemand, 'languages' | 'gender'> & { wishes: Wishes } {
  return {
    languages: told.isUrgent ? [] : told.languages,
    gender: told.isGenderMust && !told.isUrgent ? told.gender : null,
    wishes: { languages: told.languages, gender: told.gender, equipment: told.needsEquipment },
  };
}

/** A need with its `wishes`, which order the volunteers who may be called (rule 72). */
export type Wished<Need> = Need & { wishes: Wishes };

/** A need for which volunteers are sought; `languages` and `gender` exclude the others. */
export type OpenNeed = Wished<SoughtNeed>;

/** Adds the wishes to a need as its source describes the need for a search. */
export function toOpenNeed<Need extends ToldDemand>(need: Need): Wished<Need> {
  return { ...need, ...demandOf(need) };
}

/** Returns the next ring, or null if the number of rings or kilometres is used up (rule 43). */
export function widerRing(
  policy: DispatchPolicy,
  run: Pick<RunPosition, 'ring' | 'radiusKm'>,
): { ring: number; radiusKm: number } | null {
  if (run.ring >= policy.maxRings || run.radiusKm >= policy.maxRadiusKm) return null;
  return { ring: run.ring + 1, radiusKm: Math.min(run.radiusKm + policy.ringStepKm, policy.maxRadiusKm) };
}

/** A need's requirements; `languages` and `gender` exclude the other volunteers. */
export interface NeedDemand {
  seekerId: number;
  helpType: HelpType;
  languages: readonly string[];
  gender: string | null;
  needsVehicle: boolean;
  rideAt: Date | null;
  isEmergency: boolean;
}

/** A volunteer whom a need could have, with the distance if it is known. */
export type Considered = Omit<NearbyVolunteer, 'distanceM'> & { distanceM: number | null };

type SkipCheck = (volunteer: Considered, need: NeedDemand) => boolean;

/** The reasons against calling a volunteer, in the order in which they are reported. */
const SKIP_CHECKS: readonly (readonly [SkipReason, SkipCheck])[] = [
  ['is_seeker', (volunteer, need) => volunteer.userId === need.seekerId],
  ['blocked', (volunteer) => volunteer.isBlocked],
  ['inactive', (volunteer) => !volunteer.isActive],
  ['frozen', (volunteer) => volunteer.isFrozen],
  ['not_validated', (volunteer) => !volunteer.isValidated],
  ['unreachable', (volunteer) => !volunteer.isReachable],
  ['busy', (volunteer) => volunteer.isBusy],
  ['asked_before', (volunteer) => volunteer.wasAsked],
  [
    'language',
    (volunteer, need) =>
      need.languages.length > 0 && !need.languages.some((language) => volunteer.languages.includes(language)),
  ],
  ['gender', (volunteer, need) => need.gender !== null && volunteer.gender !== need.gender],
  ['no_vehicle', (volunteer, need) => need.needsVehicle && !volunteer.hasVehicle],
  [
    'help_type',
    (volunteer, need) =>
      volunteer.wayToHelp !== 'both' &&
      volunteer.wayToHelp !== (need.helpType === 'phone' ? 'phone' : 'on_site'),
  ],
  ...DUTY_STATES.filter(isHindrance).map((state): readonly [SkipReason, SkipCheck] => [
    state,
    (volunteer) => volunteer.duty === state,
  ]),
  ['open_invitation', (volunteer) => volunteer.hasAnswered],
];

/** The reason why a volunteer near a need is not called, or null when there is none (rule 40). */
export function skipReason(volunteer: Considered, need: NeedDemand): SkipReason | null {
  return SKIP_CHECKS.find(([, applies]) => applies(volunteer, need))?.[0] ?? null;
}

function isHindrance(state: DutyState): state is Exclude<DutyState, 'free'> {
  return state !== 'free';
}

function earliestOf(moments: readonly Date[]): Date | null {
  return moments.reduce<Date | null>((first, moment) => (first && first <= moment ? first : moment), null);
}
