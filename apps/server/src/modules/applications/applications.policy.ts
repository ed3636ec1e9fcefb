import type { AdminApplicationAbility, BasketAbility, OwnApplicationAbility } from '@karov/api-client';
import {
  type InvitationStanding,
  type InvitationState,
  isAdmin,
  isEnded,
  type Priority,
} from '@karov/domain';
import type { Caller } from '../../platform/security/caller.js';
import {
  callStanding,
  type HoldState,
  isFree,
  mayApprove,
  mayCallByHand,
  mayGiveBack,
  mayMove,
  mayStep,
  mayTakeOver,
  rideAtOf,
  type SingleNeed,
  volunteerActs,
} from '../needs/index.js';
import type { Asker } from '../users/index.js';
import type { VolunteerFitness } from '../volunteers/index.js';

const DAY_MS = 86_400_000;

const EQUIPMENT = 'evacuation_equipment';
const NO_EQUIPMENT: readonly unknown[] = ['no_equipment'];

type State = Pick<
  SingleNeed,
  'status' | 'volunteerId' | 'coordinatorSince' | 'coordinatorId' | 'isEmergency'
>;

/**
 * The state of a call to a request. It can be answered while the request is free and the call has not been
 * withdrawn; a call to an emergency also while somebody holds the emergency.
 */
export function standingOfCall(
  call: InvitationState,
  application: Pick<SingleNeed, 'status' | 'volunteerId' | 'isEmergency'>,
  isAnswered: boolean,
): InvitationStanding {
  const isOver = isEnded(application.status);
  const isWaiting = isOver || isFree(application) || application.isEmergency;
  return callStanding({
    isAnswered: isAnswered || (call === 'reserve' && !isOver),
    isFilled: call === 'filled' || !isWaiting,
    isOver,
  });
}

/**
 * A help seeker's requirements for matching (rule 40), copied to the request, so that a search needs one row.
 */
export function requirementsOf(
  asker: Asker | null,
): Pick<SingleNeed, 'languages' | 'genderPreference' | 'isGenderMust' | 'needsEquipment'> {
  const equipment = asker?.answers?.[EQUIPMENT];
  const list: readonly unknown[] = Array.isArray(equipment) ? equipment : [];
  return {
    languages: [...(asker?.languages ?? [])],
    genderPreference: asker?.genderPreference ?? null,
    isGenderMust: asker?.isGenderMust ?? false,
    needsEquipment: list.some((item) => !NO_EQUIPMENT.includes(item)),
  };
}

/** The priority of a new request (rule 10): emergencies 3, a ride within 24 hours 2. */
export function defaultPriority(isEmergency: boolean, rideAt: Date | null, now: Date): Priority {
  if (isEmergency) return 3;
  return rideAt !== null && rideAt.getTime() - now.getTime() <= DAY_MS ? 2 : 0;
}

/** Whether a request in treatment has passed its time (rule 5). */
export function isOverdue(application: Pick<SingleNeed, 'status' | 'dueAt'>, now: Date): boolean {
  return application.status === 'in treatment' && application.dueAt !== null && application.dueAt <= now;
}

/** What the owner may do with a request. */
export function ownAbilities(
  application: Pick<SingleNeed, 'status' | 'volunteerId' | 'isEmergency'>,
  hasFeedback: boolean,
): OwnApplicationAbility[] {
  const { status } = application;
  const abilities: OwnApplicationAbility[] = [];
  if (mayMove(status, 'close')) abilities.push('close');
  if (mayMove(status, 'reject')) abilities.push('reject');
  if (isEnded(status) && !application.isEmergency) abilities.push('ask_again');
  if (mayTellHowItWas(application) && !hasFeedback) abilities.push('feedback');
  if (!application.isEmergency) abilities.push('chat');
  return abilities;
}

/** Both sides may give feedback once a volunteer's help has ended. */
export function mayTellHowItWas(application: Pick<SingleNeed, 'status' | 'volunteerId'>): boolean {
  return (
    application.volunteerId !== null &&
    (application.status === 'completed' || application.status === 'closed')
  );
}

/** What a volunteer may do with their acceptance. */
export function basketAbilities(
  application: Pick<SingleNeed, 'helpType' | 'type' | 'dueAt'>,
  hold: HoldState,
  hasFeedback: boolean,
  now: Date,
): BasketAbility[] {
  if (hold.ended === 'completed') return hasFeedback ? ['chat'] : ['feedback', 'chat'];
  const acts = volunteerActs(hold, { ...application, rideAt: rideAtOf(application) }, now);
  return acts.length === 0 ? [] : [...acts, 'chat'];
}

/**
 * What staff may do about the holder of a request: approve or reject, and afterwards record that they are on
 * the way.
 */
function holdAbilities(application: State, hold: HoldState | null): AdminApplicationAbility[] {
  if (mayApprove(application, hold)) return ['approve', 'reject_volunteer'];
  return mayStep(hold, 'on_way') ? ['record_on_way'] : [];
}

/**
 * What staff may do with a request within their reach (rule 139); managers may do all of it except hold the
 * conversation (rule 80).
 */
export function adminAbilities(
  application: State,
  hold: HoldState | null,
  caller: Pick<Caller, 'role' | 'userId'>,
): AdminApplicationAbility[] {
  const { status } = application;
  const need = { ...application, eventId: null };
  const abilities: AdminApplicationAbility[] = [];
  if (mayCallByHand(application)) abilities.push('assign', 'call_next');
  abilities.push(...holdAbilities(application, hold));
  if (mayMove(status, 'close')) abilities.push('close');
  if (mayMove(status, 'reject')) abilities.push('reject');
  if (mayMove(status, 'release')) abilities.push('unassign');
  if (mayTakeOver(need)) abilities.push('take_over');
  if (mayGiveBack(need, caller.userId)) abilities.push('give_back');
  if (!isEnded(status)) abilities.push('priority');
  return isAdmin(caller.role) ? [...abilities, 'timeline', 'chat'] : [...abilities, 'timeline'];
}

/**
 * The districts from which a volunteer may take requests: those of their addresses, and those that staff
 * permitted.
 */
export function areasOf(
  { states }: Pick<VolunteerFitness, 'states'>,
  permitted: readonly string[],
): string[] {
  return [...new Set([...states, ...permitted])];
}
