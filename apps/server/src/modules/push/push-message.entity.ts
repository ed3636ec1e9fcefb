import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * The status of a push: waiting, accepted by the push service, permanently refused, or dropped as no longer
 * worth sending.
 */
export type PushStatus = 'queued' | 'sent' | 'failed' | 'dropped';

/** A notification on a device, in addition to a message that is sent separately (rule 186). */
@Entity('push_messages')
@Unique(['notificationId', 'subscriptionId'])
@Index('push_messages_due', ['isUrgent', 'nextAttemptAt', 'id'], { where: "status = 'queued'" })
@Index('push_messages_failed', ['nextAttemptAt', 'error'], { where: "status = 'failed'" })
@Index('push_messages_subscription', ['subscriptionId'])
export class PushMessageEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('NotificationEntity', { onDelete: 'CASCADE' }) @Column('int') notificationId: number;
  @ForeignKey('PushSubscriptionEntity', { onDelete: 'CASCADE' }) @Column('int') subscriptionId: number;
  @Column('boolean') isUrgent: boolean;
  @Column('text', { default: 'queued' }) status: PushStatus;
  @Column('int', { default: 0 }) attempts: number;
  @Column('timestamptz') nextAttemptAt: Date;
  @Column('text', { nullable: true }) error: string | null;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
}
