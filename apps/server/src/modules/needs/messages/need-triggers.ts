import type { EndingMove, NotificationType } from '@karov/domain';
import type { ServerTextKey } from '@karov/i18n/server';

/** The key of a text about a need. */
export type NeedText = ServerTextKey & (`messages.${string}` | `requests.messages.${string}`);

/** When a message is sent before other messages: always, only in emergencies, or never. */
type MessagePriority = 'always' | 'in_emergencies' | 'never';

interface Wording {
  text: NeedText;
  priority: MessagePriority;
}

/**
 * Which messages wait for the end of quiet hours (rule 100): none, those of a need that can wait, or all
 * except those of emergencies and events.
 */
type Waits = 'never' | 'as_need' | 'by_day';

/** The messages of a trigger to each side, for single requests and for events; null if there is none. */
export interface Trigger {
  to: 'seeker' | 'volunteer' | 'staff';
  type: NotificationType;
  waits: Waits;
  alone: Wording | null;
  inEvent: Wording | null;
}

function at<Side extends Trigger['to']>(
  to: Side,
  type: NotificationType,
  waits: Waits,
  alone: Wording | NeedText | null,
  inEvent: Wording | NeedText | null,
): Trigger & { to: Side } {
  return { to, type, waits, alone: wordingOf(alone), inEvent: wordingOf(inEvent) };
}

function wordingOf(words: Wording | NeedText | null): Wording | null {
  return typeof words === 'string' ? { text: words, priority: 'always' } : words;
}

function calm(text: NeedText): Wording {
  return { text, priority: 'never' };
}

function ifPressing(text: NeedText): Wording {
  return { text, priority: 'in_emergencies' };
}

/**
 * Who is told what at each stage of a need of either source. Replies, and messages that tell somebody not to
 * come, are sent at once; messages that the system sends on its own initiative wait (rule 100).
 * `need-staff.service.ts` chooses the members of staff.
 */
