import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReplyOutcome } from './replies.rules.js';

/**
 * A message that a person has sent to the product, or the key by which they answered a test, taken once
 * whatever the provider repeats. What it said is kept nowhere.
 */
@Entity('replies')
@Index('replies_of_user', ['userId', 'outcome', 'receivedAt'])
@Index('replies_received', ['userId', 'receivedAt'])
@Index('replies_by_age', ['receivedAt'])
export class ReplyEntity {
  /** The provider's number of the message; of a key the number of its call. */
  @PrimaryColumn('text') messageId: string;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') outcome: ReplyOutcome;
  /** Whether a message went back. */
  @Column('boolean') isAnswered: boolean;
  @Column('timestamptz') receivedAt: Date;
}
