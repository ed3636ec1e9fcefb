import type { ContactReply, ContactRow, OwnContactRow } from '@karov/api-client';
import type { Person } from '../users/index.js';
import type { StoredContact } from './contact.repository.js';
import type { StoredReply } from './contact-replies.repository.js';

const NOBODY = 0;
type People = ReadonlyMap<number, Person>;

/** A conversation as a row of the desk's list. */
export function toContactRow(row: StoredContact, people: People): ContactRow {
  const sender = row.userId === null ? undefined : people.get(row.userId);
  return {
    id: row.id,
    subject: row.subject,
    message: row.message,
    sender: sender
      ? { id: sender.id, full_name: sender.fullName, phone: sender.phone, email: '' }
      : { id: NOBODY, full_name: row.senderName, phone: row.senderPhone, email: row.senderEmail },
    created_at: row.createdAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
    state: row.state,
    waiting_since: row.waitingSince?.toISOString() ?? null,
    answered_by: people.get(row.answeredBy ?? NOBODY)?.fullName ?? '',
  };
}

/** A conversation as a row of its starter's list. */
export function toOwnRow({ id, subject, state, createdAt, answeredAt }: StoredContact): OwnContactRow {
  return {
    id,
    subject,
    state,
    created_at: createdAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  };
}

/** A reply; a reply by the desk includes the author's name if that may be shown. */
export function toReply(
  { id, isStaff, authorId, way, words, writtenAt }: StoredReply,
  people: People,
): ContactReply {
  const author = isStaff ? (people.get(authorId ?? NOBODY)?.fullName ?? '') : '';
  return { id, is_staff: isStaff, author, way, words, written_at: writtenAt.toISOString() };
}