export const TRIGGERS = {
  received: at('seeker', 'request_created', 'never', ifPressing('requests.messages.received'), null),
  goesOn: at('seeker', 'request_created', 'never', 'requests.messages.goesOn', null),
  asked: at('seeker', 'request_created', 'never', ifPressing('requests.messages.asked'), null),
  found: at('seeker', 'assigned', 'never', 'requests.messages.found', 'messages.seekerFound'),
  foundUrgent: at(
    'seeker',
    'assigned',
    'never',
    'requests.messages.foundUrgent',
    'messages.seekerFoundUrgent',
  ),
  coming: at('seeker', 'approved', 'never', 'requests.messages.coming', 'messages.seekerApproved'),
  comingToWrite: at(
    'seeker',
    'approved',
    'never',
    'requests.messages.comingToWrite',
    'messages.seekerApprovedToWrite',
  ),
  on_way: at('seeker', 'system', 'never', 'requests.messages.onWay', 'requests.messages.onWay'),
  arrived: at('seeker', 'system', 'never', 'requests.messages.arrived', 'requests.messages.arrived'),
  rideTomorrowSeeker: at('seeker', 'reminder', 'as_need', calm('requests.messages.rideTomorrowSeeker'), null),
  rideTodaySeeker: at('seeker', 'reminder', 'never', 'requests.messages.rideTodaySeeker', null),
  searchGoesOn: at(
    'seeker',
    'rejected',
    'never',
    'requests.messages.searchGoesOn',
    'messages.seekerUnassigned',
  ),
  coordinatorAlerted: at(
    'seeker',
    'system',
    'as_need',
    'requests.messages.coordinator',
    'messages.seekerCoordinator',
  ),
  coordinatorNamed: at(
    'seeker',
    'system',
    'never',
    'requests.messages.coordinatorNamed',
    'messages.seekerCoordinatorNamed',
  ),
  deskGoesOn: at('seeker', 'rejected', 'never', 'requests.messages.deskGoesOn', 'messages.deskGoesOn'),
  leftWithEvent: at('seeker', 'rejected', 'never', null, 'messages.leftWithEvent'),
  done: at('seeker', 'system', 'by_day', 'requests.messages.done', calm('messages.seekerCompleted')),
  closed: at('seeker', 'system', 'never', 'requests.messages.closed', null),
  cancelled: at('seeker', 'system', 'never', 'requests.messages.cancelled', null),
  refused: at('seeker', 'rejected', 'never', 'requests.messages.refused', null),
  expired: at('seeker', 'expired', 'by_day', 'requests.messages.expired', null),
  expiredUnconfirmed: at('seeker', 'expired', 'by_day', 'requests.messages.expiredUnconfirmed', null),

  held: at('volunteer', 'assigned', 'never', 'requests.messages.held', 'messages.volunteerAssigned'),
  heldUrgent: at(
    'volunteer',
    'assigned',
    'never',
    'requests.messages.heldUrgent',
    'messages.volunteerAssignedUrgent',
  ),
  approved: at('volunteer', 'approved', 'never', 'requests.messages.approved', null),
  approvedByLink: at(
    'volunteer',
    'approved',
    'never',
    'requests.messages.approvedUrgent',
    'messages.volunteerApproved',
  ),
  approvedToWrite: at('volunteer', 'approved', 'never', 'requests.messages.approvedToWrite', null),
  approvedByLinkToWrite: at(
    'volunteer',
    'approved',
    'never',
    'requests.messages.approvedUrgentToWrite',
    'messages.volunteerApprovedToWrite',
  ),
  approvedByPhone: at(
    'volunteer',
    'approved',
    'never',
    'requests.messages.approvedByPhone',
    'messages.volunteerApprovedByPhone',
  ),
  approvedByPhoneToWrite: at(
    'volunteer',
    'approved',
    'never',
    'requests.messages.approvedByPhoneToWrite',
    'messages.volunteerApprovedByPhoneToWrite',
  ),
  reserved: at('volunteer', 'assigned', 'never', 'requests.messages.reserve', 'messages.reserve'),
  rideTomorrow: at('volunteer', 'reminder', 'as_need', calm('requests.messages.rideTomorrow'), null),
  rideToday: at('volunteer', 'reminder', 'never', 'requests.messages.rideToday', null),
  areYouComingSoon: at(
    'volunteer',
    'reminder',
    'never',
    'requests.messages.areYouComingSoon',
    'messages.areYouComingSoon',
  ),
  lapsed: at('volunteer', 'rejected', 'never', 'requests.messages.lapsed', 'messages.lapsed'),
  areYouComing: at(
    'volunteer',
    'reminder',
    'never',
    'requests.messages.areYouComing',
    'messages.areYouComing',
  ),
  raised: at('volunteer', 'reminder', 'never', null, 'messages.volunteerRaised'),
  rejected: at(
    'volunteer',
    'rejected',
    'never',
    'requests.messages.rejected',
    'messages.volunteerUnassigned',
  ),
  released: at(
    'volunteer',
    'rejected',
    'never',
    'requests.messages.released',
    'messages.volunteerUnassigned',
  ),
  replaced: at('volunteer', 'rejected', 'never', 'requests.messages.replaced', 'messages.volunteerReplaced'),
  withdrawn: at('volunteer', 'rejected', 'never', null, calm('messages.volunteerWithdrew')),
  unconfirmed: at('volunteer', 'expired', 'by_day', 'requests.messages.unconfirmed', null),
  over: at('volunteer', 'system', 'never', 'requests.messages.over', 'messages.volunteerOver'),
  volunteerDone: at('volunteer', 'system', 'by_day', 'requests.messages.volunteerDone', null),
  doneByStaff: at(
    'volunteer',
    'system',
    'by_day',
    'requests.messages.doneByStaff',
    'messages.volunteerDoneByStaff',
  ),
  lateThanks: at(
    'volunteer',
    'offer_filled',
    'by_day',
    'requests.messages.lateThanks',
    'messages.lateThanks',
  ),
  volunteerAddressChanged: at(
    'volunteer',
    'system',
    'as_need',
    'requests.messages.volunteerAddressChanged',
    'requests.messages.volunteerAddressChanged',
  ),
  filled: at(
    'volunteer',
    'offer_filled',
    'as_need',
    calm('messages.offerFilled'),
    calm('messages.offerFilled'),
  ),
  noLongerNeeded: at(
    'volunteer',
    'offer_filled',
    'by_day',
    calm('messages.offerOver'),
    calm('messages.offerOver'),
  ),

  staffAcceptance: at('staff', 'system', 'as_need', 'requests.messages.staffAcceptance', null),
  staffUrgentAcceptance: at(
    'staff',
    'system',
    'never',
    'requests.messages.staffUrgentAcceptance',
    'messages.staffUrgentAcceptance',
  ),
  staffApproved: at('staff', 'system', 'never', 'requests.messages.staffApproved', 'messages.staffApproved'),
  staffUnconfirmed: at('staff', 'system', 'by_day', 'requests.messages.staffUnconfirmed', null),
  staffNoAnswer: at('staff', 'system', 'as_need', 'requests.messages.staffNoAnswer', null),
  staffLapsed: at(
    'staff',
    'system',
    'as_need',
    'requests.messages.staffLapsed',
    calm('messages.staffLapsed'),
  ),
  staffStillYours: at(
    'staff',
    'reminder',
    'as_need',
    ifPressing('requests.messages.staffStillYours'),
    calm('messages.staffStillYours'),
  ),
  staffCoordinator: at(
    'staff',
    'system',
    'as_need',
    'requests.messages.staffCoordinator',
    'messages.staffCoordinator',
  ),
  staffEmergency: at(
    'staff',
    'emergency',
    'never',
    'requests.messages.staffEmergency',
    'messages.staffEmergency',
  ),
  staffAddressChanged: at(
    'staff',
    'system',
    'as_need',
    'requests.messages.staffAddressChanged',
    'messages.staffAddressChanged',
  ),
  staffWorry: at('staff', 'system', 'never', 'requests.messages.staffWorry', calm('messages.staffWorry')),
} as const satisfies Record<string, Trigger>;

export type TriggerName = keyof typeof TRIGGERS;
type TriggerTo<Side extends Trigger['to']> = {
  [Name in TriggerName]: (typeof TRIGGERS)[Name]['to'] extends Side ? Name : never;
}[TriggerName];
export type SeekerTrigger = TriggerTo<'seeker'>;
export type VolunteerTrigger = TriggerTo<'volunteer'>;
export type StaffTrigger = TriggerTo<'staff'>;

/**
 * The message to the help seeker when a need ends, by the move that ended it; "cancel" is their own action.
 * These messages link to the page on which they can ask again.
 */
export const END_TRIGGERS = {
  complete: 'done',
  close: 'closed',
  cancel: 'cancelled',
  reject: 'refused',
  expire: 'expired',
} as const satisfies Record<EndingMove | 'cancel', SeekerTrigger>;
