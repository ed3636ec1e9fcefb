import type { StoryTurn } from '@karov/domain';
import type { StoryRow } from './event-story.repository.js';

type Turns = ReadonlyMap<string, StoryTurn>;

const OF_SEEKERS: Turns = new Map([
  ['on_way', 'on_way'],
  ['arrived', 'arrived'],
  ['completed', 'completed'],
  ['reject', 'put_back'],
  ['closed', 'closed'],
  ['stopped', 'closed'],
  ['reopened', 'reopened'],
  ['taken_over', 'taken_over'],
  ['address_changed', 'address_changed'],
]);
const OF_VOLUNTEERS: Turns = new Map([
  ['accept', 'ready'],
  ['reserve', 'reserve'],
]);

/**
 * The meaning of a line of the log, or null if the other side's line already tells it: a pair appears once,
 * with the need.
 */
export function turnOf(row: Pick<StoryRow, 'subjectType' | 'action' | 'newValues'>): StoryTurn | null {
  if (row.subjectType === 'event') return row.action === 'created' ? 'event_created' : 'event_changed';
  if (row.subjectType === 'event_volunteer_request') return volunteerTurn(row);
  if (row.action === 'respond') return answerTurn(row);
  if (row.action === 'assigned') return row.newValues['is_approved'] === 1 ? 'approved' : 'held';
  return OF_SEEKERS.get(row.action) ?? null;
}

function answerTurn({ newValues }: Pick<StoryRow, 'newValues'>): StoryTurn {
  const answer = newValues['respond'] === 1 ? 'said_yes' : 'said_no';
  return newValues['channel'] === 'phone' ? `phone_${answer}` : answer;
}

function volunteerTurn({ action, newValues }: Pick<StoryRow, 'action' | 'newValues'>): StoryTurn | null {
  // the line of a volunteer released from a need has the approval 2; that of a volunteer who declined a call
  // does not
  if (action === 'reject') return newValues['is_approved'] === 2 ? null : 'declined';
  return OF_VOLUNTEERS.get(action) ?? null;
}

/** The position at which to continue: a line of the log, and a message. */
export interface StoryCursor {
  activity: number;
  message: number;
}

const NEWEST: StoryCursor = { activity: 2_147_483_647, message: 2_147_483_647 };

/** Reads the cursor; an unreadable one means the newest line. */
export function readCursor(text: string | undefined): StoryCursor {
  const [, activity, message] = /^(\d{1,10})\.(\d{1,10})$/.exec(text ?? '') ?? [];
  if (activity === undefined || message === undefined) return NEWEST;
  return {
    activity: Math.min(Number(activity), NEWEST.activity),
    message: Math.min(Number(message), NEWEST.message),
  };
}

/** Returns the cursor in the form that the API uses. */
export const cursorText = ({ activity, message }: StoryCursor): string => `${activity}.${message}`;
