import type { ProgressStep } from './applications.js';
import { type EventUserStatus, NEED_RESPONSES, type NeedResponse } from './event-requests.js';

/** The way of the people of an event, from the question to the help that was given (rule 156). */
export const EVENT_STAGES = [
  'asked',
  'answered',
  'needs_help',
  'being_called',
  'found',
  'coming',
  'done',
] as const;
export type EventStage = (typeof EVENT_STAGES)[number];

/** What of a help seeker's request tells where on the way they are. */
export interface StageState {
  status: EventUserStatus;
  respond: NeedResponse;
  is_emergency: boolean;
  dispatch: { status: string; asked: number; open_invitations: number } | null;
  /** how far the approved volunteer has come; null while nobody has set out */
  progress: ProgressStep | null;
}

/** Whether a need waits for somebody. */
export function isWaitingNeed({ status, respond }: Pick<StageState, 'status' | 'respond'>): boolean {
  return status === 'pending' && respond === NEED_RESPONSES.needsHelp;
}

const STANDS_IN: Readonly<Record<EventStage, (state: StageState) => boolean>> = {
  asked: () => true,
  // a person who pressed the emergency button was asked nothing, and has said all
  answered: ({ respond, is_emergency }) => respond !== null || is_emergency,
  needs_help: ({ respond }) => respond === NEED_RESPONSES.needsHelp,
  being_called: (state) =>
    isWaitingNeed(state) && state.dispatch?.status === 'running' && state.dispatch.asked > 0,
  // somebody was found, and has not set out yet
  found: ({ status, progress }) => status === 'assigned' && progress === null,
  coming: ({ status, progress }) => status === 'assigned' && progress !== null,
  done: ({ status }) => status === 'completed',
};

/**
 * Whether somebody is counted in a part of the way; the first three parts hold those of the later ones too.
 */
export function isInStage(state: StageState, stage: EventStage): boolean {
  return STANDS_IN[stage](state);
}

/** How many are in each part of the way. */
export function stageCounts(states: readonly StageState[]): Record<EventStage, number> {
  const counts = { asked: 0, answered: 0, needs_help: 0, being_called: 0, found: 0, coming: 0, done: 0 };
  for (const state of states)
    for (const stage of EVENT_STAGES) if (isInStage(state, stage)) counts[stage] += 1;
  return counts;
}

/** What of a need tells its place among those of its event. */
export interface Waiting extends Pick<StageState, 'status' | 'respond' | 'is_emergency'> {
  id: number;
  needs_coordinator: boolean;
  waiting_since: string | null;
  updated_at: string;
}

/**
 * The order of stages: people who wait for somebody, who have somebody, who have not answered, and who are
 * done with.
 */
function placeOf(need: Waiting): number {
  if (isWaitingNeed(need)) return 0;
  if (need.status === 'assigned') return 1;
  return need.status === 'pending' && need.respond === null ? 2 : 3;
}

const inTime = (one: string | null, other: string | null): number => (one ?? '').localeCompare(other ?? '');

/**
 * Orders the needs of an event: of those that wait the most urgent first, then the longest waiting; of all
 * others the newest change (rule 77).
 */
export function byUrgency(one: Waiting, other: Waiting): number {
  const place = placeOf(one) - placeOf(other);
  if (place !== 0) return place;
  if (placeOf(one) > 0) return inTime(other.updated_at, one.updated_at) || one.id - other.id;
  return (
    Number(other.is_emergency) - Number(one.is_emergency) ||
    Number(other.needs_coordinator) - Number(one.needs_coordinator) ||
    inTime(one.waiting_since, other.waiting_since) ||
    one.id - other.id
  );
}
