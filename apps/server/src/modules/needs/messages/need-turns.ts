import type { NotificationType } from '@karov/domain';
import type { ServerTextKey } from '@karov/i18n/server';
import type { Ending } from '../lifecycle/need-in-hand.js';

/** A text about a need. */
export type NeedText = ServerTextKey & (`messages.${string}` | `requests.messages.${string}`);

/** How soon a message goes out: before others always, in emergencies alone, or in its turn. */
type Haste = 'always' | 'in_emergencies' | 'never';

interface Wording {
  text: NeedText;
  haste: Haste;
}

/** What is said at a turn to whom: in the words of single requests, and in those of events; null: nothing. */
export interface Turn {
  to: 'seeker' | 'volunteer' | 'staff';
  type: NotificationType;
  alone: Wording | null;
  inEvent: Wording | null;
}

function at<Side extends Turn['to']>(
  to: Side,
  type: NotificationType,
  alone: Wording | NeedText | null,
  inEvent: Wording | NeedText | null,
): Turn & { to: Side } {
  return { to, type, alone: wordingOf(alone), inEvent: wordingOf(inEvent) };
}

function wordingOf(words: Wording | NeedText | null): Wording | null {
  return typeof words === 'string' ? { text: words, haste: 'always' } : words;
}

function calm(text: NeedText): Wording {
  return { text, haste: 'never' };
}

function ifPressing(text: NeedText): Wording {
  return { text, haste: 'in_emergencies' };
}

