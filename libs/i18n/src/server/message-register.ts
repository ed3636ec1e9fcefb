import type { Locale, MessageOccasion, MessageReader } from '@karov/domain';
import { keysOf, type TextParams, translateText } from '../catalogue.js';
import { en, he, type ServerTextKey } from './server-text.js';

/** A message that the product sends: its reader, its subject, and the page that it links to, if any. */
export interface RegisteredMessage {
  to: MessageReader;
  occasion: MessageOccasion;
  page: string;
}

const ofCase = (to: MessageReader, page = ''): RegisteredMessage => ({ to, occasion: 'case', page });
const invitation = (to: MessageReader): RegisteredMessage => ({ to, occasion: 'invitation', page: '' });
const account = (to: MessageReader, page = ''): RegisteredMessage => ({ to, occasion: 'account', page });
const staff = (page = ''): RegisteredMessage => ({ to: 'staff', occasion: 'staff', page });

/** Texts that are only parts of messages. */
type Fragment =
  | `messages.${'replyByMessage' | 'replyByNumber' | 'replyByLink' | 'about' | 'exercise' | 'exerciseName' | 'subject' | 'hiddenCode' | 'hiddenLink' | 'hiddenWords' | 'hiddenReason' | 'hiddenPaperReason' | 'noReason' | 'deskLeftMore' | 'endTexts' | 'endTextsByLink' | 'endMails'}`
  | `requests.messages.${'come' | 'comePhone' | 'setOut' | 'when' | 'until'}`;

/** A key without its suffix for number or gender. */
type Base<Key extends string> = Key extends `${infer Stem}_${'one' | 'two' | 'other' | 'male' | 'female'}`
  ? Stem
  : Key;

/** The key of a message to people; each must be registered below. */
export type MessageKey = Exclude<
  Base<
    Extract<
      ServerTextKey,
      | `messages.${string}`
      | `requests.messages.${string}`
      | `replies.${string}`
      | `chat.notice${string}`
      | 'chat.given'
    >
  >,
  Fragment
>;

/**
 * All messages that the product sends (rule 165): a message that is not registered does not compile, so none
 * is sent without a review.
 */
