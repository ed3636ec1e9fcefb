import type { ChatThread } from '@karov/api-client';

/** The subject of a conversation: an event, or a category of single requests. */
export type ChatContext = ChatThread['context'];

/**
 * The key of a conversation: its subject, and its help seeker or volunteer; all of staff together are the
 * other side.
 */
export interface ChatRef {
  context: ChatContext;
  contextId: number;
  personId: number;
}

/** A possible conversation (rule 37). */
export interface Conversation extends ChatRef {
  /** The person's role in this conversation. */
  side: 'user' | 'volunteer';
  /** The district of the event or request. */
  state: string;
  managerId: number | null;
  /** Whether the conversation's event is an exercise. */
  isExercise: boolean;
  nameHe: string;
  nameEn: string;
  city: string;
}

/** A message as stored. */
export interface StoredMessage {
  id: number;
  senderId: number;
  isStaff: boolean;
  message: string;
  createdAt: Date;
  needId: number | null;
  /** The new answerer, for a line that says who now answers (rule 208). */
  answererId: number | null;
  staffNote: string;
  /** Whether the other side has read it. */
  isRead: boolean;
  picture: StoredPicture | null;
}

/**
 * The picture of a message (rule 200): the id of its file, a description in the sender's words, and its size
 * in pixels.
 */
export interface StoredPicture {
  id: string;
  description: string;
  width: number;
  height: number;
}

/** A message written by a person. */
export type WrittenMessage = Pick<StoredMessage, 'senderId' | 'isStaff' | 'message' | 'createdAt' | 'needId'>;

/** A conversation in a person's list. */
export interface ThreadRecord extends Conversation {
  unread: number;
  answererId: number | null;
  lastMessage: string;
  lastAt: Date;
}

/** The visible conversations: a person's own, or those within the reach of staff (rule 51). */
export type ChatView =
  | { kind: 'own'; userId: number }
  | { kind: 'managed'; userId: number; states: readonly string[] }
  | { kind: 'districts'; userId: number; states: readonly string[] | null };

/**
 * How a caller addresses a conversation; help seekers and volunteers omit the recipient or name a member of
 * staff.
 */
export interface ChatAddress {
  context: ChatContext;
  contextId: number;
  receiverId: number | undefined;
}
