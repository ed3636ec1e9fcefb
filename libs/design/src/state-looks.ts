import type { Tone } from './colors.js';

/**
 * How states look in the portal and the back office: a tone is a colour and an icon (rule 106). People who
 * need help and people who have been helped differ in both.
 */
export const NEED_LOOKS = {
  unanswered: 'waiting',
  needsHelp: 'brand',
  noHelp: 'neutral',
  waitingForApproval: 'waiting',
  coordinator: 'danger',
  takenOver: 'info',
  pending: 'waiting',
  assigned: 'info',
  notSetOut: 'waiting',
  silent: 'danger',
  overdue: 'waiting',
  completed: 'done',
  reject: 'danger',
  closed: 'neutral',
  leftAlone: 'danger',
} as const satisfies Readonly<Record<string, Tone>>;

/** How the states of a volunteer's call look. */
export const CALL_LOOKS = {
  waitingForApproval: 'waiting',
  pending: 'waiting',
  accept: 'done',
  reject: 'neutral',
  assigned: 'info',
  completed: 'done',
  closed: 'neutral',
} as const satisfies Readonly<Record<string, Tone>>;

/** How the states of a single help request look. */
export const APPLICATION_LOOKS = {
  waitingForApproval: 'waiting',
  coordinator: 'danger',
  takenOver: 'info',
  open: 'waiting',
  'in treatment': 'info',
  notSetOut: 'waiting',
  silent: 'danger',
  overdue: 'waiting',
  completed: 'done',
  closed: 'neutral',
  cancelled: 'neutral',
  reject: 'danger',
  expired: 'neutral',
} as const satisfies Readonly<Record<string, Tone>>;
