import { type Channel, type Locale, RECEIVER_FAULTS } from '@karov/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { lockName } from '../../platform/database/name-lock.js';
import { onlyRow } from '../../platform/database/rows.js';
import type { NotificationEntity } from './notification.entity.js';
import type {
  Announcement,
  CodeMessage,
  KeptMessage,
  Mail,
  MessagesOfEvent,
  NumberMessage,
  WaitingAbout,
} from './notifications.types.js';

/** A message that is to be sent now. */
export type DueNotification = Pick<
  NotificationEntity,
  | 'id'
  | 'type'
  | 'receiverId'
  | 'channel'
  | 'sendTo'
  | 'fallback'
  | 'locale'
  | 'message'
  | 'secretKind'
  | 'secretId'
  | 'secretExpiresAt'
  | 'isUrgent'
  | 'isPressing'
  | 'canWaitUntil'
  | 'broadcastId'
  | 'attempts'
  | 'eventId'
  | 'createdAt'
>;

export const DUE_COLUMNS = `id, type, receiver_id AS "receiverId", channel, send_to AS "sendTo", fallback, locale, message, secret_kind AS "secretKind",
  secret_id AS "secretId", secret_expires_at AS "secretExpiresAt", is_urgent AS "isUrgent", is_pressing AS "isPressing", can_wait_until AS "canWaitUntil",
  broadcast_id AS "broadcastId", attempts, event_id AS "eventId", created_at AS "createdAt"`;

