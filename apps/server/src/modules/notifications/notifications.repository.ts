import { type Channel, type Locale, type NotificationStatus, RECEIVER_FAULTS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Database, OLD_ROWS_STEP } from '../../platform/database/database.js';
import { lockName } from '../../platform/database/name-lock.js';
import { onlyRow } from '../../platform/database/rows.js';
import { NotificationEntity } from './notification.entity.js';
import type {
  Announcement,
  CodeMessage,
  Mail,
  NumberMessage,
  Trial,
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

/**
 * Queries on the notification log as a queue: messages are written, claimed and settled. What is inserted
 * into them when they are sent is stored by `MessageCodesRepository`.
 */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes messages to the recipients who can be reached, for any number of announcements, in one statement.
   * A message that is not urgent begins and ends with the organization's text for its volunteers (rule 169).
   * The order makes the database determine everybody's channels before the first row is written: otherwise,
   * in an empty log that is scanned row by row, each person would pass over all rows written before.
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

  /**
   * Returns how many of the given people are reached in which language and through which channel, the largest
   * groups first.
   */
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
   * Writes a message to a person's number; a landline is called, as for a code (rule 182). Returns null if
   * the person already gets messages at that number, or has no number.
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

  async insertTrial({ channel, to, locale, text }: Trial, now: Date): Promise<number> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO notifications (type, receiver_type, channel, send_to, locale, message, next_attempt_at, created_at)
       VALUES ('system', '{}', $1, $2, $3, $4, $5, $5) RETURNING id`,
      [channel, to, locale, text, now],
    );
    return onlyRow(rows).id;
  }

  async outcomeOf(id: number): Promise<{ status: NotificationStatus; error: string | null }> {
    const rows: { status: NotificationStatus; error: string | null }[] = await this.database.manager.query(
      'SELECT status, error FROM notifications WHERE id = $1',
      [id],
    );
    return onlyRow(rows);
  }

  forgetBefore(moment: Date): Promise<void> {
    return this.database.deleteInSteps(
      `DELETE FROM notifications WHERE id = ANY (ARRAY(
         SELECT id FROM notifications WHERE created_at < $1 AND status NOT IN ('queued', 'sending') ORDER BY created_at, id LIMIT ${OLD_ROWS_STEP}))`,
      [moment],
    );
  }

  async cancelAllTo(userId: number): Promise<void> {
    await this.database.joined.update(
      NotificationEntity,
      { receiverId: userId, status: 'queued' },
      { status: 'cancelled' },
    );
  }

  /** Cancels waiting messages; a message that is being sent is not sent again if it fails. */
  async cancelPending(kind: string, targetIds: readonly number[], now: Date): Promise<void> {
    await this.database.joined.query(
      `UPDATE notifications SET status = CASE WHEN status = 'queued' THEN 'cancelled'::notification_status ELSE status END, secret_expires_at = $3
       WHERE status IN ('queued', 'sending') AND secret_kind = $1 AND secret_id = ANY($2)`,
      [kind, targetIds, now],
    );
  }

  /** Ends messages whose included text was deleted, so that no channel sends them any more. */
  async endSecrets(ids: readonly number[], now: Date): Promise<void> {
    if (ids.length > 0)
      await this.database.manager.update(NotificationEntity, { id: Any([...ids]) }, { secretExpiresAt: now });
  }

  /**
   * Cancels messages that wait for the end of quiet hours: those about a request, or those of one type to one
   * person. Thanks stay valid.
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

  /** Queues messages again that were cancelled before they were sent; returns them. */
  async revive(kind: string, targetIds: readonly number[], expiresAt: Date, now: Date): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await this.database.joined.query(
      `UPDATE notifications SET status = 'queued', error = NULL, next_attempt_at = $4, secret_expires_at = $3
       WHERE secret_kind = $1 AND secret_id = ANY($2) AND (status = 'cancelled' OR (status = 'failed' AND error = 'secret:over')) RETURNING id`,
      [kind, targetIds, expiresAt, now],
    );
    return rows.map((row) => row.id);
  }

  /**
   * Claims the next due messages, urgent ones first, each for one worker only; those of broadcasts are
   * claimed separately. While a message is being sent, it is due again only after `leaseUntil`.
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
   * Returns when the next message (other than of a broadcast) is due or is reclaimed from its worker, or when
   * an early receipt can be applied.
   */
  async nextDue(): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT least(
         (SELECT min(next_attempt_at) FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL AND is_urgent AND sending_rank(secret_kind, is_urgent) > (SELECT held_rank())),
         (SELECT min(next_attempt_at) FROM notifications WHERE status = 'queued' AND broadcast_id IS NULL AND NOT is_urgent AND sending_rank(secret_kind, is_urgent) > (SELECT held_rank())),
         (SELECT min(next_attempt_at) FROM notifications WHERE status = 'sending' AND next_attempt_at IS NOT NULL),
         (SELECT min(r.received_at) FROM early_receipts r JOIN notifications n ON n.provider_id = r.provider_id)
       ) AS due`,
    );
    return rows[0]?.due ?? null;
  }

  /** Queues messages again whose worker vanished before it could record the result. */
  async takeBack(now: Date, limit: number): Promise<void> {
    await this.database.manager.query(
      `UPDATE notifications SET status = 'queued', error = 'worker:lost', next_attempt_at = $1 WHERE id IN (
         SELECT id FROM notifications WHERE status = 'sending' AND next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
       )`,
      [now, limit],
    );
  }

  /**
   * Marks a message as sent if the provider turned out to have it, under its first ID that no other message
   * has (the same text may rightly have been sent to the same person twice). Returns false when all IDs
   * belong to other messages.
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
    await this.database.manager.update(
      NotificationEntity,
      { id, status: 'sending' },
      { status: 'queued', error, nextAttemptAt },
    );
  }

  /** Queues messages for a later time without trying to send them. */
  async postpone(until: ReadonlyMap<number, Date>): Promise<void> {
    await this.database.manager.query(
      `UPDATE notifications n SET status = 'queued', attempts = n.attempts - 1, next_attempt_at = p.until
       FROM unnest($1::int[], $2::timestamptz[]) AS p(id, until) WHERE n.id = p.id AND n.status = 'sending'`,
      [[...until.keys()], [...until.values()]],
    );
  }

  async byProviderId(providerId: string): Promise<number | null> {
    const found = await this.database.manager.findOne(NotificationEntity, {
      select: { id: true },
      where: { providerId },
    });
    return found?.id ?? null;
  }

  /**
   * Records that a message was received, or read, even if the provider reported a failure before; messages
   * already written for the next channel stay. A message that was read stays so (rule 188). Returns the
   * template that was used, or null when nothing changes.
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

/** Returns the columns that all messages of an announcement have in common. */
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
