/** The kinds of entries in the story of an event and its people (rule 157). */
export const STORY_TURNS = [
  'event_created',
  'event_changed',
  'said_yes',
  'said_no',
  'phone_said_yes',
  'phone_said_no',
  'held',
  'approved',
  'on_way',
  'arrived',
  'completed',
  'put_back',
  'closed',
  'reopened',
  'taken_over',
  'address_changed',
  'ready',
  'declined',
  'reserve',
  'message_sent',
  'message_failed',
] as const;
export type StoryTurn = (typeof STORY_TURNS)[number];

/**
 * The style of an entry: a change of state in colour, a delivered message muted, a failure with its own icon.
 */
export type StoryTone = 'change' | 'quiet' | 'failed';

/** Returns the style of an entry. */
export function storyTone(turn: StoryTurn): StoryTone {
  if (turn === 'message_failed') return 'failed';
  return turn === 'message_sent' || turn === 'event_changed' ? 'quiet' : 'change';
}
