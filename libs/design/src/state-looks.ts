import type { Tone } from './colors.js';

/** How states look in both fronts: a tone is a colour and an icon (rule 106). Whoever needs help and who was helped differ in both. */
export const NEED_LOOKS = {
  unanswered: 'waiting',
  needsHelp: 'brand',
  noHelp: 'neutral',
  waitingForApproval: 'waiting',
  coordinator: 'danger',
  takenOver: 'info',
  pending: 'waiting',
  assigned: 'info',
  completed: 'done',
  reject: 'danger',
  closed: 'neutral',
} as const satisfies Readonly<Record<string, Tone>>;

/** How a volunteer's call looks. */
export const CALL_LOOKS = {
  waitingForApproval: 'waiting',
  pending: 'waiting',
  accept: 'done',
  reject: 'neutral',
  assigned: 'info',
  completed: 'done',
  closed: 'neutral',
} as const satisfies Readonly<Record<string, Tone>>;

/** How a single help request looks. */
export const APPLICATION_LOOKS = {
  waitingForApproval: 'waiting',
  coordinator: 'danger',
  takenOver: 'info',
  open: 'waiting',
  'in treatment': 'info',
  completed: 'done',
  closed: 'neutral',
  cancelled: 'neutral',
  reject: 'danger',
  expired: 'neutral',
} as const satisfies Readonly<Record<string, Tone>>;