export const MESSAGE_REGISTER: Readonly<Record<MessageKey, RegisteredMessage>> = {
  'messages.otp': account('anyone'),
  'messages.trial': account('anyone'),
  'messages.signInAttempt': account('anyone'),
  'messages.signInLink': account('anyone'),
  'messages.eventInvite': invitation('volunteer'),
  'messages.offer': invitation('volunteer'),
  'messages.offerPhone': invitation('volunteer'),
  'messages.offerEmergency': invitation('volunteer'),
  'messages.offerFilled': ofCase('volunteer'),
  'messages.offerOver': ofCase('volunteer'),
  'messages.workGiven': staff('/admin'),
  'messages.eventGiven': staff('/admin/events/map/123'),
  'messages.eventTaken': staff(),
  'messages.eventNeedCheck': invitation('seeker'),
  'messages.seekerFound': ofCase('seeker'),
  'messages.seekerApproved': ofCase('seeker'),
  'messages.seekerApprovedToWrite': ofCase('seeker'),
  'messages.volunteerAssigned': ofCase('volunteer'),
  'messages.volunteerApproved': ofCase('volunteer'),
  'messages.volunteerApprovedToWrite': ofCase('volunteer'),
  'messages.volunteerApprovedByPhone': ofCase('volunteer'),
  'messages.volunteerApprovedByPhoneToWrite': ofCase('volunteer'),
  'messages.volunteerUnassigned': ofCase('volunteer'),
  'messages.volunteerReplaced': ofCase('volunteer'),
  'messages.volunteerOver': ofCase('volunteer'),
  'messages.volunteerDoneByStaff': ofCase('volunteer'),
  'messages.volunteerWithdrew': ofCase('volunteer'),
  'messages.lateThanks': ofCase('volunteer'),
  'messages.seekerUnassigned': ofCase('seeker'),
  'messages.deskGoesOn': ofCase('seeker'),
  'messages.leftWithEvent': ofCase('seeker', '/requests'),
  'messages.seekerCompleted': ofCase('seeker'),
  'messages.seekerCoordinator': ofCase('seeker'),
  'messages.seekerFoundUrgent': ofCase('seeker'),
  'messages.volunteerAssignedUrgent': ofCase('volunteer'),
  'messages.reserve': ofCase('volunteer'),
  'messages.areYouComingSoon': ofCase('volunteer'),
  'messages.lapsed': ofCase('volunteer'),
  'messages.staffLapsed': staff('/admin/events/map/12345'),
  'messages.areYouComing': ofCase('volunteer'),
  'messages.volunteerRaised': ofCase('volunteer'),
  'messages.seekerCoordinatorNamed': ofCase('seeker'),
  'messages.seekerNobodyYet': ofCase('seeker'),
  'messages.staffUrgentAcceptance': staff('/admin/requests/12345'),
  'messages.staffApproved': staff('/admin/requests/12345'),
  'messages.staffWorry': staff('/admin/requests/12345'),
  'messages.staffEmergency': staff('/admin/requests/12345'),
  'messages.staffStillYours': staff('/admin/events/map/12345'),
  'messages.deskUrgent': staff('/admin'),
  'messages.deskCall': staff('/admin'),
  'messages.deskEvent': staff('/admin/events/map/12345'),
  'messages.deskLeft': staff('/admin/events/map/12345'),
  'messages.deskWaits': staff('/admin'),
  'messages.staffCoordinator': staff('/admin/requests/12345'),
  'messages.ofAge': account('volunteer', '/profile'),
  'messages.renewalReminder': account('volunteer', '/profile'),
  'messages.renewalReminderPolice': account('volunteer', '/profile'),
  'messages.policeReminder': account('volunteer', '/profile'),
  'messages.policeEnded': account('volunteer', '/profile'),
  'messages.policeConfirmed': account('volunteer'),
  'messages.guardianConfirmed': account('volunteer', '/profile'),
  'messages.trainingConfirmed': account('volunteer'),
  'messages.policeRefused': account('volunteer', '/profile'),
  'messages.guardianRefused': account('volunteer', '/profile'),
  'messages.trainingRefused': account('volunteer', '/profile'),
  'messages.renewalFrozen': account('volunteer', '/profile'),
  'messages.deletionAsked': account('anyone', '/profile'),
  'messages.phoneChangeAsked': account('anyone'),
  'messages.phoneChangeWithdrawn': account('anyone'),
  'messages.phoneChanged': account('anyone'),
  'messages.emailChanged': account('anyone'),
  'messages.passkeyAdded': account('anyone'),
  'messages.passkeysRemoved': account('anyone'),
  'messages.ownerShown': account('anyone'),
  'messages.staffAddressChanged': staff('/admin/events/map/12345?need=12345'),
  'messages.eventStoppedVolunteer': ofCase('volunteer'),
  'messages.eventStoppedSeeker': ofCase('seeker'),
  'messages.eventStoppedHeld': ofCase('seeker'),
  'messages.eventStoppedWaiting': ofCase('volunteer'),
  'messages.eventStoppedToWrite': ofCase('seeker', '/contact-us'),
  'messages.eventReopenedSeeker': ofCase('seeker'),
  'messages.eventReopenedVolunteer': ofCase('volunteer'),
  'messages.contactReply': ofCase('anyone', '/contact-us'),
  'messages.contactReplyVisitor': account('anyone'),
  'messages.deskContact': staff('/admin/contacts'),
  'messages.welcomeSeeker': account('seeker', '/help-menu'),
  'messages.welcomeCarer': account('seeker', '/reference/register'),
  'messages.welcomeVolunteer': account('volunteer', '/availability'),
  'messages.welcomeVolunteerPolice': account('volunteer', '/police-confirmation'),
  'messages.welcomeVolunteerGuardian': account('volunteer'),
  'messages.welcomeVolunteerGuardianPolice': account('volunteer', '/police-confirmation'),
  'messages.registeredByOther': account('seeker'),
  'messages.linkedByOther': account('seeker'),
  'messages.providerDown.sms': staff('/admin/messages-health'),
  'messages.providerDown.whatsapp': staff('/admin/messages-health'),
  'messages.providerDown.email': staff('/admin/messages-health'),
  'messages.providerDown.call': staff('/admin/messages-health'),
  'messages.providerDown.push': staff('/admin/messages-health'),
  'messages.providerWorks.sms': staff('/admin/messages-health'),
  'messages.providerWorks.whatsapp': staff('/admin/messages-health'),
  'messages.providerWorks.email': staff('/admin/messages-health'),
  'messages.providerWorks.call': staff('/admin/messages-health'),
  'messages.providerWorks.push': staff('/admin/messages-health'),
  'messages.added.manager': staff('/admin/login'),
  'messages.added.admin': staff('/admin/login'),
  'requests.messages.received': ofCase('seeker'),
  'requests.messages.goesOn': ofCase('seeker'),
  'requests.messages.asked': ofCase('seeker'),
  'requests.messages.found': ofCase('seeker'),
  'requests.messages.coming': ofCase('seeker'),
  'requests.messages.comingToWrite': ofCase('seeker'),
  'requests.messages.onWay': ofCase('seeker'),
  'requests.messages.arrived': ofCase('seeker'),
  'requests.messages.searchGoesOn': ofCase('seeker'),
  'requests.messages.deskGoesOn': ofCase('seeker'),
  'requests.messages.done': ofCase('seeker', '/requests/12345'),
  'requests.messages.closed': ofCase('seeker', '/help-menu?again=12345'),
  'requests.messages.cancelled': ofCase('seeker', '/help-menu?again=12345'),
  'requests.messages.refused': ofCase('seeker'),
  'requests.messages.expired': ofCase('seeker', '/help-menu?again=12345'),
  'requests.messages.expiredUnconfirmed': ofCase('seeker', '/help-menu?again=12345'),
  'requests.messages.coordinator': ofCase('seeker'),
  'requests.messages.coordinatorNamed': ofCase('seeker'),
  'requests.messages.offer': invitation('volunteer'),
  'requests.messages.offerPhone': invitation('volunteer'),
  'requests.messages.offerEmergency': invitation('volunteer'),
  'requests.messages.held': ofCase('volunteer'),
  'requests.messages.approved': ofCase('volunteer'),
  'requests.messages.approvedUrgent': ofCase('volunteer'),
  'requests.messages.approvedToWrite': ofCase('volunteer'),
  'requests.messages.approvedUrgentToWrite': ofCase('volunteer'),
  'requests.messages.approvedByPhone': ofCase('volunteer'),
  'requests.messages.approvedByPhoneToWrite': ofCase('volunteer'),
  'requests.messages.rejected': ofCase('volunteer'),
  'requests.messages.released': ofCase('volunteer'),
  'requests.messages.over': ofCase('volunteer'),
  'requests.messages.unconfirmed': ofCase('volunteer'),
  'requests.messages.volunteerDone': ofCase('volunteer', '/b'),
  'requests.messages.doneByStaff': ofCase('volunteer'),
  'requests.messages.openNear': account('volunteer', '/volunteer/application-open-requests'),
  'requests.messages.lateThanks': ofCase('volunteer'),
  'requests.messages.volunteerAddressChanged': ofCase('volunteer'),
  'requests.messages.staffAcceptance': staff('/admin/requests/12345'),
  'requests.messages.staffStillYours': staff('/admin/requests/12345'),
  'requests.messages.staffCoordinator': staff('/admin/requests/12345'),
  'requests.messages.foundUrgent': ofCase('seeker'),
  'requests.messages.heldUrgent': ofCase('volunteer'),
  'requests.messages.reserve': ofCase('volunteer'),
  'requests.messages.rideTomorrow': ofCase('volunteer', '/b'),
  'requests.messages.rideToday': ofCase('volunteer', '/b'),
  'requests.messages.rideTomorrowSeeker': ofCase('seeker', '/requests/12345'),
  'requests.messages.rideTodaySeeker': ofCase('seeker', '/requests/12345'),
  'requests.messages.staffNoAnswer': staff('/admin/requests/12345'),
  'requests.messages.areYouComingSoon': ofCase('volunteer', '/b'),
  'requests.messages.lapsed': ofCase('volunteer'),
  'requests.messages.staffLapsed': staff('/admin/requests/12345'),
  'requests.messages.staffUnconfirmed': staff('/admin/requests/12345'),
  'requests.messages.areYouComing': ofCase('volunteer'),
  'requests.messages.replaced': ofCase('volunteer'),
  'requests.messages.staffUrgentAcceptance': staff('/admin/requests/12345'),
  'requests.messages.staffApproved': staff('/admin/requests/12345'),
  'requests.messages.staffEmergency': staff('/admin/requests/12345'),
  'requests.messages.staffAddressChanged': staff('/admin/requests/12345'),
  'requests.messages.staffWorry': staff('/admin/requests/12345'),
  'replies.ready': ofCase('volunteer'),
  'replies.declined': ofCase('volunteer'),
  'replies.over': ofCase('volunteer'),
  'replies.coming': ofCase('volunteer'),
  'replies.filled': ofCase('volunteer'),
  'replies.notComing': ofCase('volunteer'),
  'replies.givenUp': ofCase('volunteer'),
  'replies.passedOn': ofCase('volunteer'),
  'replies.read': ofCase('volunteer'),
  'replies.unclear': ofCase('volunteer'),
  'replies.which': ofCase('volunteer'),
  'replies.nothing': ofCase('volunteer', '/'),
  'replies.received': ofCase('anyone'),
  'replies.stopped': account('anyone'),
  'replies.started': account('anyone'),
  'replies.refused': ofCase('volunteer'),
  'chat.notice': ofCase('anyone', '/messages/12345'),
  'chat.noticePicture': ofCase('anyone', '/messages/12345'),
  'chat.noticePictureWords': ofCase('anyone', '/messages/12345'),
  'chat.given': staff('/admin/messages?thread=category-1-12345'),
};

