import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReplyOutcome } from './replies.rules.js';

/**
 * An incoming message, or the key with which somebody answered a test call; it is handled once, however often
 * the provider repeats it. Its text is not stored.
 */
@Entity('replies')
@Index('replies_of_user', ['userId', 'outcome', 'receivedAt'])
@Index('replies_received', ['userId', 'receivedAt'])
@Index('replies_by_age', ['receivedAt'])
export class ReplyEntity {
  /** The message's ID at the provider; for a key, the ID of its call. */
  @PrimaryColumn('text') messageId: string;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') outcome: ReplyOutcome;
  /** Whether a reply was sent. */
  @Column('boolean') isAnswered: boolean;
  @Column('timestamptz') receivedAt: Date;
}
