// SQL conditions for the register of personal data: which rows are about `:person`.

export const OWN_NEEDS = 'SELECT n.id FROM needs n WHERE n.user_id = :person';
export const OWN_QUESTIONS = 'SELECT q.id FROM event_user_requests q WHERE q.user_id = :person';
/** SQL for needs that the person served, was called for, or has. */
export const NEEDS_OF_BOTH = `${OWN_NEEDS} UNION SELECT x.need_id FROM assignments x WHERE x.volunteer_id = :person UNION SELECT c.need_id FROM volunteer_calls c WHERE c.volunteer_id = :person`;
export const EVENTS_OF_BOTH =
  'SELECT q.event_id FROM event_user_requests q WHERE q.user_id = :person UNION SELECT c.event_id FROM event_volunteer_requests c WHERE c.volunteer_id = :person';
/**
 * SQL for whether a number belonged to the person, and to nobody else, at the time of the row: texts from a
 * time when others had it too stay until the last of these people is erased (rule 232).
 */
export const numberOfTheirs = (phone: string, moment: string): string =>
  `${phone} IN (SELECT o.phone FROM phone_owners o WHERE o.user_id = :person) AND whose_number(${phone}, ${moment}, :person) = :person`;
export const mailOfTheirs = (mail: string): string =>
  `${mail} IN (SELECT u.email FROM users u WHERE u.id = :person AND u.email <> '')`;
/** SQL for rows of a table whose words identify a person beyond doubt, found by the index of these words. */
export const named = (table: string, column: string, also = ''): string =>
  `id IN (SELECT m.id FROM jsonb_to_recordset(:told) AS t(words text, pattern text, phone text) JOIN ${table} m ON m.${column} LIKE t.pattern${also}
   WHERE t.phone IS NULL OR whose_number(t.phone, m.created_at, :person) = :person)`;
/**
 * SQL for rows with a sealed text that identifies a person, found by the index of its words (rule 236): texts
 * that contain all of the words; whether the words are adjacent is checked after the text has been opened.
 */
export const namedInSealed = (table: string, column: string): string =>
  `id IN (SELECT m.id FROM jsonb_to_recordset(:told) AS t(hashes bigint[], phone text) JOIN ${table} m ON m.${column}_words @> t.hashes
   WHERE t.phone IS NULL OR whose_number(t.phone, m.created_at, :person) = :person)`;
/** SQL that removes the person's details from others' texts; the rest of the text stays. */
export const without = (column: string): string => `without_words(${column}, :bond)`;
/** SQL for whether a text about the person contains their names or statements. */
export const says = (column: string): string => `${column} <> ${without(column)}`;

/** The values written into the columns of a sealed text that is erased (rule 236). */
export const noWords = (
  name: string,
  { isSought = false, isNullable = false } = {},
): Readonly<Record<string, string>> => ({
  [name]: isNullable ? 'NULL' : "''",
  [`${name}_sealed`]: 'NULL',
  ...(isSought && { [`${name}_words`]: 'NULL' }),
});

/**
 * SQL conditions that are applied one after another, each with its own index: a combined condition would read
 * every message.
 */
export const SENT_TO_THEM = [
  'receiver_id = :person',
  `receiver_id IS NULL AND ${numberOfTheirs('send_to', 'created_at')}`,
  `receiver_id IS NULL AND ${mailOfTheirs('send_to')}`,
];
export const CANCELLED = `CASE WHEN status = 'queued' THEN 'cancelled'::notification_status ELSE status END`;
export const BLANK_MESSAGE = {
  message: "''",
  send_to: "''",
  error: 'NULL',
  provider_id: 'NULL',
  status: CANCELLED,
};
/**
 * SQL for messages to staff about the person's messages to the desk, which contain the subject and the time,
 * and about the person's conversations, which link to the person.
 */
export const TOLD_OF_CONTACTS = `id IN (SELECT m.id FROM contacts c LEFT JOIN contact_replies r ON r.contact_id = c.id
   CROSS JOIN LATERAL (VALUES (c.created_at), (r.written_at)) w(at) JOIN notifications m ON m.created_at BETWEEN w.at AND w.at + interval '10 seconds'
   WHERE (c.user_id = :person OR (c.user_id IS NULL AND ${numberOfTheirs('c.sender_phone', 'c.created_at')})) AND m.receiver_id IS NULL AND m.message LIKE '%' || c.subject || '%')`;
export const TOLD_OF_CHATS = `id IN (SELECT m.id FROM chat_threads t JOIN notifications m
   ON m.message ~ ('thread=' || t.context || '-' || t.context_id || '-' || t.person_id || '(\\D|$)') AND m.broadcast_id IS NULL WHERE t.person_id = :person)`;
