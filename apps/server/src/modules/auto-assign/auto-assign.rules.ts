import { DUTY_STATES, type DutyState, type HelpType, type SkipReason } from '@karov/domain';
import type { Candidate, NearbyVolunteer } from '../volunteers/index.js';

/** How a run proceeds (decisions 38, 42, 43). Kilometres and minutes. */
export interface DispatchPolicy {
  ringStepKm: number;
  waitMinutes: number;
  maxRings: number;
  maxRadiusKm: number;
  /** How many may be asked at the same time. */
  wave: number;
}

/** What admins set (decisions 38, 42, 43); kilometres and minutes. */
export interface DispatchSettings {
  radius: number;
  time: number;
  maxRadiusKm: number;
  maxRings: number;
  emergencyWave: number;
}

const ORDINARY_WAVE = 1;

/** How a run of this kind proceeds by the settings. */
export function policyOf(settings: DispatchSettings, isUrgent: boolean): DispatchPolicy {
  return {
    ringStepKm: settings.radius, waitMinutes: settings.time, maxRings: settings.maxRings, maxRadiusKm: settings.maxRadiusKm,
    wave: isUrgent ? settings.emergencyWave : ORDINARY_WAVE,
  };
}

/** Where a run stands. */
export interface RunPosition {
  ring: number;
  radiusKm: number;
  /** Until when each volunteer who was asked and has not answered is waited for. */
  waitingUntil: readonly Date[];
}

/** Why a volunteer was chosen: the nearest who fits, or called less often lately than nearer ones (decision 41). */
export type ChoiceReason = 'nearest' | 'rested';

/** Somebody to call, and why. */
export interface Choice {
  candidate: Candidate;
  reason: ChoiceReason;
}

/** What a run does next. */
export type NextStep =
  | { kind: 'invite'; choices: Choice[]; waitUntil: Date; nextStepAt: Date }
  | { kind: 'grow'; ring: number; radiusKm: number }
  | { kind: 'wait'; nextStepAt: Date }
  | { kind: 'exhausted' };

const MINUTE_MS = 60_000;

/**
 * Decides the next step of a run from those who may be called within its ring (decisions 41 to 43). Pure: the same
 * position, candidates and moment give the same step.
 */
export function nextStep(policy: DispatchPolicy, run: RunPosition, candidates: readonly Candidate[], now: Date, prefersEquipment = false): NextStep {
  const earliest = earliestOf(run.waitingUntil);
  const free = policy.wave - run.waitingUntil.length;
  if (free <= 0 && earliest) return { kind: 'wait', nextStepAt: earliest };
  const choices = choose(candidates, free, prefersEquipment);
  if (choices.length > 0) {
    const waitUntil = new Date(now.getTime() + policy.waitMinutes * MINUTE_MS);
    return { kind: 'invite', choices, waitUntil, nextStepAt: earliest ?? waitUntil };
  }
  const wider = widerRing(policy, run);
  if (wider) return { kind: 'grow', ...wider };
  return earliest ? { kind: 'wait', nextStepAt: earliest } : { kind: 'exhausted' };
}

/**
 * Orders those in the ring by fewer recent calls, then longer idle, then distance, and takes the first (decision 41). Where equipment
 * has to be handled, those who offer that go before.
 */
export function choose(candidates: readonly Candidate[], count: number, prefersEquipment = false): Choice[] {
  const nearest = candidates.reduce<Candidate | null>((best, one) => (best && best.distanceM <= one.distanceM ? best : one), null);
  return [...candidates]
    .sort((a, b) => (prefersEquipment ? Number(b.handlesEquipment) - Number(a.handlesEquipment) : 0) || a.recentCalls - b.recentCalls || idleSince(a) - idleSince(b) || a.distanceM - b.distanceM || a.userId - b.userId)
    .slice(0, Math.max(0, count))
    .map((candidate) => ({ candidate, reason: candidate.distanceM === nearest?.distanceM ? 'nearest' : 'rested' }));
}

/** The next ring, or null when rings or kilometres are used up (decision 43). */
export function widerRing(policy: DispatchPolicy, run: Pick<RunPosition, 'ring' | 'radiusKm'>): { ring: number; radiusKm: number } | null {
  if (run.ring >= policy.maxRings || run.radiusKm >= policy.maxRadiusKm) return null;
  return { ring: run.ring + 1, radiusKm: Math.min(run.radiusKm + policy.ringStepKm, policy.maxRadiusKm) };
}

/** What a need asks of a volunteer. */
export interface NeedDemand {
  seekerId: number;
  helpType: HelpType;
  languages: readonly string[];
  gender: string | null;
  needsVehicle: boolean;
}

type SkipCheck = (volunteer: NearbyVolunteer, need: NeedDemand) => boolean;

/** What speaks against a volunteer, in the order in which it is told. */
const SKIP_CHECKS: readonly (readonly [SkipReason, SkipCheck])[] = [
  ['is_seeker', (volunteer, need) => volunteer.userId === need.seekerId],
  ['blocked', (volunteer) => volunteer.isBlocked],
  ['inactive', (volunteer) => !volunteer.isActive],
  ['frozen', (volunteer) => volunteer.isFrozen],
  ['not_validated', (volunteer) => !volunteer.isValidated],
  ['unreachable', (volunteer) => !volunteer.isReachable],
  ['busy', (volunteer) => volunteer.isBusy],
  ['asked_before', (volunteer) => volunteer.wasAsked],
  ['language', (volunteer, need) => need.languages.length > 0 && !need.languages.some((language) => volunteer.languages.includes(language))],
  ['gender', (volunteer, need) => need.gender !== null && volunteer.gender !== need.gender],
  ['no_vehicle', (volunteer, need) => need.needsVehicle && !volunteer.hasVehicle],
  ['help_type', (volunteer, need) => volunteer.wayToHelp !== 'both' && volunteer.wayToHelp !== (need.helpType === 'phone' ? 'phone' : 'on_site')],
  ...DUTY_STATES.filter(isHindrance).map((state): readonly [SkipReason, SkipCheck] => [state, (volunteer) => volunteer.duty === state]),
];

/** Why a volunteer near a need is not called, or null when nothing speaks against it (decision 40). */
export function skipReason(volunteer: NearbyVolunteer, need: NeedDemand, hasOpenRequest: boolean): SkipReason | null {
  const found = SKIP_CHECKS.find(([, applies]) => applies(volunteer, need));
  if (found) return found[0];
  return hasOpenRequest ? 'open_invitation' : null;
}

function isHindrance(state: DutyState): state is Exclude<DutyState, 'free'> {
  return state !== 'free';
}

function idleSince(candidate: Candidate): number {
  return candidate.lastCalledAt?.getTime() ?? 0;
}

function earliestOf(moments: readonly Date[]): Date | null {
  return moments.reduce<Date | null>((first, moment) => (first && first <= moment ? first : moment), null);
}