/** Queries on the notification log. */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes messages to the receivers who can be reached, however many announcements there are, in one
   * statement. A message that is not urgent begins and ends for volunteers of an organization with its words
   * (rule 169). The order has everybody's channels worked out before the first row is written: in an empty
   * log that is looked through row by row, each person would otherwise pass over all who were written before
   * them.
   */
  async insertAnnouncements(
    announcements: readonly (Announcement & { leavesAt: Date })[],
    now: Date,
  ): Promise<{ id: number; receiverId: number; isUrgent: boolean }[]> {
    const receivers = announcements.flatMap(({ receivers: people }, at) =>
      people.map((person) => ({ ...person, at })),
    );
    return this.database.joined.query(
      `INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, fallback, locale, message, secret_kind, secret_id,
         secret_expires_at, is_urgent, is_pressing, event_id, application_id, can_wait_until, next_attempt_at, created_at)
       SELECT a.type, c.user_id, ARRAY[a.receiver_type], CASE WHEN t.rings THEN 'call' WHEN a.by_mail THEN 'email' WHEN a.is_pressing THEN c.urgent_channel ELSE c.channel END,
         CASE WHEN t.rings THEN c.phone WHEN a.by_mail THEN c.email WHEN a.is_pressing THEN c.urgent_send_to ELSE c.send_to END,
         CASE WHEN t.rings OR a.by_mail THEN '{}'::text[] WHEN a.is_pressing THEN c.urgent_fallback ELSE c.fallback END, c.locale,
         CASE WHEN c.locale = 'en-US' THEN concat_ws(E'\\n', nullif(o.greeting_en, ''), a.english, nullif(o.signature_en, ''))
           ELSE concat_ws(E'\\n', nullif(o.greeting_he, ''), a.hebrew, nullif(o.signature_he, '')) END, a.secret_kind, r.secret_id, a.secret_expires_at, a.is_urgent, a.is_pressing, a.event_id, a.application_id, a.can_wait_until, a.leaves_at, $1
       FROM unnest($2::int[], $3::int[], $4::int[]) WITH ORDINALITY AS r(user_id, secret_id, at, place)
         JOIN jsonb_to_recordset($5::jsonb) AS a(at int, type text, receiver_type text, english text, hebrew text, secret_kind text, secret_expires_at timestamptz,
           is_urgent boolean, is_pressing boolean, by_telephone boolean, by_mail boolean, event_id int, application_id int, can_wait_until timestamptz, leaves_at timestamptz) ON a.at = r.at
         JOIN contacts_at($1, $6) c ON c.user_id = r.user_id
         CROSS JOIN LATERAL (SELECT a.by_telephone AND c.phone <> '' AND EXISTS (SELECT 1 FROM users p WHERE p.id = r.user_id AND p.takes_calls) AS rings) t
         LEFT JOIN users u ON u.id = r.user_id AND a.receiver_type = 'volunteer' AND NOT a.is_urgent
         LEFT JOIN organizations o ON o.id = u.organization_id
       WHERE (t.rings OR NOT a.by_telephone) AND (NOT a.by_mail OR c.email <> '' AND c.urgent_channel <> 'email')
       ORDER BY a.at, r.place
       RETURNING id, receiver_id AS "receiverId", is_urgent AS "isUrgent"`,
      [
        now,
        receivers.map((receiver) => receiver.userId),
        receivers.map((receiver) => receiver.secretId ?? null),
        receivers.map((receiver) => receiver.at),
        JSON.stringify(announcements.map(toRow)),
        RECEIVER_FAULTS,
      ],
    );
  }

  /** How many of some people are reached in which language by which channel; most first. */
  async reached(
    userIds: readonly number[],
    now: Date,
  ): Promise<{ locale: Locale; channel: Channel; count: number }[]> {
    return this.database.joined.query(
      `SELECT locale, channel, count(*)::int AS count FROM contacts_at($2, $3) WHERE user_id = ANY($1) GROUP BY locale, channel ORDER BY count DESC, locale, channel`,
      [userIds, now, RECEIVER_FAULTS],
    );
  }

  async insertCode(message: CodeMessage, takesWhatsapp: boolean, now: Date): Promise<number> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, locale, message, secret_kind, secret_id, secret_expires_at,
         is_urgent, next_attempt_at, created_at, fallback)
       SELECT 'otp', $1, ARRAY[$2], $10, $3, $4, $5, $9, $6, $7, true, $8, $8,
         CASE WHEN $11 AND $9 = 'otp' AND $10 = 'sms' AND EXISTS (SELECT 1 FROM users WHERE id = $1::int AND 'whatsapp' = ANY(channels)) THEN ARRAY['whatsapp'] ELSE '{}'::text[] END
           || CASE WHEN $9 = 'otp' AND $10 = 'sms' AND coalesce((SELECT takes_calls FROM users WHERE id = $1::int), $1 IS NULL) THEN ARRAY['call'] ELSE '{}'::text[] END
       RETURNING id`,
      [
        message.receiverId,
        message.receiverType,
        message.phone,
        message.locale,
        message.text,
        message.secret.id,
        message.expiresAt,
        now,
        message.secret.kind,
        message.channel,
        takesWhatsapp,
      ],
    );
    return onlyRow(rows).id;
  }

  /**
   * A landline is called, as with a code (rule 182). Null where somebody takes messages at their number
   * already, or has none.
   */
  async insertToNumber({ userId, receiverType, texts }: NumberMessage, now: Date): Promise<number | null> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO notifications (type, receiver_id, receiver_type, channel, send_to, locale, message, is_urgent, next_attempt_at, created_at)
       SELECT 'system', id, ARRAY[$2], n.channel, phone, locale, CASE WHEN locale = 'en-US' THEN $3 ELSE $4 END, true, $5, $5
       FROM users CROSS JOIN LATERAL (SELECT CASE WHEN is_landline(phone) THEN 'call' ELSE 'sms' END AS channel) n
       WHERE id = $1 AND deleted_at IS NULL AND phone <> '' AND NOT channels && ARRAY['sms', 'whatsapp', 'call'] RETURNING id`,
      [userId, receiverType, texts['en-US'], texts['he-IL'], now],
    );
    return rows[0]?.id ?? null;
  }

  async insertMail(mail: Mail, now: Date): Promise<number> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO notifications (type, receiver_type, channel, send_to, locale, message, secret_kind, secret_id, secret_expires_at, next_attempt_at, created_at)
       VALUES ('system', ARRAY[$1], 'email', $2, $3, $4, $6, $7, $8, $5, $5) RETURNING id`,
      [
        mail.receiverType,
        mail.to,
        mail.locale,
        mail.text,
        now,
        mail.secret?.kind ?? null,
        mail.secret?.id ?? null,
        mail.secret?.expiresAt ?? null,
      ],
    );
    return onlyRow(rows).id;
  }

  /**
   * The messages of an event, newest first: those that were written together, of one kind and with one
   * outcome, are one.
   */
  async ofEvent(eventId: number, before: number, limit: number): Promise<MessagesOfEvent[]> {
    return this.database.manager.query(
      `SELECT max(id) AS id, created_at AS "createdAt", type, status = 'failed' AS "isFailed", count(*)::int AS count, max(receiver_id) AS "receiverId"
       FROM notifications WHERE event_id = $1 AND status <> 'cancelled' GROUP BY created_at, type, status = 'failed' HAVING max(id) < $2 ORDER BY max(id) DESC LIMIT $3`,
      [eventId, before, limit],
    );
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.query(
      `DELETE FROM notifications WHERE created_at < $1 AND status NOT IN ('queued', 'sending')`,
      [moment],
    );
  }

  async sentTo(userId: number, limit: number): Promise<KeptMessage[]> {
    return this.database.manager.query(
      `SELECT id, type, channel, created_at AS "createdAt", message, secret_kind AS "secretKind", secret_id AS "secretId" FROM notifications WHERE receiver_id = $1 ORDER BY id DESC LIMIT $2`,
      [userId, limit],
    );
  }

  async cancelAllTo(userId: number): Promise<void> {
    await this.database.joined.query(
      `UPDATE notifications SET status = 'cancelled' WHERE receiver_id = $1 AND status = 'queued'`,
      [userId],
    );
  }

  /** Takes back what waits; what is being sent right now is not sent a second time should it fail. */
  async cancelPending(kind: string, targetIds: readonly number[], now: Date): Promise<void> {
    await this.database.joined.query(
      `UPDATE notifications SET status = CASE WHEN status = 'queued' THEN 'cancelled'::notification_status ELSE status END, secret_expires_at = $3
       WHERE status IN ('queued', 'sending') AND secret_kind = $1 AND secret_id = ANY($2)`,
      [kind, targetIds, now],
    );
  }

  /** What these messages would take along is gone: they are sent by no channel any more. */
  async endSecrets(ids: readonly number[], now: Date): Promise<void> {
    if (ids.length > 0)
      await this.database.manager.query(
        'UPDATE notifications SET secret_expires_at = $2 WHERE id = ANY($1)',
        [ids, now],
      );
  }

  /**
   * Takes back what waits for the end of a quiet time about a request, or of one type to somebody; thanks
   * stay true.
   */
  async cancelWaiting(about: WaitingAbout, now: Date): Promise<void> {
    const isAbout =
      'applicationId' in about
        ? `application_id = $2 AND type <> 'offer_filled'`
        : 'receiver_id = $2 AND type = $3';
    const values = 'applicationId' in about ? [about.applicationId] : [about.userId, about.type];
    await this.database.joined.query(
      `UPDATE notifications SET status = 'cancelled' WHERE ${isAbout} AND status = 'queued' AND can_wait_until IS NOT NULL AND next_attempt_at > $1`,
      [now, ...values],
    );
  }

  /** Queues again messages that were taken back before they went out; returns them. */
  async revive(kind: string, targetIds: readonly number[], expiresAt: Date, now: Date): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await this.database.joined.query(
      `UPDATE notifications SET status = 'queued', error = NULL, next_attempt_at = $4, secret_expires_at = $3
       WHERE secret_kind = $1 AND secret_id = ANY($2) AND (status = 'cancelled' OR (status = 'failed' AND error = 'secret:over')) RETURNING id`,
      [kind, targetIds, expiresAt, now],
    );
    return rows.map((row) => row.id);
  }

  /**
   * Takes the next messages that are due for sending, the urgent first (those of broadcasts have a way of
   * their own), each by one worker alone: while it is being sent, a message is due again only after
   * `leaseUntil`.
   */
  async claimDue(
    now: Date,
    leaseUntil: Date,
    limit: number,
    onlyUrgent: boolean,
  ): Promise<DueNotification[]> {
    const [rows]: [DueNotification[], number] = await this.database.manager.query(
      `UPDATE notifications SET status = 'sending', attempts = attempts + 1, due_at = next_attempt_at, next_attempt_at = $2
       WHERE id = ANY(ARRAY(SELECT due_notifications($1, $4, $3))) RETURNING ${DUE_COLUMNS}`,
      [now, leaseUntil, limit, onlyUrgent],
    );
    return rows;
  }

  /**
   * When the next message is due, but those of broadcasts, or is to be taken back from its worker, or a
   * receipt that came early can be taken.
   */
  async nextDue(): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT least(
         (SELECT min(next_attempt_at) FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL AND is_urgent),
         (SELECT min(next_attempt_at) FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL AND NOT is_urgent),
         (SELECT min(next_attempt_at) FROM notifications WHERE status = 'sending' AND next_attempt_at IS NOT NULL),
         (SELECT min(r.received_at) FROM early_receipts r JOIN notifications n ON n.provider_id = r.provider_id)
       ) AS due`,
    );
    return rows[0]?.due ?? null;
  }

  /** Queues again the messages whose sender vanished before it could tell how it went. */
  async takeBack(now: Date, limit: number): Promise<void> {
    await this.database.manager.query(
      `UPDATE notifications SET status = 'queued', error = 'worker:lost', next_attempt_at = $1 WHERE id IN (
         SELECT id FROM notifications WHERE status = 'sending' AND next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
       )`,
      [now, limit],
    );
  }

  /**
   * Marks a message as sent that the provider turned out to have, under the first of its ids that no other
   * message has (the same words may have gone to the same person twice, rightly). False when all belong to
   * others.
   */
  markFound(id: number, to: string, providerIds: readonly string[], now: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      await lockName(this.database.joined, 'found-message', to);
      const [rows]: [unknown[], number] = await this.database.joined.query(
        `UPDATE notifications SET status = 'sent', provider_id = f.provider_id, error = NULL, sent_at = $3
         FROM (
           SELECT p.provider_id FROM unnest($2::text[]) AS p(provider_id)
           WHERE NOT EXISTS (SELECT 1 FROM notifications o WHERE o.provider_id = p.provider_id AND o.id <> $1)
           ORDER BY EXISTS (SELECT 1 FROM notifications o WHERE o.provider_id = p.provider_id AND o.id = $1) DESC LIMIT 1
         ) f WHERE id = $1 AND status = 'sending' RETURNING id`,
        [id, providerIds, now],
      );
      return rows.length > 0;
    });
  }

  async markSent(
    sent: readonly {
      id: number;
      providerId: string;
      at: Date;
      smsParts: number | null;
      template: string | null;
    }[],
  ): Promise<void> {
    await this.database.manager.query(
      `UPDATE notifications n SET status = 'sent', provider_id = s.provider_id, error = NULL, sent_at = s.at, sms_parts = s.parts, template = s.template
       FROM unnest($1::int[], $2::text[], $3::timestamptz[], $4::smallint[], $5::text[]) AS s(id, provider_id, at, parts, template)
       WHERE n.id = s.id AND n.status = 'sending'`,
      [
        sent.map((one) => one.id),
        sent.map((one) => one.providerId),
        sent.map((one) => one.at),
        sent.map((one) => one.smsParts),
        sent.map((one) => one.template),
      ],
    );
  }

  async requeue(id: number, error: string | null, nextAttemptAt: Date): Promise<void> {
    await this.database.manager.query(
      `UPDATE notifications SET status = 'queued', error = $2, next_attempt_at = $3 WHERE id = $1 AND status = 'sending'`,
      [id, error, nextAttemptAt],
    );
  }

  /** Queues messages for later without having tried them. */
  async postpone(until: ReadonlyMap<number, Date>): Promise<void> {
    if (until.size === 0) return;
    await this.database.manager.query(
      `UPDATE notifications n SET status = 'queued', attempts = n.attempts - 1, next_attempt_at = p.until
       FROM unnest($1::int[], $2::timestamptz[]) AS p(id, until) WHERE n.id = p.id AND n.status = 'sending'`,
      [[...until.keys()], [...until.values()]],
    );
  }

  async byProviderId(providerId: string): Promise<number | null> {
    const rows: { id: number }[] = await this.database.manager.query(
      'SELECT id FROM notifications WHERE provider_id = $1',
      [providerId],
    );
    return rows[0]?.id ?? null;
  }

  /**
   * The provider says that a message was received, or read. That holds also after it had said the contrary:
   * what the next channel has got meanwhile stays as it is. Nothing leads back from read (rule 188). Answers
   * by which template it went, null where nothing changes.
   */
  async markReceived(id: number, outcome: 'delivered' | 'read'): Promise<{ template: string | null } | null> {
    const [rows]: [{ template: string | null }[], number] = await this.database.manager.query(
      `UPDATE notifications SET status = $2::notification_status, error = NULL
       WHERE id = $1 AND (status IN ('sent', 'failed') OR ($2 = 'read' AND status = 'delivered')) RETURNING template`,
      [id, outcome],
    );
    return rows[0] ?? null;
  }
}

/** The part that all messages of an announcement have in common. */
function toRow(
  {
    type,
    receiverType,
    texts,
    secret,
    isUrgent,
    isPressing,
    byTelephone,
    byMail,
    eventId,
    applicationId,
    canWaitUntil,
    leavesAt,
  }: Announcement & { leavesAt: Date },
  at: number,
): Record<string, unknown> {
  return {
    at,
    type,
    receiver_type: receiverType,
    english: texts['en-US'],
    hebrew: texts['he-IL'],
    secret_kind: secret?.kind ?? null,
    secret_expires_at: secret?.expiresAt ?? null,
    is_urgent: isUrgent ?? false,
    is_pressing: isPressing ?? isUrgent ?? false,
    by_telephone: byTelephone ?? false,
    by_mail: byMail ?? false,
    event_id: eventId ?? null,
    application_id: applicationId ?? null,
    can_wait_until: canWaitUntil,
    leaves_at: leavesAt,
  };
}
