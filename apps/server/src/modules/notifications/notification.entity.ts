import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { NOTIFICATION_STATUSES, type Channel, type Locale, type NotificationStatus, type NotificationType, type Role } from '@karov/domain';

/** Which secret is put into the text at the moment of sending. */
export type SecretKind = 'otp' | 'event_volunteer' | 'event_user' | 'application_call' | 'sign_in' | 'reference';

/**
 * A message, written before it is sent (rule 32). `message` holds `%{link}` or `%{code}` where the secret goes; the
 * secret itself is made at sending and stored nowhere.
 */
@Entity('notifications')
@Index('notifications_queue', ['nextAttemptAt'], { where: "status IN ('queued', 'sending')" })
@Index('notifications_receiver', ['receiverId', 'id'])
@Index('notifications_due', ['isUrgent', 'nextAttemptAt', 'id'], { where: "status = 'queued'" })
@Index('notifications_secret', ['secretKind', 'secretId'], { where: 'secret_id IS NOT NULL' })
@Index('notifications_failed', ['eventId'], { where: "status = 'failed'" })
@Index('notifications_event', ['eventId', 'id'], { where: 'event_id IS NOT NULL' })
@Index('notifications_provider', ['providerId'], { where: 'provider_id IS NOT NULL' })
@Index('notifications_created', ['createdAt', 'id'])
export class NotificationEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') type: NotificationType;
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) receiverId: number | null;
  @Column('text', { array: true, default: '{}' }) receiverType: Role[];
  @Column('text') channel: Channel;
  @Column('text') sendTo: string;
  /** Channels still to be tried when this one fails (rule 35). */
  @Column('text', { array: true, default: '{}' }) fallback: Channel[];
  @Column('text', { default: 'he-IL' }) locale: Locale;
  @Column('text') message: string;
  @Column('text', { nullable: true }) secretKind: SecretKind | null;
  @Column('int', { nullable: true }) secretId: number | null;
  @Column('timestamptz', { nullable: true }) secretExpiresAt: Date | null;
  @Column('boolean', { default: false }) isUrgent: boolean;
  @Column('int', { nullable: true }) eventId: number | null;
  @Column('enum', { enum: NOTIFICATION_STATUSES, enumName: 'notification_status', default: 'queued' }) status: NotificationStatus;
  @Column('text', { nullable: true }) providerId: string | null;
  @Column('text', { nullable: true }) error: string | null;
  @Column('int', { default: 0 }) attempts: number;
  @Column('timestamptz') nextAttemptAt: Date;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
}
