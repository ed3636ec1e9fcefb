import type { EventAbility, EventUserAbility, EventVolunteerAbility } from '@karov/api-client';
import {
  EVENT_VOLUNTEER_TRANSITIONS,
  type InvitationStanding,
  isWaitingForApproval,
  nextState,
} from '@karov/domain';
import {
  callStanding,
  type HoldState,
  isFree,
  mayApprove,
  mayCallByHand,
  mayComplete,
  mayRelease,
  mayStep,
  mayTakeOver,
} from '../needs/index.js';
import {
  type EventRecord,
  isAnswerOpen,
  type Standing,
  standingOf,
  type UserRequestRecord,
  type VolunteerRequestRecord,
} from './events.types.js';

/** The state of a call for the volunteer: it can be answered while it waits and its event is running. */
export function standingInEvent(
  request: Pick<VolunteerRequestRecord, 'status'>,
  isEventOn: boolean,
): InvitationStanding {
  return callStanding({
    isAnswered: hasVolunteerAnswered(request),
    isFilled: isEventOn && request.status === 'closed',
    isOver: !isEventOn,
  });
}

/** Whether a help seeker has answered in an event; pressing the emergency button counts. */
export function hasSeekerAnswered(request: Pick<UserRequestRecord, 'respond' | 'isEmergency'>): boolean {
  return request.respond !== null || request.isEmergency;
}

/** Whether a volunteer has answered a call; the view `event_answers` applies the same rule. */
export function hasVolunteerAnswered(request: Pick<VolunteerRequestRecord, 'status'>): boolean {
  return request.status !== 'pending' && request.status !== 'closed';
}

/** What staff may do with an event. */
export function eventAbilities(event: Pick<EventRecord, 'status'>): EventAbility[] {
  return event.status ? ['map', 'edit', 'stop'] : ['start'];
}

/** What staff may do with a help seeker's request. */
export function userRequestAbilities(
  event: Pick<EventRecord, 'status'>,
  request: UserRequestRecord,
): EventUserAbility[] {
  const abilities: EventUserAbility[] = [];
  if (event.status && isAnswerOpen(request)) abilities.push('set_respond');
  if (request.leftAt !== null) abilities.push('note_seen');
  const standing = standingOf(request);
  return standing ? [...abilities, ...needAbilities(event, standing), 'timeline'] : abilities;
}

/** What staff may do with the need that a yes opened. */
function needAbilities(event: Pick<EventRecord, 'status'>, { need, hold }: Standing): EventUserAbility[] {
  const abilities: EventUserAbility[] = [];
  if (event.status && isFree(need)) abilities.push('assign');
  if (event.status && mayCallByHand(need)) abilities.push('by_hand');
  if (mayApprove(need, hold)) abilities.push('approve');
  if (mayStep(hold, 'on_way')) abilities.push('record_on_way');
  if (mayComplete(need)) abilities.push('complete');
  if (mayRelease(need, hold)) abilities.push('unassign');
  if (mayTakeOver(need)) abilities.push('take_over');
  return abilities;
}

/**
 * What staff may do with a volunteer's request; `hold` is the volunteer's hold on the need to which they are
 * assigned.
 */
export function volunteerRequestAbilities(
  event: Pick<EventRecord, 'status'>,
  request: VolunteerRequestRecord,
  hold: HoldState | null = null,
): EventVolunteerAbility[] {
  const may = (move: 'accept' | 'reject' | 'complete' | 'unassign') =>
    nextState(EVENT_VOLUNTEER_TRANSITIONS, request.status, move) !== null;
  const abilities: EventVolunteerAbility[] = [];
  if (event.status && may('accept')) abilities.push('accept');
  if (event.status && may('reject')) abilities.push('reject');
  if (event.status && request.status === 'accept') abilities.push('assign');
  if (isWaitingForApproval({ status: request.status, is_approved: request.isApproved }))
    abilities.push('approve');
  if (mayStep(hold, 'on_way')) abilities.push('record_on_way');
  if (request.isApproved === 1 && may('complete')) abilities.push('complete');
  if (may('unassign')) abilities.push('unassign');
  return abilities;
}