/** What is told to whom at each turn of a need, whatever it came from. Who of the staff hears of it is in `need-staff.service.ts`. */
export const TURNS = {
  received: at('seeker', 'request_created', ifPressing('requests.messages.received'), null),
  asked: at('seeker', 'request_created', ifPressing('requests.messages.asked'), null),
  found: at('seeker', 'assigned', 'requests.messages.found', 'messages.seekerFound'),
  foundUrgent: at('seeker', 'assigned', 'requests.messages.foundUrgent', 'messages.seekerFoundUrgent'),
  coming: at('seeker', 'approved', 'requests.messages.coming', 'messages.seekerApproved'),
  on_way: at('seeker', 'system', 'requests.messages.onWay', 'requests.messages.onWay'),
  arrived: at('seeker', 'system', 'requests.messages.arrived', 'requests.messages.arrived'),
  rideTomorrowSeeker: at('seeker', 'reminder', calm('requests.messages.rideTomorrowSeeker'), null),
  rideTodaySeeker: at('seeker', 'reminder', 'requests.messages.rideTodaySeeker', null),
  searchGoesOn: at('seeker', 'rejected', 'requests.messages.searchGoesOn', 'messages.seekerUnassigned'),
  coordinatorAlerted: at('seeker', 'system', 'requests.messages.coordinator', 'messages.seekerCoordinator'),
  coordinatorNamed: at('seeker', 'system', 'requests.messages.coordinatorNamed', 'messages.seekerCoordinatorNamed'),
  done: at('seeker', 'system', 'requests.messages.done', calm('messages.seekerCompleted')),
  closed: at('seeker', 'system', 'requests.messages.closed', null),
  cancelled: at('seeker', 'system', 'requests.messages.cancelled', null),
  refused: at('seeker', 'rejected', 'requests.messages.refused', null),
  expired: at('seeker', 'expired', 'requests.messages.expired', null),

  held: at('volunteer', 'assigned', 'requests.messages.held', 'messages.volunteerAssigned'),
  heldUrgent: at('volunteer', 'assigned', 'requests.messages.heldUrgent', 'messages.volunteerAssignedUrgent'),
  approved: at('volunteer', 'approved', 'requests.messages.approved', 'messages.volunteerApproved'),
  reserved: at('volunteer', 'assigned', 'requests.messages.reserve', 'messages.reserve'),
  rideTomorrow: at('volunteer', 'reminder', calm('requests.messages.rideTomorrow'), null),
  rideToday: at('volunteer', 'reminder', 'requests.messages.rideToday', null),
  areYouComingSoon: at('volunteer', 'reminder', 'requests.messages.areYouComingSoon', null),
  lapsed: at('volunteer', 'rejected', 'requests.messages.lapsed', null),
  areYouComing: at('volunteer', 'reminder', 'requests.messages.areYouComing', 'messages.areYouComing'),
  rejected: at('volunteer', 'rejected', 'requests.messages.rejected', 'messages.volunteerUnassigned'),
  released: at('volunteer', 'rejected', 'requests.messages.released', 'messages.volunteerUnassigned'),
  replaced: at('volunteer', 'rejected', 'requests.messages.replaced', 'messages.volunteerReplaced'),
  withdrawn: at('volunteer', 'rejected', null, calm('messages.volunteerWithdrew')),
  over: at('volunteer', 'system', 'requests.messages.over', 'messages.volunteerOver'),
  volunteerDone: at('volunteer', 'system', 'requests.messages.volunteerDone', null),
  doneByStaff: at('volunteer', 'system', 'requests.messages.doneByStaff', 'messages.volunteerDoneByStaff'),
  lateThanks: at('volunteer', 'offer_filled', 'requests.messages.lateThanks', 'messages.lateThanks'),
  volunteerAddressChanged: at('volunteer', 'system', 'requests.messages.volunteerAddressChanged', null),
  filled: at('volunteer', 'offer_filled', calm('messages.offerFilled'), calm('messages.offerFilled')),
  noLongerNeeded: at('volunteer', 'offer_filled', calm('messages.offerOver'), calm('messages.offerOver')),

  staffAcceptance: at('staff', 'system', 'requests.messages.staffAcceptance', null),
  staffUrgentAcceptance: at('staff', 'system', 'requests.messages.staffUrgentAcceptance', 'messages.staffUrgentAcceptance'),
  staffApproved: at('staff', 'system', 'requests.messages.staffApproved', 'messages.staffApproved'),
  staffApprovalWaits: at('staff', 'system', 'requests.messages.staffReminder', null),
  staffNoAnswer: at('staff', 'system', 'requests.messages.staffNoAnswer', null),
  staffLapsed: at('staff', 'system', 'requests.messages.staffLapsed', null),
  staffCoordinator: at('staff', 'system', 'requests.messages.staffCoordinator', 'messages.staffCoordinator'),
  staffEmergency: at('staff', 'emergency', 'requests.messages.staffEmergency', 'messages.staffEmergency'),
  staffEmergencyReminder: at('staff', 'emergency', 'requests.messages.staffEmergencyReminder', 'messages.staffEmergencyReminder'),
  staffAddressChanged: at('staff', 'system', 'requests.messages.staffAddressChanged', 'messages.staffAddressChanged'),
  staffWorry: at('staff', 'system', 'requests.messages.staffWorry', calm('messages.staffWorry')),
} as const satisfies Record<string, Turn>;

export type TurnName = keyof typeof TURNS;
type TurnTo<Side extends Turn['to']> = { [Name in TurnName]: (typeof TURNS)[Name]['to'] extends Side ? Name : never }[TurnName];
export type SeekerTurn = TurnTo<'seeker'>;
export type VolunteerTurn = TurnTo<'volunteer'>;
export type StaffTurn = TurnTo<'staff'>;

/** What whoever needs help is told at an end, by what ended it; "cancel" is their own doing. After these they are led to where they ask again. */
export const END_TURNS = {
  complete: 'done',
  close: 'closed',
  cancel: 'cancelled',
  reject: 'refused',
  expire: 'expired',
} as const satisfies Record<Ending | 'cancel', SeekerTurn>;

/** Whether a need is over with a turn. */
export function isEndTurn(turn: SeekerTurn): boolean {
  return Object.values(END_TURNS).some((end) => end === turn);
}
