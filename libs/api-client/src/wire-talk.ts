import type { DutyState, Locale, MessageOccasion, MessageReader, SpokenTo } from '@karov/domain';
import type { IsoDay, IsoTime } from './wire-basics.js';

/** GET, PUT /volunteer/availability. Hours are Asia/Jerusalem wall-clock times "HH:mm"; day 0 is Sunday. */
export interface Availability {
  is_on_duty: boolean;
  paused_until: IsoDay | null;
  /** empty: at any hour */
  weekly_hours: { day: number; from: string; to: string }[];
  /** both or neither; may run over midnight */
  quiet_from: string | null;
  quiet_to: string | null;
  /** may be called in quiet hours in an emergency */
  is_emergency_in_quiet: boolean;
  /** null: as many as come */
  max_calls_week: number | null;
  calls_this_week: number;
  state: DutyState;
  state_text: string;
}

/** A message: GET /chats?event_id&receiver_id, GET /chats/categories?category_id&receiver_id; POST /chats {sms, event_id | category_id, receiver_id}. */
export interface ChatMessage {
  id: number;
  sender: { id: number; full_name: string };
  is_mine: boolean;
  is_staff: boolean;
  message: string;
  /** 24-hour hh:mm, Asia/Jerusalem */
  time: string;
  created_at: IsoTime;
  /** somebody of the other side has read it */
  is_read: boolean;
  picture: ChatPicture | null;
  /** the need that it belongs to, where the conversation has several (rule 206) */
  need: { id: number; label: string } | null;
  /** a line that nobody wrote: from here on this member of staff answers, as `message` says (rule 208) */
  answerer: { id: number; name: string } | null;
  /** what was added for the colleague at a hand-over; for staff alone, else empty */
  staff_note: string;
}
/** The picture of a message; GET /chats/pictures/{id} gives it to those who take part. A message with one may be without words. */
export interface ChatPicture {
  id: string;
  /** what is to be seen, in the sender's words; may be empty */
  description: string;
  /** in pixels */
  width: number;
  height: number;
}
/** GET /chats/receiver: in which language the person of a conversation reads. */
export interface ChatReceiver {
  locale: Locale;
}
/** GET /ready-answers: a sentence to put into an answer. */
export interface ReadyAnswer {
  id: number;
  text_he: string;
  text_en: string;
}
/** GET /admin/ready-answers */
export interface ReadyAnswerRow extends ReadyAnswer {
  position: number;
}
/** GET /chats/threads: the caller's conversations, newest first. `person` is the help seeker or volunteer; staff stand on the other side, and read how the person wants to be reached. */
export interface ChatThread {
  context: 'event' | 'category';
  context_id: number;
  context_name: string;
  person: { id: number; full_name: string; contact_note: string; spoken_to: SpokenTo };
  /** what to send as receiver_id */
  receiver_id: number;
  unread: number;
  /** who of the staff answers; null to the person in it and where nobody does */
  answerer: { id: number; full_name: string } | null;
  last_message: string;
  last_at: IsoTime;
}
/** GET /chats/unread */
export interface ChatUnread {
  total: number;
}
/** Pushed on a conversation's channel (namespace /chats; subscribe {context, context_id, person_id}): look again. */
export interface ChatRefreshSignal {
  context: 'event' | 'category';
  context_id: number;
  person_id: number;
}

/** Pushed to those who follow a conversation while somebody writes in it (rule 205): who, and on which side; emit `typing` {context, context_id, person_id} to say so of oneself. */
export interface ChatTypingSignal extends ChatRefreshSignal {
  writer_id: number;
  side: 'staff' | 'person';
}
/** GET /chats/answering, POST /chats/hand-over: who of the staff answers in a conversation, and the colleagues who may have it (rule 208). */
export interface ChatAnswering {
  answerer: { id: number; full_name: string } | null;
  is_mine: boolean;
  /** without the caller */
  colleagues: { id: number; label: string }[];
}
/** POST /chats/search: where the words stand in messages that the caller may read, newest first; conversations whose person has the name come first, without a message (rule 209). */
export interface ChatPlace {
  context: ChatThread['context'];
  context_id: number;
  context_name: string;
  person: { id: number; full_name: string; contact_note: string; spoken_to: SpokenTo };
  message_id: number | null;
  sender: string;
  /** what stands before the words, the words as they are written, and what follows */
  before: string;
  found: string;
  after: string;
  at: IsoTime;
}
export interface ChatPlaces {
  places: ChatPlace[];
  /** there are more than are shown */
  has_more: boolean;
}

/** What a conversation is about. */
export interface ChatSubject {
  context: ChatThread['context'];
  context_id: number;
  context_name: string;
}
/** GET /chats/newest/{id}: under what staff talk with somebody; null where no request of theirs is within reach. */
export interface NewestChat {
  subject: ChatSubject | null;
}

/** POST /admin/message-texts/organization-words: a message as volunteers of an organization would read it by SMS, with its words and in how many parts; and in how many without them (rule 169). */
export interface OrganizationWordsSample {
  locale: Locale;
  text: string;
  segments: number;
  segments_without: number;
}

/** GET /admin/message-texts: a message of the product as people read it, in both languages and all forms (rule 165). */
export interface MessageTextRow {
  /** its key in the catalogue */
  id: string;
  to: MessageReader;
  occasion: MessageOccasion;
  /** in how many parts its SMS may come at most */
  most_segments: number;
  /** `form`: empty, the gender of the person it speaks of, or a number */
  forms: { locale: Locale; form: string; text: string; segments: number }[];
}
