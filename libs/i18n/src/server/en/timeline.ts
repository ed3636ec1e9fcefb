import type { SameKeys } from '../../catalogue.js';
import type { timeline as he } from '../he/timeline.js';

/** Sentences of a need's timeline, English. */
export const timeline = {
  started: 'The search started: first ring up to %{radius} km.',
  ring_grown: 'The ring grew to %{radius} km (ring %{ring}).',
  invited: 'Called: %{distance} km from the need; %{recent} calls in the last week. %{choice}',
  choiceNearest: 'The nearest of those who fit.',
  choiceRested: 'Chosen because nearer ones were called more often lately.',
  choiceWishes: 'Chosen because nearer ones meet fewer of the wishes.',
  missed: 'Not as wished: %{wishes}. A wish excludes nobody here.',
  wishes: { language: 'language', gender: 'gender', equipment: 'handling equipment' },
  timed_out: 'No answer in time (in minutes: %{minutes}). Moving on; it can still be answered.',
  declined: 'Answered: cannot come.',
  accepted: 'Accepted. Waiting for approval.',
  filled: 'Somebody is already on it; thanked.',
  skipped: 'Not called: %{reason}.',
  waiting: 'Nobody is left to call for now; waiting for open answers.',
  exhausted: 'Nobody is left to call. A coordinator was told.',
  taken_over: 'A coordinator took the request over.',
  settled: 'The assignment is made; the search is over.',
  stopped: 'The search was stopped.',
  resumed: 'The search goes on.',
  held: 'Accepted; others are called on until somebody is on the way.',
  approved: 'Approved by itself: an emergency waits for nobody.',
  reserved: 'Accepted too, and is in reserve.',
  asked_whether_coming: 'Not on the way after five minutes: asked, and others are called on.',
  replaced: 'Not heard of for ten minutes: the reserve takes over.',
  called_by_hand: 'Called by a coordinator: %{distance} km from the need.',
  reasons: {
    inactive: 'account not active', frozen: 'account frozen', blocked: 'account blocked', not_validated: 'no police validation',
    unreachable: 'no channel to reach them', busy: 'busy with another assignment', asked_before: 'was already asked for this request',
    open_invitation: 'has an open call in this event', language: 'no language in common', gender: 'gender preference',
    no_vehicle: 'no vehicle or licence', help_type: 'does not help in this way', is_seeker: 'this is their own request',
    off_duty: 'off duty', paused: 'taking a break', outside_hours: 'outside their hours', quiet_hours: 'quiet hours', enough_calls: 'called often enough this week',
  },
} as const satisfies SameKeys<typeof he>;
