import {
  type Channel,
  type Locale,
  NOTIFICATION_STATUSES,
  type NotificationStatus,
  type NotificationType,
  type Role,
} from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The kinds of questions about an assignment, which contain no secret: whether its volunteer is coming (rules
 * 71, 149), and whether its ride takes place (rule 164).
 */
export type WorkQuestion = 'hold' | 'ride' | 'desk';

/**
 * Where the text that a message includes comes from when it is sent: a conversation, the end of a request, or
 * a rejected document.
 */
export type WordsKind = 'chat_words' | 'need_words' | 'vetting_words';

/** The kind of secret that is inserted when the message is sent, or of the question that it asks. */
export type SecretKind =
  | 'otp'
  | 'event_volunteer'
  | 'event_user'
  | 'application_call'
  | 'event_work'
  | 'application_work'
  | 'sign_in'
  | 'reference'
  | 'contact'
  | WordsKind
  | WorkQuestion;

/**
 * A message, written before it is sent (rule 32). `message` has `%{link}`, `%{code}` or `%{words}` in place
 * of the secret, which is created or read when the message is sent, and is not stored here.
 */
@Entity('notifications')
@Index('notifications_queue', ['nextAttemptAt'], { where: "status IN ('queued', 'sending')" })
@Index('notifications_receiver', ['receiverId', 'id'])
@Index('notifications_due', ['isUrgent', 'nextAttemptAt', 'id'], {
  where: "status = 'queued' AND broadcast_id IS NULL",
})
@Index('notifications_broadcast', ['broadcastId', 'status', 'id'], { where: 'broadcast_id IS NOT NULL' })
@Index('notifications_broadcast_due', ['nextAttemptAt', 'id'], {
  where: "status = 'queued' AND broadcast_id IS NOT NULL",
})
@Index('notifications_secret', ['secretKind', 'secretId'], { where: 'secret_id IS NOT NULL' })
@Index('notifications_failed', ['eventId'], { where: "status = 'failed'" })
@Index('notifications_failed_to', ['receiverId', 'createdAt'], { where: "status = 'failed'" })
@Index('notifications_event', ['eventId', 'id'], { where: 'event_id IS NOT NULL' })
@Index('notifications_provider', ['providerId'], { where: 'provider_id IS NOT NULL' })
@Index('notifications_unheard', ['sentAt'], {
  where: "is_pressing AND status IN ('sent', 'delivered', 'read') AND fallback <> '{}'",
})
@Index('notifications_calls', ['sentAt'], { where: "channel = 'call' AND status = 'sent'" })
@Index('notifications_created', ['createdAt', 'id'])
@Index('notifications_application', ['applicationId', 'createdAt', 'id'], {
  where: 'application_id IS NOT NULL',
})
@Index('notifications_status', ['status', 'id'])
@Index('notifications_type', ['type', 'id'])
@Index('notifications_channel', ['channel', 'id'])
@Index('notifications_send_to', ['sendTo', 'id'])
@Index('notifications_failed_receiver', ['receiverId', 'channel', 'id'], { where: "status = 'failed'" })
@Index('notifications_failed_created', ['createdAt', 'id'], { where: "status = 'failed'" })
@Index('notifications_sent', ['sentAt', 'smsParts'], { where: 'sent_at IS NOT NULL' })
@Index('notifications_lateness', ['sentAt'], {
  where: 'due_at IS NOT NULL AND sent_at IS NOT NULL AND broadcast_id IS NULL',
})
@Index('notifications_words', { synchronize: false })
@Index('notifications_addresses', { synchronize: false })
@Index('notifications_lately_failed', ['failedAt'], { where: 'failed_at IS NOT NULL' })
export class NotificationEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') type: NotificationType;
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) receiverId: number | null;
  @Column('text', { array: true, default: '{}' }) receiverType: Role[];
  @Column('text') channel: Channel;
  @Column('text') sendTo: string;
  /** The channels still to be tried if this one fails (rule 35). */
  @Column('text', { array: true, default: '{}' }) fallback: Channel[];
  @Column('text', { default: 'he-IL' }) locale: Locale;
  @Column('text') message: string;
  @Column('text', { nullable: true }) secretKind: SecretKind | null;
  @Column('int', { nullable: true }) secretId: number | null;
  @Column('timestamptz', { nullable: true }) secretExpiresAt: Date | null;
  @Column('boolean', { default: false }) isUrgent: boolean;
  /** Whether the message is also sent through the next channel if it has no effect in time (rule 183). */
  @Column('boolean', { default: false }) isPressing: boolean;
  /** From when the message no longer waits for the end of quiet hours; null if it never waits (rule 100). */
  @Column('timestamptz', { nullable: true }) canWaitUntil: Date | null;
  @Column('int', { nullable: true }) eventId: number | null;
  /** The single request that the message is about; the log links to it (rule 190). */
  @Column('int', { nullable: true }) applicationId: number | null;
  /** The broadcast to which the message belongs (rule 175). */
  @Column('int', { nullable: true }) broadcastId: number | null;
  @Column('enum', { enum: NOTIFICATION_STATUSES, enumName: 'notification_status', default: 'queued' })
  status: NotificationStatus;
  @Column('text', { nullable: true }) providerId: string | null;
  @Column('text', { nullable: true }) error: string | null;
  @Column('int', { default: 0 }) attempts: number;
  @Column('timestamptz') nextAttemptAt: Date;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  /** When the message was due before it was last claimed for sending. */
  @Column('timestamptz', { nullable: true }) dueAt: Date | null;
  @Column('timestamptz', { nullable: true }) failedAt: Date | null;
  /** The number of parts in which the SMS was sent and billed. */
  @Column('smallint', { nullable: true }) smsParts: number | null;
  /** The WhatsApp template, by Twilio's ID; null for a free text (rule 196). */
  @Column('text', { nullable: true }) template: string | null;
}
