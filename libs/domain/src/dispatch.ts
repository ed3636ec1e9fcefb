/** States of an auto-assign run (rules 43 to 45). */
export const DISPATCH_STATUSES = ['running', 'settled', 'exhausted', 'stopped'] as const;
export type DispatchStatus = (typeof DISPATCH_STATUSES)[number];

/**
 * States of an invitation; one that timed out can still be answered (rule 42), and a yes to a need that
 * already has a volunteer is kept in reserve (rule 71).
 */
export const INVITATION_STATES = [
  'open',
  'timed_out',
  'accepted',
  'declined',
  'filled',
  'closed',
  'reserve',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** The states in which a volunteer can still answer a call or change the answer. */
export const ANSWERABLE_CALLS: readonly InvitationState[] = ['open', 'timed_out', 'reserve'];

/** Kinds of entries in the timeline of a need. */
export const TIMELINE_KINDS = [
  'started',
  'ring_grown',
  'invited',
  'timed_out',
  'declined',
  'accepted',
  'filled',
  'skipped',
  'waiting',
  'exhausted',
  'taken_over',
  'settled',
  'stopped',
  'resumed',
  'held',
  'approved',
  'reserved',
  'asked_whether_coming',
  'replaced',
  'called_by_hand',
  'stuck',
  'on_way_recorded',
  'reminded',
  'asked_before_start',
  'lapsed',
  'resting',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Preferences by which the candidates are sorted (rule 72). */
export const WISH_KINDS = ['language', 'gender', 'equipment'] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** Why a volunteer near the need was not called (rule 40). */
export const SKIP_REASONS = [
  'inactive',
  'frozen',
  'blocked',
  'not_validated',
  'unreachable',
  'busy',
  'asked_before',
  'open_invitation',
  'language',
  'gender',
  'no_vehicle',
  'help_type',
  'is_seeker',
  'off_duty',
  'paused',
  'outside_hours',
  'quiet_hours',
  'enough_calls',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
