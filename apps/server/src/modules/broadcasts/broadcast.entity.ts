import type { BroadcastWay, LeftOutReason, NotificationStatus } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * The audience as it was chosen: people one by one, or the filters of a list. The search text is not stored,
 * because it may be a name.
 */
export interface KeptAudience {
  filters: Readonly<Record<string, string | readonly string[]>>;
  chosen: number;
  event_id: number | null;
}

/**
 * A broadcast (rule 175). Its messages are rows of the log. A sweep stores their counts here, so that reading
 * the progress costs nothing. Each key of a sender identifies one broadcast.
 */
@Entity('broadcasts')
@Unique(['senderId', 'requestKey'])
@Index('broadcasts_created', ['createdAt', 'id'])
@Index('broadcasts_of_sender', ['senderId', 'createdAt', 'id'])
@Index('broadcasts_resends', ['resendOf'], { where: 'resend_of IS NOT NULL' })
@Index('broadcasts_counting', ['countedAt'], { where: "state = 'sending'" })
@Index('broadcasts_ended', ['endedAt'], { where: 'ended_at IS NOT NULL' })
export class BroadcastEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) senderId: number | null;
  @Column('text') channel: BroadcastWay;
  @Column('text') message: string;
  @Column('jsonb') audience: KeptAudience;
  @Column('text') requestKey: string;
  /** hash of text, channel and recipients: identifies the same broadcast when there is no key */
  @Column('bytea') contentHash: Buffer;
  @ForeignKey('BroadcastEntity') @Column('int', { nullable: true }) resendOf: number | null;
  @Column('text', { default: 'sending' }) state: 'sending' | 'stopped' | 'done';
  @Column('int') receivers: number;
  @Column('jsonb', { default: {} }) leftOut: Partial<Record<LeftOutReason, number>>;
  @Column('jsonb', { default: {} }) counts: Partial<Record<NotificationStatus, number>>;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') startsAt: Date;
  @Column('timestamptz') countedAt: Date;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
