import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A browser that shows notifications to the person signed in on it (rule 185): its address at its push
 * service, and the keys for encryption that only it can read.
 */
@Entity('push_subscriptions')
@Unique(['endpoint'])
@Index('push_subscriptions_user', ['userId', 'id'])
@Index('push_subscriptions_session', ['sessionId'])
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  /** Deleted with the session, so that the device's next user gets nothing. */
  @ForeignKey('SessionEntity', { onDelete: 'CASCADE' }) @Column('uuid') sessionId: string;
  @Column('text') endpoint: string;
  /** in base64url: 65 bytes, a point of P-256 */
  @Column('text') p256dh: string;
  /** in base64url: 16 bytes */
  @Column('text') auth: string;
  @Column('text', { default: '' }) userAgent: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') lastSeenAt: Date;
  /** When the push service last refused permanently. */
  @Column('timestamptz', { nullable: true }) failedAt: Date | null;
}
