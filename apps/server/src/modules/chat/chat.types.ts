import type { ChatThread } from '@karov/api-client';

/** What a conversation is about: an event, or a category of single requests. */
export type ChatContext = ChatThread['context'];

/**
 * Names a conversation: its subject, and the help seeker or volunteer in it; staff stand together on the
 * other side.
 */
export interface ChatRef {
  context: ChatContext;
  contextId: number;
  personId: number;
}

/** A conversation that may be had (rule 37). */
export interface Conversation extends ChatRef {
  /** The person's role in the conversation. */
  side: 'user' | 'volunteer';
  /** District of the event or request. */
  state: string;
  managerId: number | null;
  /** Of an event that is an exercise. */
  isExercise: boolean;
  nameHe: string;
  nameEn: string;
  city: string;
}

/** A message as it is stored. */
export interface StoredMessage {
  id: number;
  senderId: number;
  isStaff: boolean;
  message: string;
  createdAt: Date;
  needId: number | null;
  /** Of a line that says who answers from there on (rule 208). */
  answererId: number | null;
  staffNote: string;
  /** Whether the other side has read it. */
  isRead: boolean;
  picture: StoredPicture | null;
}

/**
 * The picture of a message (rule 200): the number of its file, what is to be seen in the sender's words, and
 * its size in pixels.
 */
export interface StoredPicture {
  id: string;
  description: string;
  width: number;
  height: number;
}

/** What is written into a conversation by somebody. */
export type WrittenMessage = Pick<StoredMessage, 'senderId' | 'isStaff' | 'message' | 'createdAt' | 'needId'>;

/** A conversation in the list of somebody's. */
export interface ThreadRecord extends Conversation {
  unread: number;
  answererId: number | null;
  lastMessage: string;
  lastAt: Date;
}

/** Whose conversations are meant: a person's own, or those within the reach of staff (rule 51). */
export type ChatView =
  | { kind: 'own'; userId: number }
  | { kind: 'managed'; userId: number; states: readonly string[] }
  | { kind: 'districts'; userId: number; states: readonly string[] | null };

/**
 * Which conversation a caller means; people of a request leave the receiver out or name somebody of the
 * staff.
 */
export interface ChatAddress {
  context: ChatContext;
  contextId: number;
  receiverId: number | undefined;
}
