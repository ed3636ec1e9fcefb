import {
  EVENT_USER_TRANSITIONS,
  EVENT_VOLUNTEER_TRANSITIONS,
  isWaitingForApproval,
  nextProgress,
  nextState,
  type InvitationStanding,
  type ProgressStep,
} from '@karov/domain';
import type { EventAbility, EventUserAbility, EventVolunteerAbility } from '@karov/api-client';
import type { Reach } from '../regions/index.js';
import { isAnswerOpen, isOpenNeed, type EventRecord, type UserRequestRecord, type VolunteerRequestRecord } from './events.types.js';

/** How a call stands for the volunteer: it can be answered while it waits and its event goes on. */
export function callStanding(request: Pick<VolunteerRequestRecord, 'status'>, isEventOn: boolean): InvitationStanding {
  if (request.status !== 'pending' && request.status !== 'closed') return 'answered';
  if (!isEventOn) return 'over';
  return request.status === 'pending' ? 'open' : 'filled';
}

/** Whether a member of staff may work with an event (rule 51): managers with their own, admins within their regions. */
export function mayManageEvent(reach: Reach, event: Pick<EventRecord, 'managerId' | 'state'>): boolean {
  if (reach.isManager) return event.managerId === reach.userId;
  return reach.states === null || reach.states.includes(event.state);
}

/** Whether a help seeker has said anything in an event; who pressed the emergency button has. */
export function hasSeekerAnswered(request: Pick<UserRequestRecord, 'respond' | 'isEmergency'>): boolean {
  return request.respond !== null || request.isEmergency;
}

/** Whether a volunteer has answered a call; the view `event_answers` is its twin. */
export function hasVolunteerAnswered(request: Pick<VolunteerRequestRecord, 'status'>): boolean {
  return request.status !== 'pending' && request.status !== 'closed';
}

/** What staff may do to an event. */
export function eventAbilities(event: Pick<EventRecord, 'status'>): EventAbility[] {
  return event.status ? ['map', 'edit', 'stop'] : ['start'];
}

/** Whether a coordinator may take a need over: nobody was found for it, or it is an emergency that lasts; and nobody else has. */
function mayTakeOver(request: Pick<UserRequestRecord, 'status' | 'respond' | 'coordinatorSince' | 'coordinatorId' | 'isEmergency'>): boolean {
  if (request.coordinatorId !== null) return false;
  if (isOpenNeed(request)) return request.coordinatorSince !== null || request.isEmergency;
  return request.isEmergency && request.status === 'assigned';
}

/** Whether the next can be called, or anybody near assigned: for what waits, and in an emergency in place of whoever holds it (rule 76). */
function mayCallByHand(request: UserRequestRecord): boolean {
  return isOpenNeed(request) || (request.isEmergency && request.status === 'assigned');
}

/** Whether the approved volunteer of a need comes to a step next; they say so, or staff whom they told. */
function mayStep(request: Pick<UserRequestRecord, 'status' | 'isApproved' | 'progress'>, step: ProgressStep): boolean {
  return request.status === 'assigned' && request.isApproved === 1 && nextProgress(request.progress).includes(step);
}

/** What staff may do to an assignment before the help begins: approve it, and then record that the volunteer is on the way. */
function holdAbilities(request: Pick<UserRequestRecord, 'status' | 'isApproved' | 'progress'>): ('approve' | 'record_on_way')[] {
  if (isWaitingForApproval({ status: request.status, is_approved: request.isApproved })) return ['approve'];
  return mayStep(request, 'on_way') ? ['record_on_way'] : [];
}

/** What staff may do to a help seeker's request. */
export function userRequestAbilities(event: Pick<EventRecord, 'status'>, request: UserRequestRecord): EventUserAbility[] {
  const may = (move: 'assign' | 'complete' | 'unassign') => nextState(EVENT_USER_TRANSITIONS, request.status, move) !== null;
  const abilities: EventUserAbility[] = [];
  if (event.status && isAnswerOpen(request)) abilities.push('set_respond');
  if (event.status && isOpenNeed(request) && may('assign')) abilities.push('assign');
  if (event.status && mayCallByHand(request)) abilities.push('by_hand');
  abilities.push(...holdAbilities(request));
  if (request.isApproved === 1 && may('complete')) abilities.push('complete');
  if (may('unassign')) abilities.push('unassign');
  if (mayTakeOver(request)) abilities.push('take_over');
  if (request.respond === 1) abilities.push('timeline');
  return abilities;
}

/** What staff may do to a volunteer's request; `need` is the one that they are assigned to. */
export function volunteerRequestAbilities(
  event: Pick<EventRecord, 'status'>,
  request: VolunteerRequestRecord,
  need: Pick<UserRequestRecord, 'status' | 'isApproved' | 'progress'> | null = null,
): EventVolunteerAbility[] {
  const may = (move: 'accept' | 'reject' | 'complete' | 'unassign') => nextState(EVENT_VOLUNTEER_TRANSITIONS, request.status, move) !== null;
  const abilities: EventVolunteerAbility[] = [];
  if (event.status && may('accept')) abilities.push('accept');
  if (event.status && may('reject')) abilities.push('reject');
  if (event.status && request.status === 'accept') abilities.push('assign');
  if (isWaitingForApproval({ status: request.status, is_approved: request.isApproved })) abilities.push('approve');
  if (need !== null && mayStep(need, 'on_way')) abilities.push('record_on_way');
  if (request.isApproved === 1 && may('complete')) abilities.push('complete');
  if (may('unassign')) abilities.push('unassign');
  return abilities;
}
