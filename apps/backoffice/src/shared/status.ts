import type { EventVolunteerRequest, NotificationRow, UserRow } from '@karov/api-client';
import { APPLICATION_LOOKS, CALL_LOOKS, NEED_LOOKS, type Tone } from '@karov/design';
import {
  type ContactState,
  isWaitingForApproval,
  ownValue,
  type Priority,
  type ShownAssignment,
  type ShownNeed,
  shownApplication,
  shownAssignment,
  shownEventRequest,
  shownNeed,
} from '@karov/domain';
import type { AppKey, Translate } from './text.js';

/** How a state is shown: its colour, which also decides the icon, and its word. */
export interface Shown {
  tone: Tone;
  label: string;
}

const shown =
  (text: Translate) =>
  (tone: Tone, key: AppKey): Shown => ({ tone, label: text(key) });

type NeedState = Parameters<typeof shownNeed>[0];

const NEED_SHOWN = {
  coordinator: ['coordinator', 'states.attention.coordinator'],
  waitingForApproval: ['waitingForApproval', 'common.approval.waiting'],
  on_way: ['assigned', 'common.progress.on_way'],
  arrived: ['assigned', 'common.progress.arrived'],
  assigned: ['assigned', 'common.eventUserStatus.assigned'],
  notSetOut: ['notSetOut', 'states.attention.notSetOut'],
  silent: ['silent', 'states.attention.silent'],
  overdue: ['overdue', 'states.attention.overdue'],
  completed: ['completed', 'common.eventUserStatus.completed'],
  closed: ['closed', 'common.eventUserStatus.closed'],
  leftAlone: ['leftAlone', 'states.attention.leftAlone'],
  needsHelp: ['needsHelp', 'common.needResponse.needsHelp'],
  noHelp: ['noHelp', 'common.needResponse.noHelp'],
  unanswered: ['unanswered', 'common.needResponse.unanswered'],
} as const satisfies Record<Exclude<ShownNeed, 'takenOver'>, readonly [keyof typeof NEED_LOOKS, AppKey]>;

/** Returns how the state of a help seeker's request looks (rule 139). */
export function needStatus(need: NeedState, text: Translate): Shown {
  const state = shownNeed(need);
  if (state === 'takenOver')
    return {
      tone: NEED_LOOKS.takenOver,
      label: text('states.attention.takenOver', { name: need.taken_over_by ?? '' }),
    };
  const [look, word] = NEED_SHOWN[state];
  return shown(text)(NEED_LOOKS[look], word);
}

/** Returns how the state of a volunteer's request looks (rule 139). */
export function volunteerStatus(
  request: Pick<EventVolunteerRequest, 'status' | 'is_approved' | 'progress' | 'is_let_go'>,
  text: Translate,
): Shown {
  const as = shown(text);
  if (isWaitingForApproval(request)) return as(CALL_LOOKS.waitingForApproval, 'common.approval.waiting');
  if (request.is_let_go) return as(CALL_LOOKS.reject, 'states.attention.letGo');
  if (request.status === 'assigned' && request.progress !== null)
    return as(CALL_LOOKS.assigned, `common.progress.${request.progress}`);
  return as(CALL_LOOKS[request.status], `common.eventVolunteerStatus.${request.status}`);
}

function assignmentLook(state: ShownAssignment, text: Translate): Shown {
  const as = shown(text);
  if (state === 'notSetOut') return as(NEED_LOOKS.notSetOut, 'states.attention.notSetOut');
  if (state === 'waitingForApproval') return as(NEED_LOOKS.waitingForApproval, 'common.approval.waiting');
  return as(NEED_LOOKS[state], `common.eventUserStatus.${state}`);
}

/** Returns how a row in the list of approvals looks: only its state, without the help seeker's answer. */
export const approvalStatus = (row: Parameters<typeof shownAssignment>[0], text: Translate): Shown =>
  assignmentLook(shownAssignment(row), text);

/** Returns how an event's request looks in the list of all requests. */
export const eventRequestStatus = (row: Parameters<typeof shownEventRequest>[0], text: Translate): Shown =>
  assignmentLook(shownEventRequest(row), text);

const MESSAGE_LOOKS = {
  queued: 'waiting',
  sending: 'info',
  sent: 'info',
  delivered: 'done',
  read: 'done',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<NotificationRow['status'], Tone>;

/** Returns how the state of a message looks. */
export function messageStatus(status: NotificationRow['status'], text: Translate): Shown {
  return shown(text)(MESSAGE_LOOKS[status], `common.notificationStatus.${status}`);
}

/** Returns how an event looks: running or not. */
export const eventStatus = (isRunning: boolean, text: Translate): Shown =>
  isRunning
    ? { tone: 'done', label: text('common.eventStatus.active') }
    : { tone: 'neutral', label: text('common.eventStatus.inactive') };

const CONTACT_TONES: Readonly<Record<ContactState, Tone>> = {
  new: 'waiting',
  answered: 'done',
  closed: 'neutral',
};

/** Returns how the state of a conversation with the support desk looks. */
export const contactStatus = (state: ContactState, text: Translate): Shown => ({
  tone: CONTACT_TONES[state],
  label: text(`states.contact.${state}`),
});

/** Gives the states in a filter the colours of their chips. */
export function withLooks<Entry extends { id: string | number }>(
  choices: readonly Entry[],
  looks: Readonly<Record<string, Tone>>,
): (Entry & { tone?: Tone })[] {
  return choices.map((choice) => ({ ...choice, tone: ownValue(looks, String(choice.id)) }));
}

const ACCOUNT_LOOKS = {
  activated: 'done',
  deactivated: 'neutral',
  deleted: 'danger',
} as const satisfies Record<UserRow['status'], Tone>;

/** Returns how the state of an account looks. */
export const accountStatus = (status: UserRow['status'], text: Translate): Shown =>
  shown(text)(ACCOUNT_LOOKS[status], `states.account.${status}`);

/** Returns how the state of a single help request looks (rule 139). */
export function requestStatus(request: Parameters<typeof shownApplication>[0], text: Translate): Shown {
  const state = shownApplication(request);
  const as = shown(text);
  if (state === 'takenOver')
    return {
      tone: APPLICATION_LOOKS.takenOver,
      label: text('states.attention.takenOver', { name: request.taken_over_by ?? '' }),
    };
  if (state === 'coordinator' || state === 'notSetOut' || state === 'silent' || state === 'overdue')
    return as(APPLICATION_LOOKS[state], `states.attention.${state}`);
  if (state === 'waitingForApproval')
    return as(APPLICATION_LOOKS.waitingForApproval, 'common.approval.waiting');
  return as(APPLICATION_LOOKS[state], `common.applicationStatus.${state}`);
}

const URGENCIES = {
  0: ['neutral', 'none'],
  1: ['info', 'low'],
  2: ['waiting', 'medium'],
  3: ['danger', 'high'],
} as const;

/** Returns how a priority looks (rule 10). */
export function urgency(priority: Priority, text: Translate): Shown {
  const [tone, word] = URGENCIES[priority];
  return shown(text)(tone, `states.priority.${word}`);
}
