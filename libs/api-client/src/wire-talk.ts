import type { DutyState, Locale, MessageOccasion, MessageReader, SpokenTo } from '@karov/domain';
import type { IsoDay, IsoTime } from './wire-basics.js';

/** GET, PUT /volunteer/availability. Hours are Asia/Jerusalem wall-clock times "HH:mm"; day 0 is Sunday. */
export interface Availability {
  is_on_duty: boolean;
  paused_until: IsoDay | null;
  /** empty means at any hour */
  weekly_hours: { day: number; from: string; to: string }[];
  /** both or neither are set; the hours may cross midnight */
  quiet_from: string | null;
  quiet_to: string | null;
  /** whether the volunteer may be called in quiet hours for an emergency */
  is_emergency_in_quiet: boolean;
  /** null means no limit */
  max_calls_week: number | null;
  calls_this_week: number;
  /** whether the volunteer may be called by their own settings, unless something else prevents calls */
  state: DutyState | 'inactive' | 'frozen' | 'not_validated';
  state_text: string;
}

/**
 * A message in a conversation: GET /chats?event_id&receiver_id, GET
 * /chats/categories?category_id&receiver_id; POST /chats {sms, event_id | category_id, receiver_id}.
 */
export interface ChatMessage {
  id: number;
  sender: { id: number; full_name: string };
  is_mine: boolean;
  is_staff: boolean;
  message: string;
  /** 24-hour HH:mm in Israel */
  time: string;
  created_at: IsoTime;
  /** whether somebody on the other side has read the message */
  is_read: boolean;
  picture: ChatPicture | null;
  /** the need that the message is about, if the conversation is about several (rule 206) */
  need: { id: number; label: string } | null;
  /** for an entry without an author: from here on this staff member answers, as `message` says (rule 208) */
  answerer: { id: number; name: string } | null;
  /**
   * the note to the colleague who takes over, when a conversation is handed over; for staff only, otherwise
   * empty
   */
  staff_note: string;
}
/**
 * The picture in a message; GET /chats/pictures/{id} returns it to the participants. A message with a picture
 * may have no text.
 */
export interface ChatPicture {
  id: string;
  /** what the picture shows, in the sender's words; may be empty */
  description: string;
  /** in pixels */
  width: number;
  height: number;
}
/** GET /chats/receiver: the language of the person in a conversation, for those who write to them. */
export interface ChatReceiver {
  locale: Locale;
}
/** GET /ready-answers: a sentence to insert into an answer. */
export interface ReadyAnswer {
  id: number;
  text_he: string;
  text_en: string;
}
/** GET /admin/ready-answers: a ready answer as admins edit it. */
export interface ReadyAnswerRow extends ReadyAnswer {
  position: number;
}
/**
 * GET /chats/threads: the caller's conversations, newest first. `person` is the help seeker or volunteer.
 * Staff are on the other side, and see how that person wants to be reached.
 */
export interface ChatThread {
  context: 'event' | 'category';
  context_id: number;
  context_name: string;
  person: { id: number; full_name: string; contact_note: string; spoken_to: SpokenTo };
  /** the value to send as receiver_id */
  receiver_id: number;
  unread: number;
  /** the staff member who answers; null if nobody does, and in the answer to the person themselves */
  answerer: { id: number; full_name: string } | null;
  last_message: string;
  last_at: IsoTime;
}
/** GET /chats/unread: the number of unread messages. */
export interface ChatUnread {
  total: number;
}
/**
 * Pushed on a conversation's channel (namespace /chats; subscribe {context, context_id, person_id}) when the
 * conversation should be reloaded.
 */
export interface ChatRefreshSignal {
  context: 'event' | 'category';
  context_id: number;
  person_id: number;
}

/**
 * Pushed to everybody who follows a conversation while somebody is typing in it (rule 205): the person and
 * their side. To announce typing, emit `typing` {context, context_id, person_id}.
 */
export interface ChatTypingSignal extends ChatRefreshSignal {
  writer_id: number;
  side: 'staff' | 'person';
}
/**
 * GET /chats/answering, POST /chats/hand-over: the staff member who answers in a conversation, and the
 * colleagues who may take it over (rule 208).
 */
export interface ChatAnswering {
  answerer: { id: number; full_name: string } | null;
  is_mine: boolean;
  /** the caller is not among them */
  colleagues: { id: number; label: string }[];
}
/**
 * POST /chats/search: matches in messages that the caller may read, newest first; conversations with a person
 * of that name come first, without a message (rule 209).
 */
export interface ChatPlace {
  context: ChatThread['context'];
  context_id: number;
  context_name: string;
  person: { id: number; full_name: string; contact_note: string; spoken_to: SpokenTo };
  message_id: number | null;
  sender: string;
  /** the text before the match, the matching words, and the text after it */
  before: string;
  found: string;
  after: string;
  at: IsoTime;
}
export interface ChatPlaces {
  places: ChatPlace[];
  /** whether there are more results than those shown */
  has_more: boolean;
}

/** What a conversation is about. */
export interface ChatSubject {
  context: ChatThread['context'];
  context_id: number;
  context_name: string;
}
/**
 * GET /chats/newest/{id}: the conversation that staff can have with a person; null if none of the person's
 * requests is accessible to the caller.
 */
export interface NewestChat {
  subject: ChatSubject | null;
}

/**
 * POST /admin/message-texts/organization-words: an SMS to volunteers of an organization with its greeting and
 * signature, and the number of parts with and without them (rule 169).
 */
export interface OrganizationWordsSample {
  locale: Locale;
  text: string;
  segments: number;
  segments_without: number;
}

/**
 * GET /admin/message-texts: a message of the product as people read it, in both languages and all forms (rule
 * 165).
 */
export interface MessageTextRow {
  /** the message's key in the catalogue */
  id: string;
  to: MessageReader;
  occasion: MessageOccasion;
  /** the maximum number of parts that its SMS may have */
  most_segments: number;
  /** `form` is empty, the gender of the person it mentions, or a number */
  forms: { locale: Locale; form: string; text: string; segments: number }[];
}
