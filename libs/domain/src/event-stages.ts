import type { ProgressStep } from './applications.js';
import {
  type Approval,
  type EventUserStatus,
  isWaitingForApproval,
  NEED_RESPONSES,
  type NeedResponse,
} from './event-requests.js';
import { awaitsSettingOut } from './shown-states.js';

/** The stages that people pass through in an event, from the question to the help given (rule 156). */
export const EVENT_STAGES = [
  'asked',
  'answered',
  'needs_help',
  'alone',
  'being_called',
  'to_approve',
  'assigned',
  'on_way',
  'there',
  'overdue',
  'done',
  'unhelped',
] as const;
export type EventStage = (typeof EVENT_STAGES)[number];

/** The fields of a help seeker's request that decide its stage. */
export interface StageState {
  status: EventUserStatus;
  respond: NeedResponse;
  is_emergency: boolean;
  dispatch: { status: string; asked: number; open_invitations: number } | null;
  is_approved: Approval;
  /** the approved volunteer's progress; null before they set out */
  progress: ProgressStep | null;
  /** whether the emergency goes on as a single request, outside the stopped event */
  goes_on_alone: boolean;
  /** whether the need is at the desk (rule 218) */
  needs_coordinator: boolean;
}

/** Whether a need waits for a volunteer. */
export function isWaitingNeed({ status, respond }: Pick<StageState, 'status' | 'respond'>): boolean {
  return status === 'pending' && respond === NEED_RESPONSES.needsHelp;
}

/** Whether the volunteer has come this far, as long as that is no longer ago than help takes (rule 218). */
function isUnderWay(state: StageState, step: ProgressStep): boolean {
  return state.status === 'assigned' && state.progress === step && !state.needs_coordinator;
}

const STANDS_IN: Readonly<Record<EventStage, (state: StageState) => boolean>> = {
  asked: () => true,
  // a person who pressed the emergency button gets no question, and counts as answered
  answered: ({ respond, is_emergency }) => respond !== null || is_emergency,
  needs_help: ({ respond }) => respond === NEED_RESPONSES.needsHelp,
  alone: isWaitingNeed,
  being_called: (state) =>
    isWaitingNeed(state) && state.dispatch?.status === 'running' && state.dispatch.asked > 0,
  to_approve: isWaitingForApproval,
  // a volunteer was approved but has not yet set out
  assigned: (state) => state.status === 'assigned' && state.progress === null && !isWaitingForApproval(state),
  on_way: (state) => isUnderWay(state, 'on_way'),
  there: (state) => isUnderWay(state, 'arrived'),
  // somebody set out long ago, and nobody has said how it went
  overdue: (state) => state.status === 'assigned' && state.progress !== null && state.needs_coordinator,
  done: ({ status }) => status === 'completed',
  // the need was closed before somebody helped, by the person, by staff, or with the event
  unhelped: ({ status, respond, goes_on_alone: goesOn }) =>
    respond === NEED_RESPONSES.needsHelp && (status === 'closed' || status === 'reject') && !goesOn,
};

/**
 * Whether a person counts as being in a stage; the first three stages include the later ones, and those with
 * nobody include those for whom volunteers are being called.
 */
export function isInStage(state: StageState, stage: EventStage): boolean {
  return STANDS_IN[stage](state);
}

/**
 * Whether the search goes on for somebody who already has a volunteer: it calls for a reserve until that
 * volunteer is on the way (rules 71, 156).
 */
export function isCallingForReserve(state: Pick<StageState, 'status' | 'dispatch' | 'progress'>): boolean {
  return state.status === 'assigned' && state.progress === null && state.dispatch?.status === 'running';
}

/** The number of people in each stage. */
export function stageCounts(states: readonly StageState[]): Record<EventStage, number> {
  const counts = {
    asked: 0,
    answered: 0,
    needs_help: 0,
    alone: 0,
    being_called: 0,
    to_approve: 0,
    assigned: 0,
    on_way: 0,
    there: 0,
    overdue: 0,
    done: 0,
    unhelped: 0,
  };
  for (const state of states)
    for (const stage of EVENT_STAGES) if (isInStage(state, stage)) counts[stage] += 1;
  return counts;
}

/** The fields of a need that decide its position in the list of an event. */
export interface Waiting extends Pick<StageState, 'status' | 'respond' | 'is_emergency' | 'progress'> {
  id: number;
  needs_coordinator: boolean;
  waiting_since: string | null;
  /** since when the person is without help after the event was stopped */
  left_since: string | null;
  updated_at: string;
}

/**
 * The order of stages: people waiting for a volunteer or left without help by a stopped event, emergencies whose
 * volunteer has not set out, others who have one, those who have not answered, and those whose needs have ended.
 */
function placeOf(need: Waiting): number {
  if (isWaitingNeed(need) || need.left_since !== null) return 0;
  if (need.status === 'assigned') return awaitsSettingOut(need) ? 1 : 2;
  return need.status === 'pending' && need.respond === null ? 3 : 4;
}

const inTime = (one: string | null, other: string | null): number => (one ?? '').localeCompare(other ?? '');

/**
 * Sorts the needs of an event: waiting needs by urgency, then by the longest wait; all others by the newest
 * change (rule 77).
 */
export function byUrgency(one: Waiting, other: Waiting): number {
  const place = placeOf(one) - placeOf(other);
  if (place !== 0) return place;
  if (placeOf(one) > 0) return inTime(other.updated_at, one.updated_at) || one.id - other.id;
  return (
    Number(other.is_emergency) - Number(one.is_emergency) ||
    Number(other.needs_coordinator) - Number(one.needs_coordinator) ||
    inTime(one.waiting_since ?? one.left_since, other.waiting_since ?? other.left_since) ||
    one.id - other.id
  );
}