export const MESSAGE_KEYS: readonly MessageKey[] = Object.keys(MESSAGE_REGISTER).filter(
  (key): key is MessageKey => Object.hasOwn(MESSAGE_REGISTER, key),
);

/** Parameters for sample messages; they have a typical length, so that the number of parts is realistic. */
const SAMPLE_WORDS: Readonly<Record<Locale, TextParams>> = {
  'he-IL': {
    event: 'סערה · תל אביב-יפו',
    city: 'תל אביב-יפו',
    distance: ', 2 עד 5 ק״מ ממך',
    category: 'ליווי והסעה',
    when: ', 24.11.2026 10:00',
    name: 'רבקה אברמוב',
    phone: '054-123-4567',
    address: 'דיזנגוף 125, תל אביב-יפו',
    wait: '15 דקות',
    come: 'להגיע',
    setOut: 'לצאת',
    reason: 'הצילום לא קריא',
    subject: 'שאלה על הסעה',
    note: 'הבקשה נרשמה פעמיים.',
    context: 'ליווי והסעה',
    text: 'אפשר להקדים בחצי שעה?',
    person: 'רבקה אברמוב',
    volunteer: 'יהונתן גולדברג',
    who: 'רבקה אברמוב, יהונתן גולדברג',
  },
  'en-US': {
    event: 'Storm · Tel Aviv-Yafo',
    city: 'Tel Aviv-Yafo',
    distance: ', 2 to 5 km from you',
    category: 'Ride and escort',
    when: ', 24.11.2026 10:00',
    name: 'Rivka Abramov',
    phone: '054-123-4567',
    wait: '15 minutes',
    address: '125 Dizengoff, Tel Aviv-Yafo',
    come: 'come',
    setOut: 'go',
    reason: 'the picture cannot be read',
    subject: 'A question about a ride',
    note: 'The request was written down twice.',
    context: 'Ride and escort',
    text: 'Could we start half an hour earlier?',
    person: 'Rivka Abramov',
    volunteer: 'Jonathan Goldberg',
    who: 'Rivka Abramov, Jonathan Goldberg',
  },
};
const SAMPLE_FIGURES = {
  code: '4827',
  minutes: 15,
  day: '24.11.2026',
  time: '10:00',
  until: '10:15',
  needs: 3,
  events: 1,
  chats: 2,
  support: '03-123-4567',
  number: 47,
  numbers: '47, 12',
} as const;
const GENDERS = ['male', 'female'] as const;
const COUNTS = [1, 2, 14] as const;

/** One form of a message: without gender, for a man or a woman, or for a number. */
export interface MessageForm {
  key: MessageKey;
  form: '' | (typeof GENDERS)[number] | `${(typeof COUNTS)[number]}`;
  text: string;
}

const HEBREW_KEYS: ReadonlySet<string> = new Set(keysOf(he));

/**
 * Returns a message in a language, in all its forms, with sample words; `%{link}` and `%{reply}` are left as
 * they are, and `%{url}` becomes the given address.
 */
export function sampleForms(key: MessageKey, locale: Locale, url: string): MessageForm[] {
  const say = (form: MessageForm['form'], more: TextParams = {}): MessageForm => ({
    key,
    form,
    text: translateText(locale === 'he-IL' ? he : en, locale, key, {
      ...SAMPLE_FIGURES,
      ...SAMPLE_WORDS[locale],
      url,
      ...more,
    }),
  });
  if (HEBREW_KEYS.has(`${key}_other`)) return COUNTS.map((count) => say(`${count}`, { count }));
  if (!HEBREW_KEYS.has(`${key}_male`)) return [say('')];
  return [say(''), ...GENDERS.map((gender) => say(gender, { gender }))];
}
